import type { MetaDescriptor } from 'react-router';
import type { Language } from '#domain/language.ts';
import { textIn } from '#domain/text-in.ts';
import type { CompanyPage } from '#read-api/company/company-page.ts';
import type { CompanyReviews } from '#read-api/review/company-reviews.ts';
import { companyPath, homePath, resultsPath } from '../addresses/paths.ts';
import { imagePath } from '../media/picture.tsx';
import { companyCard, head } from '../page/head.ts';
import { textOf } from '../page/text.ts';
import { reviewData } from '../review/review-data.ts';
import { businessHours } from './business-hours.ts';
import { businessType } from './business-type.ts';
import { productsData } from './product-data.ts';

const businessOf = (company: CompanyPage, origin: string, path: string, description: string, at: Date) => {
  const { place, coordinates, legal, content } = company;
  const url = origin + path;
  const pictures = [
    ...(content.banner ? [content.banner] : []),
    ...content.photos.slice(0, 3).map(({ image }) => image),
  ];
  const links = coordinates.filter(({ type, value }) => type !== 'email' && /^https?:/.test(value));
  return {
    '@context': 'https://schema.org',
    '@type': businessType(company.categories),
    '@id': url,
    url,
    name: company.name,
    alternateName: company.shortName ?? undefined,
    description,
    sameAs: links.length > 0 ? links.map(({ value }) => value) : undefined,
    image: pictures.length > 0 ? pictures.map((one) => origin + imagePath(one, 1280)) : undefined,
    logo: content.logo ? origin + imagePath(content.logo, 384) : undefined,
    foundingDate: legal?.createdDate ?? undefined,
    address: {
      '@type': 'PostalAddress',
      streetAddress: place.address ?? undefined,
      addressLocality: place.city?.name ?? place.unknownCity ?? undefined,
      postalCode: place.zip ?? undefined,
      postOfficeBoxNumber: place.addressPostal ?? undefined,
      addressCountry: place.country,
    },
    geo:
      place.lat === null || place.lng === null
        ? undefined
        : { '@type': 'GeoCoordinates', latitude: place.lat, longitude: place.lng },
    ...businessHours(company.plannings, at),
  };
};

const trailOf = (steps: readonly (readonly [name: string, url: string])[]) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(([name, item], index) => ({ '@type': 'ListItem', position: index + 1, name, item })),
});

export const companyHead = (
  company: CompanyPage,
  origin: string,
  lang: Language,
  at: Date,
  reviews?: CompanyReviews,
): MetaDescriptor[] => {
  const { t, country } = textOf(lang);
  const { place, categories, texts } = company;
  const countryName = company.country.names?.[lang] ?? country(place.country);
  const city = place.city?.name ?? place.unknownCity;
  const category = categories.at(-1)?.names[lang] ?? '';
  const area = [city, countryName].filter(Boolean).join(', ');
  const said = textIn(texts?.description, lang);
  const description = said?.slice(0, 300) ?? t('company.head.description', { name: company.name, category, area });
  const path = companyPath(lang, company);
  const results = `${origin}${resultsPath(lang, place.country)}`;
  return [
    ...head({
      title: [company.name, category, area].filter(Boolean).join(' · '),
      description,
      origin,
      path,
      card: companyCard(company),
    }),
    { 'script:ld+json': { ...businessOf(company, origin, path, description, at), ...reviewData(reviews, lang) } },
    ...productsData(company.content.products.slice(0, 8), origin + path, origin + path, origin),
    {
      'script:ld+json': trailOf([
        [countryName, origin + homePath(lang, place.country)],
        ...categories.map(({ id, names }) => [names[lang], `${results}?category=${id}`] as const),
        [company.name, origin + path],
      ]),
    },
  ];
};
