import { beforeAll, expect, test } from 'vitest';
import { referenceCategories } from '#infra/reference/categories.ts';
import { apiToken } from '#tests/server.ts';
import { withServer } from '#tests/with-server.ts';
import { typedCategories } from '#web/company/business-type.ts';

const { server } = withServer();
let id: number;
let hidden: number;

const pharmacy = {
  name: 'Pharmacie <b>Étoile</b> & Fils',
  category: 'health-pharmacy',
  place: { country: 'CI', city: { id: 2293538 }, district: 'Plateau', lat: 5.32, lng: -4.02 },
  coordinates: {
    coordinates: [{ type: 'tel', value: '+2250700000000', raw: '+2250700000000', public: true }],
    whatsappInitialText: null,
  },
  approved: true,
};

const register = async (company: object): Promise<number> => {
  const answer = await fetch(`${server.url}/api/company/register-company`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${apiToken}` },
    body: JSON.stringify(company),
  });
  const { id, position } = (await answer.json()) as { id: number; position: string };
  await fetch(`${server.url}/`, { headers: { 'Read-After': position } });
  return id;
};

beforeAll(async () => {
  id = await register({ ...pharmacy, online: true });
  hidden = await register({ ...pharmacy, name: 'Pas encore', online: false });
});

const get = (path: string) => fetch(`${server.url}${path}`, { redirect: 'manual' });
const text = async (path: string) => (await get(path)).text();

test('crawlers are told where the sitemap is and what is none of theirs', async () => {
  const robots = await text('/robots.txt');
  expect(robots).toContain(`Sitemap: ${server.url}/sitemap.xml`);
  expect(robots).toContain('Disallow: /api/');
});

test('the sitemap has public companies in both languages, each naming the other, and only those', async () => {
  const files = [...(await text('/sitemap.xml')).matchAll(/<loc>[^<]*(\/sitemaps\/[^<]+)<\/loc>/g)].map(
    ([, path = '']) => path,
  );
  const companies = await text(files.find((file) => file.includes('companies')) ?? '');
  expect(companies).toMatch(new RegExp(`<loc>[^<]*/entreprise/${id}-`));
  expect(companies).toMatch(new RegExp(`<loc>[^<]*/en/company/${id}-`));
  expect(companies).toMatch(/<lastmod>\d{4}-\d\d-\d\dT/);
  expect(companies).not.toContain(`/${hidden}-`);
  expect(companies.match(/hreflang="x-default"/g)).toHaveLength(2);
  expect(await text(files.find((file) => file.includes('lists')) ?? '')).toContain('/annuaire-resultat/ci');
});

test('a page names itself, its other language, its card and its kind of business, with nothing unescaped', async () => {
  const { headers } = await get(`/entreprise/${id}-x`);
  const path = headers.get('location') ?? '';
  const page = await text(path);
  expect(page).toContain(`<link rel="canonical" href="${server.url}${path}"`);
  expect(page).toMatch(/hrefLang="en"|hreflang="en"/);
  expect(page).toContain(`content="${server.url}/cards/company/${id}.png"`);
  for (const part of ['photos', 'produits', 'avis'])
    expect(await text(`${path}/${part}`)).toContain(`content="${server.url}/cards/company/${id}.png"`);
  expect(page).not.toContain('<b>Étoile</b>');
  const [, json = '{}'] =
    page.match(/<script type="application\/ld\+json">(\{[^<]*"@type":"Pharmacy"[^<]*)<\/script>/) ?? [];
  expect(JSON.parse(json)).toMatchObject({ name: pharmacy.name, address: { addressCountry: 'CI' } });
});

test('a company that is not there leads to others like it, and says nothing of itself', async () => {
  const isOffline = 'Cette entreprise n’est pas en ligne';
  for (const [path, title] of [
    [`/entreprise/${hidden}-pas-encore`, isOffline],
    [`/entreprise/${hidden}/avis`, isOffline],
    [`/entreprise/${hidden}-pas-encore/photos`, isOffline],
    [`/entreprise/${hidden}-pas-encore/telephone`, isOffline],
    ['/en/company/99999-pharmacie-etoile', 'This page does not exist'],
    ['/en/company/99999-pharmacie-etoile/write-a-review', 'This page does not exist'],
  ] as const) {
    const answer = await get(path);
    const page = await answer.text();
    expect([path, answer.status]).toEqual([path, 404]);
    expect(page).toContain(`>${title}</h1>`);
    expect(page).toContain(`/${id}-`);
    expect(page).toContain('<meta name="robots" content="noindex"');
    expect(/<main.*<\/main>/s.exec(page)?.[0]).not.toContain('Pas encore');
    expect(page).not.toContain('+2250700000000');
  }
  expect((await get('/entreprise/99999')).status).toBe(404);
});

test('lists of one category are kept by search engines, narrower ones point to the country', async () => {
  const list = await text('/annuaire-resultat/ci?category=health-pharmacy');
  expect(list).toContain(`<link rel="canonical" href="${server.url}/annuaire-resultat/ci?category=health-pharmacy"`);
  expect(list).not.toContain('noindex');
  for (const narrower of ['category=health-pharmacy&openNow=1', 'what=etoile', 'category=health-hospital']) {
    const page = await text(`/annuaire-resultat/ci?${narrower}`);
    expect(page).toContain('content="noindex, follow"');
    expect(page).toContain(`<link rel="canonical" href="${server.url}/annuaire-resultat/ci"`);
    // whoever is sent it sees that very list
    expect(page.replaceAll('&amp;', '&')).toContain(
      `content="${server.url}/annuaire-resultat/ci?${narrower.replace('=1', '=true')}"`,
    );
  }
});

test('the home page tells how to search', async () => {
  expect(await text('/')).toContain('"@type":"SearchAction"');
  expect(await text('/en')).toContain('/en/result-directory?what={search_term_string}');
});

test('the card of a company is a small picture that is not sent twice', async () => {
  const card = await get(`/cards/company/${id}.png`);
  expect(card.headers.get('content-type')).toBe('image/png');
  expect((await card.arrayBuffer()).byteLength).toBeLessThan(100_000);
  const again = await fetch(`${server.url}/cards/company/${id}.png`, {
    headers: { 'If-None-Match': card.headers.get('etag') ?? '' },
  });
  expect(again.status).toBe(304);
  const square = await get(`/cards/company/${id}-square.png`);
  expect([square.status, square.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect((await get('/cards/sokoni-square.png')).status).toBe(200);
  expect((await get(`/cards/company/${hidden}.png`)).status).toBe(404);
});

test('a company can be saved as a contact and read by a camera', async () => {
  const { headers } = await get(`/entreprise/${id}-x`);
  const contact = await get(`${headers.get('location')}.vcf`);
  expect(contact.headers.get('content-type')).toContain('text/vcard');
  expect(await contact.text()).toContain('TEL;TYPE=WORK,VOICE:+2250700000000');
  expect((await get(`/qr/fr/${id}.svg`)).headers.get('content-type')).toContain('image/svg+xml');
  expect((await get('/qr/de/1.svg')).status).toBe(404);
});

test('contacts are told as sparingly as numbers on a tap', async () => {
  const path = `${(await get(`/entreprise/${id}-x`)).headers.get('location')}.vcf`;
  const statuses = new Set<number>();
  for (let n = 0; n < 70; n++) statuses.add((await get(path)).status);
  expect([...statuses].toSorted()).toEqual([200, 429]);
});

test('every category that has a kind of business is one of ours', () => {
  const known = new Set(referenceCategories().map(({ categoryId }) => categoryId));
  expect(typedCategories.filter((category) => !known.has(category))).toEqual([]);
});
