import { beforeAll, expect, test } from 'vitest';
import type { Message } from '#domain/decider.ts';
import { kyselyOf } from '#infra/database/database.ts';
import { sitemap } from '#projections/company/sitemap.ts';
import { rebuild } from '#projections/rebuild.ts';
import { sitemapCompanies, sitemapFiles } from '#read-api/seo/sitemap-companies.ts';
import { sitemapJobFiles, sitemapJobs } from '#read-api/seo/sitemap-jobs.ts';
import { companyUrls, jobUrls } from '#read-api/seo/sitemap-xml.ts';
import { pharmacy } from '#tests/company/companies.ts';
import { beginEmpty, logOf, tell } from '#tests/projections/engine.ts';
import { withDatabase } from '#tests/with-database.ts';

const companyId = 7;
const photo = (letter: string) => ({
  id: letter.repeat(22),
  width: 2000,
  height: 1500,
  placeholder: 'data:image/webp;base64,AAAA',
});

let hour = 0;
const db = withDatabase();
let tellOf: (...events: readonly Message[]) => Promise<void>;
const read = () => kyselyOf(db.pool);

beforeAll(async () => {
  const world = { ...logOf(db.pool, sitemap), pool: db.pool };
  await beginEmpty(world, [sitemap]);
  tellOf = async (...events) => {
    await tell(world, events);
    const at = new Date(Date.UTC(2026, 0, 1, ++hour)).toISOString();
    await db.pool.query(
      `update event_store.event set metadata = (metadata::jsonb || jsonb_build_object('at', $1::text))
       where metadata->>'at' > '2026-11'`,
      [at],
    );
    await rebuild(world, [sitemap]);
  };
  await tellOf(
    { type: 'CompanyRegistered', data: { ...pharmacy, companyId } },
    { type: 'CompanyApproved', data: { companyId } },
    { type: 'CompanyPutOnline', data: { companyId } },
  );
});

const page = async () => {
  for await (const [company] of sitemapCompanies(read(), 0)) if (company) return company;
  throw new Error('no company');
};
const file = async () => companyUrls('https://sokoni.example', [await page()]);
const day = (text: string) => new Date(`${text}T12:00:00Z`);

test('photos are there once they are validated, and only then the page has changed', async () => {
  const before = (await page()).changed;
  const added = { type: 'CompanyPhotoAdded', data: { companyId, image: photo('a'), caption: null } };
  await tellOf(added, { type: 'CompanyPhotoCaptioned', data: { companyId, imageId: photo('a').id, caption: 'Ici' } });
  expect((await page()).changed).toBe(before);
  expect(await file()).not.toContain('image:');
  await tellOf({ type: 'CompanyPhotoValidated', data: { companyId, imageId: photo('a').id } });
  expect((await page()).changed > before).toBe(true);
  expect(await file()).toMatch(/<image:image><image:loc>https:\/\/sokoni\.example\/media\/a{22}\/\d+\.jpg</);
  await tellOf({ type: 'CompanyPhotoRemoved', data: { companyId, imageId: photo('a').id, reason: null } });
  expect(await file()).not.toContain('image:');
});

test('the page of its products is there while it has some, and says when they changed', async () => {
  expect(await file()).not.toContain('/produits');
  const data = { companyId, productId: 3, name: 'Savon', text: null, brand: null, category: null, image: null };
  const offered = {
    type: 'ProductOffered',
    data: { ...data, link: null, withModal: true, price: null, sticker: null, promo: null },
  };
  await tellOf(offered);
  const { productsChanged } = await page();
  expect(await file()).toMatch(/<loc>[^<]*\/en\/company\/7-[^<]*\/products<\/loc><lastmod>/);
  await tellOf({ type: 'CompanySizeDeclared', data: { companyId, size: 'small' } });
  expect((await page()).productsChanged).toBe(productsChanged);
  await tellOf({ type: 'ProductWithdrawn', data: { companyId, productId: 3 } });
  expect(await file()).not.toContain('/produits');
});

test('an offer of work is there until its last day, or until it is filled', async () => {
  const offer = { title: 'Vendeuse', text: null, contract: 'permanent', fullTime: true, remote: false, where: null };
  const more = { skills: [], pay: null, applyTo: null, validThrough: '2026-03-02' };
  await tellOf({ type: 'JobOffered', data: { companyId, jobId: 5, ...offer, ...more } });
  const jobsOn = async (text: string) => jobUrls('https://sokoni.example', await sitemapJobs(read(), 0, day(text)));
  expect(await jobsOn('2026-03-02')).toMatch(/\/entreprise\/7-[^<]*\/emploi\/5<\/loc><lastmod>\d{4}/);
  expect(await jobsOn('2026-03-03')).toBe('');
  expect(await sitemapJobFiles(read(), day('2026-03-02'))).toMatchObject([{ file: 0, count: 1 }]);
  await tellOf({ type: 'JobExtended', data: { companyId, jobId: 5, validThrough: '2026-04-01' } });
  expect(await jobsOn('2026-03-03')).toContain('/emploi/5');
  await tellOf({ type: 'CompanyTakenOffline', data: { companyId } });
  expect([await jobsOn('2026-03-03'), await sitemapFiles(read())]).toEqual(['', []]);
  await tellOf({ type: 'CompanyPutOnline', data: { companyId } }, { type: 'JobClosed', data: { companyId, jobId: 5 } });
  expect(await jobsOn('2026-03-03')).toBe('');
});
