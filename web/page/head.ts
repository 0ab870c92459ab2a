import type { MetaDescriptor, RouterContextProvider } from 'react-router';
import type { Language } from '#domain/language.ts';
import { homePath, languageOf, pathIn, resultsPath } from '../addresses/paths.ts';
import type { MessageId } from './intl.ts';
import { originContext } from './server-context.ts';
import { textOf } from './text.ts';

/** What tabs, histories and search engines show of a title. */
const titleLetters = 60;

/** `Photos · Mon profil · Sokoni`: what a page is, whose, and where. What comes last gives way where it would be cut. */
const pageTitle = (...parts: readonly string[]): string => {
  const said = [...parts.flatMap((part) => part.split(' · ')), 'Sokoni'];
  while (said.length > 1 && said.join(' · ').length > titleLetters) said.pop();
  return said.join(' · ');
};

/** What search engines show of a description. */
const descriptionLetters = 155;

const cutAtWord = (text: string): string =>
  text.length <= descriptionLetters
    ? text
    : `${text.slice(0, descriptionLetters - 1).replace(/[\s.,;:!?]+\S*$/u, '')}…`;

export const originOf = (context: Readonly<RouterContextProvider>, url: URL): string =>
  context.get(originContext) ?? url.origin;

type Page = {
  readonly title: string;
  readonly description: string;
  readonly origin: string;
  /** Its canonical address, without the origin. */
  readonly path: string;
  /** What is passed on, where that is not the canonical address: a search, whose list engines find under its country. */
  readonly shared?: string;
  readonly index?: boolean;
  /** The path of a picture for those that show a link to it (`.png`, and `-square.png` beside it), and what is on it. */
  readonly card?: { readonly path: string; readonly alt: string };
};

const siteCard = { path: '/cards/sokoni.png', alt: 'Sokoni' };

/** The picture of a company, for its page and those of its offers, photos and reviews. */
export const companyCard = ({ id, name }: { readonly id: number; readonly name: string }) => ({
  path: `/cards/company/${id}.png`,
  alt: name,
});

const ogLocales: Record<Language, string> = { fr: 'fr_FR', en: 'en_GB' };

/** A picture; what is said of it stands below its own address, since there may be several. Sizes in px. */
const picture = (url: string, width: number, height: number): MetaDescriptor[] => [
  { property: 'og:image', content: url },
  { property: 'og:image:width', content: String(width) },
  { property: 'og:image:height', content: String(height) },
];

/** What every page says of itself to those that read pages for a living. */
export const head = ({
  title,
  origin,
  path,
  shared = path,
  index = true,
  card = siteCard,
  ...page
}: Page): MetaDescriptor[] => {
  const description = cutAtWord(page.description);
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
    { title: pageTitle(title) },
    { name: 'description', content: description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:site_name', content: 'Sokoni' },
    { property: 'og:type', content: 'website' },
    { property: 'og:url', content: `${origin}${shared}` },
    { property: 'og:locale', content: ogLocales[lang] },
    { property: 'og:locale:alternate', content: ogLocales[lang === 'fr' ? 'en' : 'fr'] },
    ...picture(`${origin}${card.path}`, 1200, 630),
    { property: 'og:image:type', content: 'image/png' },
    { property: 'og:image:alt', content: card.alt },
    ...picture(`${origin}${card.path.replace('.png', '-square.png')}`, 300, 300),
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
export const privateHead = (...titles: readonly string[]): MetaDescriptor[] => [
  { title: pageTitle(...titles) },
  { name: 'robots', content: 'noindex' },
];

/** The same for a page whose title is words only: `export const meta = privatePage('profile.photos.title', …)`. */
export const privatePage =
  (...titles: readonly MessageId[]) =>
  ({ location }: { readonly location: { readonly pathname: string } }): MetaDescriptor[] => {
    const { t } = textOf(languageOf(location.pathname));
    return privateHead(...titles.map((id) => t(id)));
  };
