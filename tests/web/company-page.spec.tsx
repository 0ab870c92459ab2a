import { renderToStaticMarkup } from 'react-dom/server';
import { RawIntlProvider } from 'react-intl';
import { describe, expect, test } from 'vitest';
import type { CompanyPage } from '#read-api/company/company-page.ts';
import { companyHead } from '#web/company/company-head.ts';
import { directionsTo } from '#web/company/directions.tsx';
import { Ident } from '#web/company/ident.tsx';
import { Presentation } from '#web/company/presentation.tsx';
import { intlOf } from '#web/page/intl.ts';

const company: CompanyPage = {
  id: 12,
  name: 'Akwaba </script> Bois',
  shortName: 'AKB',
  slug: 'akwaba-bois',
  categories: [{ id: 'crafts-joiner', names: { fr: 'Menuiserie', en: 'Joiner' } }],
  country: { code: 'CI', names: { fr: 'Côte d’Ivoire', en: 'Côte d’Ivoire' } },
  place: {
    country: 'CI',
    city: { id: 2293538, name: 'Abidjan' },
    unknownCity: null,
    subCity: null,
    district: 'Cocody',
    address: null,
    addressPostal: null,
    zip: null,
    landmark: { fr: 'en face du terminus', en: 'opposite the terminus' },
    lat: 5.35,
    lng: -3.98,
  },
  size: 'small',
  texts: {
    description: { fr: 'Des tables en iroko.' },
    presentation: {},
    practicalInfo: null,
    brandInfo: null,
    childrenBoxTitle: {},
  },
  coordinates: [],
  greeting: null,
  shop: null,
  requests: null,
  legal: null,
  plannings: [],
  openState: { state: 'unknown', changesAt: null, validUntil: null, timeZone: null },
  hours: null,
  rating: null,
  reviewCount: 0,
  ratingCount: 0,
  demo: false,
  registered: '2026-11-21T00:00:00.000Z',
  content: {
    logo: null,
    banner: null,
    ad: null,
    photos: [],
    videos: [],
    products: [],
    jobs: [],
    freshness: {},
    root: null,
    branches: [],
  },
};

const html = (lang: 'fr' | 'en', shown: CompanyPage): string =>
  renderToStaticMarkup(
    <RawIntlProvider value={intlOf(lang)}>
      <Presentation company={shown} />
    </RawIntlProvider>,
  );

describe('what a company says of itself', () => {
  test('is in the reader’s language where there is one', () => {
    expect(html('fr', company)).not.toContain('lang=');
  });

  test('is marked and announced where it is only in the other one', () => {
    expect(html('en', company)).toContain('This text exists only in French.');
    expect(html('en', company)).toContain('lang="fr"');
  });
});

describe('at a glance it says', () => {
  const said = (lang: 'fr' | 'en', shown: CompanyPage): string =>
    renderToStaticMarkup(
      <RawIntlProvider value={intlOf(lang)}>
        <Ident company={shown} isManager={false} at={new Date('2026-11-21T10:00:00Z')} />
      </RawIntlProvider>,
    );

  test('what it is called for short', () => {
    expect(said('fr', company)).toContain('(<bdi>AKB</bdi>)');
    expect(said('fr', { ...company, shortName: null })).not.toContain('<small>');
  });

  test('how it is found, to each reader in their language', () => {
    expect(said('fr', company)).toContain('en face du terminus');
    expect(said('en', company)).toContain('opposite the terminus');
    const french = { ...company, place: { ...company.place, landmark: { fr: 'derrière la mosquée' } } };
    expect(said('en', french)).toContain('<span lang="fr">derrière la mosquée</span>');
  });
});

describe('the head of its page', () => {
  const head = companyHead(company, 'https://sokoni.example', 'en', new Date('2026-11-21T10:00:00Z'));

  test('names one canonical address and both languages', () => {
    const links = head.flatMap((tag) => ('tagName' in tag ? [[tag.rel, tag.hrefLang, tag.href]] : []));
    expect(links).toEqual([
      ['canonical', undefined, 'https://sokoni.example/en/company/12-akwaba-bois'],
      ['alternate', 'fr', 'https://sokoni.example/entreprise/12-akwaba-bois'],
      ['alternate', 'en', 'https://sokoni.example/en/company/12-akwaba-bois'],
      ['alternate', 'x-default', 'https://sokoni.example/entreprise/12-akwaba-bois'],
    ]);
  });

  test('describes the business and the way to it', () => {
    const data = head.flatMap((tag) =>
      'script:ld+json' in tag ? [tag['script:ld+json'] as Record<string, unknown>] : [],
    );
    expect(data.map((each) => each['@type'])).toEqual(['LocalBusiness', 'BreadcrumbList']);
    expect(data[0]).toMatchObject({
      alternateName: 'AKB',
      geo: { latitude: 5.35, longitude: -3.98 },
      address: { addressCountry: 'CI' },
    });
  });
});

test('the way there is by its point, else by its name and town, else unknown', () => {
  expect(directionsTo(company)).toContain('destination=5.35%2C-3.98');
  const lost = { ...company, place: { ...company.place, lat: null, lng: null } };
  expect(directionsTo(lost)).toContain('Abidjan');
  expect(directionsTo({ ...lost, place: { ...lost.place, city: null } })).toBeNull();
});
