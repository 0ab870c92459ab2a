import type { MetaDescriptor, RouterContextProvider } from 'react-router';
import type { Language } from '#domain/text.ts';
import { homePath, languageOf, pathIn, resultsPath } from './paths.ts';
import { originContext } from './server-context.ts';

export const originOf = (context: Readonly<RouterContextProvider>, url: URL): string =>
  context.get(originContext) ?? url.origin;

type Page = {
  readonly title: string;
  readonly description: string;
  readonly origin: string;
  /** Its canonical address, without the origin. */
  readonly path: string;
  readonly index?: boolean;
  /** The path of a picture of 600 × 315 for those that show a link to it, and what is on it. */
  readonly card?: { readonly path: string; readonly alt: string };
};

const siteCard = { path: '/cards/sokoni.png', alt: 'Sokoni' };

const ogLocales: Record<Language, string> = { fr: 'fr_FR', en: 'en_GB' };

/** What every page says of itself to those that read pages for a living. */
export const head = ({ title, description, origin, path, index = true, card = siteCard }: Page): MetaDescriptor[] => {
  const [pathname = '/', query] = path.split('?');
  const lang = languageOf(pathname);
  const inLanguage = (other: Language) => `${origin}${pathIn(other, pathname)}${query ? `?${query}` : ''}`;
  const alternate = (hrefLang: string, other: Language): MetaDescriptor => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang,
    href: inLanguage(other),
  });
  return [
    { title: `${title} · Sokoni` },
    { name: 'description', content: description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:site_name', content: 'Sokoni' },
    { property: 'og:type', content: 'website' },
    { property: 'og:url', content: `${origin}${path}` },
    { property: 'og:locale', content: ogLocales[lang] },
    { property: 'og:locale:alternate', content: ogLocales[lang === 'fr' ? 'en' : 'fr'] },
    { property: 'og:image', content: `${origin}${card.path}` },
    { property: 'og:image:type', content: 'image/png' },
    { property: 'og:image:width', content: '600' },
    { property: 'og:image:height', content: '315' },
    { property: 'og:image:alt', content: card.alt },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(index ? [] : [{ name: 'robots', content: 'noindex, follow' }]),
    { tagName: 'link', rel: 'canonical', href: `${origin}${path}` },
    alternate('fr', 'fr'),
    alternate('en', 'en'),
    alternate('x-default', 'fr'),
  ];
};

/** The site and its search, for the home page. */
export const siteHead = (origin: string, lang: Language): MetaDescriptor => ({
  'script:ld+json': {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: 'Sokoni',
    url: origin + homePath(lang),
    inLanguage: lang,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}${resultsPath(lang)}?what={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  },
});

/** What a page says of itself that is nobody's but the reader's: its title, and that engines pass it over. */
export const privateHead = (title: string): MetaDescriptor[] => [
  { title: `${title} · Sokoni` },
  { name: 'robots', content: 'noindex' },
];
