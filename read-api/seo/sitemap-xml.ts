import { type Language, languages } from '#domain/language.ts';
import { widthsOf } from '#domain/media/image-sizes.ts';
import { companyPath, homePath, jobPath, productsPath, resultsPath } from '#web/addresses/paths.ts';
import type { Landing } from './landings.ts';
import type { SitemapCompany, SitemapFile } from './sitemap-companies.ts';
import type { SitemapJob } from './sitemap-jobs.ts';

const xml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`).replace(/[^\t\n\r -\uFFFD]/gu, '');

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** Returns the entries of one page: one per language, each with links to both languages and to `x-default`. */
const entries = (origin: string, pathIn: (lang: Language) => string, changed?: string | null, images = ''): string => {
  const address = (lang: Language) => xml(origin + pathIn(lang));
  const links = [...languages, 'x-default' as const]
    .map((lang) => {
      const href = address(lang === 'x-default' ? 'fr' : lang);
      return `<xhtml:link rel="alternate" hreflang="${lang}" href="${href}"/>`;
    })
    .join('');
  const lastmod = !changed ? '' : `<lastmod>${xml(changed)}</lastmod>`;
  return languages.map((lang) => `<url><loc>${address(lang)}</loc>${lastmod}${links}${images}</url>\n`).join('');
};

const listPath = ({ country, category, city }: Landing, lang: Language): string => {
  const list = resultsPath(lang, country);
  if (category) return `${list}?category=${category}`;
  return city ? `${list}?city=${city}` : list;
};

type SitemapPart = { readonly path: string; readonly changed?: string };

/** The index that lists the files of the sitemap. */
export const sitemapIndex = (origin: string, parts: readonly SitemapPart[]): string => {
  const rows = parts.map(
    ({ path, changed }) =>
      `<sitemap><loc>${xml(origin + path)}</loc>${changed ? `<lastmod>${xml(changed)}</lastmod>` : ''}</sitemap>\n`,
  );
  return `${declaration}<sitemapindex xmlns="${schema}">\n${rows.join('')}</sitemapindex>\n`;
};

/** Returns the entry of a file for the sitemap index. */
export const partOf = (kind: 'companies' | 'jobs', { file, changed }: SitemapFile): SitemapPart => ({
  path: `/sitemaps/${kind}-${file}.xml`,
  changed,
});

const imageSchema = 'http://www.google.com/schemas/sitemap-image/1.1';
export const openUrls = `${declaration}<urlset xmlns="${schema}" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="${imageSchema}">\n`;
export const closeUrls = '</urlset>\n';

/** The limit of photos per company, so that a file stays under the limit of 50 MB. */
const maxImages = 10;
const widest = 1600;

const imagesOf = (origin: string, { photos }: SitemapCompany): string =>
  photos
    .filter(({ shown }) => shown)
    .slice(0, maxImages)
    .map(({ id, width }) => {
      const widths = widthsOf(width);
      const file = `/media/${id}/${widths.find((one) => one >= widest) ?? widths.at(-1)}.jpg`;
      return `<image:image><image:loc>${xml(origin + file)}</image:loc></image:image>`;
    })
    .join('');

/** Returns the entries of each company's page with its photos, and of its products page when it has products. */
export const companyUrls = (origin: string, companies: readonly SitemapCompany[]): string =>
  companies
    .flatMap((company) => [
      entries(origin, (lang) => companyPath(lang, company), company.changed, imagesOf(origin, company)),
      company.products > 0 ? entries(origin, (lang) => productsPath(lang, company), company.productsChanged) : '',
    ])
    .join('');

/** The entries of job offers in a file of the sitemap. */
export const jobUrls = (origin: string, jobs: readonly SitemapJob[]): string =>
  jobs.map(({ id, company, changed }) => entries(origin, (lang) => jobPath(lang, company, id), changed)).join('');

/** Returns the entries of results pages and country home pages; the first file also has the pages for all countries. */
export const landingUrls = (origin: string, landings: readonly Landing[], first: boolean): string => {
  const countries = landings.filter(({ category, city }) => !category && !city).map((one) => one.country);
  return [
    ...(first ? [entries(origin, (lang) => homePath(lang)), entries(origin, (lang) => resultsPath(lang))] : []),
    ...countries.map((country) => entries(origin, (lang) => homePath(lang, country))),
    ...landings.map((landing) => entries(origin, (lang) => listPath(landing, lang))),
  ].join('');
};

/** The number of results pages in a file; with two languages and home pages, under the limit of 50,000 addresses. */
export const landingsInFile = 20_000;

/** The file `robots.txt`: what crawlers leave alone, and where the sitemap is. */
export const robotsTxt = (origin: string): string => `User-agent: *
Disallow: /api/
Disallow: /ajax/
Disallow: /*?*near=
Disallow: /*?*openNow=
Disallow: /*?*openTonight=
Disallow: /*?*openSaturday=
Disallow: /*?*openSunday=
Disallow: /*?*open24h=

Sitemap: ${origin}/sitemap.xml
`;
