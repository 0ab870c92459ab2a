import type { MetaDescriptor, RouterContextProvider } from 'react-router';
import type { Language } from '#domain/text.ts';
import { languageOf, pathIn } from './paths.ts';
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
};

/** What every page says of itself to those that read pages for a living. */
export const head = ({ title, description, origin, path, index = true }: Page): MetaDescriptor[] => {
  const [pathname = '/', query] = path.split('?');
  const inLanguage = (lang: Language) => `${origin}${pathIn(lang, pathname)}${query ? `?${query}` : ''}`;
  const alternate = (hrefLang: string, lang: Language): MetaDescriptor => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang,
    href: inLanguage(lang),
  });
  return [
    { title: `${title} · Sokoni` },
    { name: 'description', content: description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:site_name', content: 'Sokoni' },
    { property: 'og:locale', content: languageOf(pathname) === 'fr' ? 'fr_FR' : 'en_GB' },
    ...(index ? [] : [{ name: 'robots', content: 'noindex, follow' }]),
    { tagName: 'link', rel: 'canonical', href: `${origin}${path}` },
    alternate('fr', 'fr'),
    alternate('en', 'en'),
    alternate('x-default', 'fr'),
  ];
};
