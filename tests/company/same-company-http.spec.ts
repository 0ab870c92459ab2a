import { beforeAll, expect, test } from 'vitest';
import { asked } from '#tests/account/company-people.ts';
import { administrator } from '#tests/account/person.ts';
import type { MembersServer } from '#tests/security/members.ts';
import { withMembers } from '#tests/with-members.ts';

const at = withMembers();
type Member = Awaited<ReturnType<MembersServer['member']>>;
let kofi: Member;
let ada: Member;
let moderator: Member;
let ids = { gone: 0, stays: 0, third: 0 };
const desk = '/en/admin/moderation/same-company';

const registered = async (name: string, more: object = { approved: true }): Promise<number> => {
  const facts = { category: 'automotive-car-repair', place: { country: 'CI' }, online: true, ...more };
  return (await asked(at.url, administrator(at.url), '/api/company/register-company', { name, ...facts })).id;
};

beforeAll(async () => {
  [kofi, ada, moderator] = [await at.member('kofi'), await at.member('ada'), await at.as('moderator')];
  ids = {
    gone: await registered('Garage du Wharf'),
    stays: await registered('Garage Wharf Auto'),
    third: await registered('Garage Wharf Centre'),
  };
  for (const [companyId, who] of [
    [ids.gone, kofi],
    [ids.stays, ada],
  ] as const)
    await asked(at.url, administrator(at.url), '/api/account/name-manager', {
      ...{ companyId, accountId: who.id, role: 'admin' },
    });
}, 120_000);

const staff = (path: string, data: object) => asked(at.url, moderator, `/api/company/${path}`, data);
const declare = (companyId: number, stays: number) => staff('declare-same-company', { companyId, stays });
const undo = (companyId: number) => staff('undo-same-company', { companyId });

const at301 = async (path: string): Promise<string | null> => {
  const answer = await fetch(at.url + path, { redirect: 'manual', headers: { accept: 'text/html' } });
  return answer.status === 301 ? answer.headers.get('location') : `${answer.status}`;
};
const textOf = async (path: string): Promise<string> => (await fetch(at.url + path)).text();
const found = async (what: string): Promise<readonly number[]> =>
  ((await (await fetch(`${at.url}/api/search?what=${what}`)).json()) as { results: { id: number }[] }).results.map(
    ({ id }) => id,
  );

test('every address of the page that goes leads to the same one of the page that stays, in both languages', async () => {
  const { gone, stays } = ids;
  expect(await at301(`/entreprise/${gone}-garage-du-wharf`)).toBe('200');
  await declare(gone, stays);
  const there = `${stays}-garage-wharf-auto`;
  expect(await at301(`/entreprise/${gone}-garage-du-wharf`)).toBe(`/entreprise/${there}`);
  expect(await at301(`/entreprise/${gone}`)).toBe(`/entreprise/${there}`);
  expect(await at301(`/entreprise/${gone}-x/avis?page=2`)).toBe(`/entreprise/${there}/avis?page=2`);
  expect(await at301(`/en/company/${gone}-garage-du-wharf`)).toBe(`/en/company/${there}`);
  for (const part of ['photos', 'products', 'phone', 'whatsapp', 'reviews', 'write-a-review', 'report-a-problem'])
    expect(await at301(`/en/company/${gone}-garage-du-wharf/${part}`)).toBe(`/en/company/${there}/${part}`);
  const { headers } = await fetch(`${at.url}/en/company/${gone}`, { redirect: 'manual' });
  expect(headers.get('cache-control')).toContain('no-cache');
});

test('programs are told where the company is now, and are answered with it', async () => {
  const { gone, stays } = ids;
  for (const part of ['', '/reviews']) {
    const answer = await fetch(`${at.url}/api/companies/${gone}${part}?lang=en`, { redirect: 'manual' });
    expect(answer.status).toBe(301);
    expect(answer.headers.get('location')).toBe(`/api/companies/${stays}${part}?lang=en`);
    expect(await answer.json()).toMatchObject({
      status: 301,
      code: 'company.moved-to',
      title: `This company has another page: /api/companies/${stays}${part}?lang=en.`,
    });
  }
  expect(await (await fetch(`${at.url}/api/companies/${gone}`)).json()).toMatchObject({ id: stays });
});

test('it is in no search and no sitemap, and its manager reads why', async () => {
  const { gone, stays } = ids;
  await expect.poll(() => found('garage+wharf')).not.toContain(gone);
  expect(await found('garage+wharf')).toContain(stays);
  const sitemaps = [...(await textOf('/sitemap.xml')).matchAll(/<loc>([^<]+)</g)].map(([, loc = '']) => loc);
  const all = await Promise.all(sitemaps.map((loc) => textOf(new URL(loc).pathname)));
  expect(all.join()).toContain('garage-wharf-auto');
  expect(all.join()).not.toContain('garage-du-wharf');

  expect((await kofi.open('/en/company/edit/select')).html).toContain('Same company as another');
  expect((await kofi.open('/en/notifications')).html).toContain(
    'The page of Garage du Wharf now leads to another page of the same company',
  );
  expect((await ada.open('/en/notifications')).html).toContain(
    'Another page of the same company now leads to that of Garage Wharf Auto',
  );
});

test('nothing is joined in a circle, twice, to itself, or to what visitors do not see', async () => {
  const { gone, stays, third } = ids;
  const hidden = await registered('Garage Caché', { approved: false });
  const tried = async (companyId: number, other: number) => {
    const answer = await moderator.json('/api/company/declare-same-company', { companyId, stays: other });
    return `${answer.status} ${((await answer.json()) as { code: string }).code}`;
  };
  expect(await tried(stays, gone)).toBe('409 company.same-stays-moved');
  expect(await tried(gone, third)).toBe('409 company.same-already');
  expect(await tried(third, third)).toBe('422 company.same-itself');
  expect(await tried(third, hidden)).toBe('409 company.same-stays-hidden');
  expect(await tried(third, 999_999)).toBe('404 company.same-stays-unknown');
  expect(await tried(999_999, third)).toBe('404 company.unknown');
  expect((await moderator.json('/api/company/put-company-online', { companyId: gone })).status).toBe(409);
  for (const who of [kofi, ada])
    for (const path of ['declare-same-company', 'undo-same-company'])
      expect((await who.json(`/api/company/${path}`, { companyId: gone, stays: third })).status).toBe(403);
  expect((await ada.open(desk)).status).toBe(403);
});

test('a chain leads to its last page, and each undo gives one page back', async () => {
  const { gone, stays, third } = ids;
  await declare(stays, third);
  expect(await at301(`/en/company/${gone}-x/photos`)).toBe(`/en/company/${third}-garage-wharf-centre/photos`);
  expect(await at301(`/en/company/${stays}`)).toBe(`/en/company/${third}-garage-wharf-centre`);
  await undo(stays);
  expect(await at301(`/en/company/${gone}`)).toBe(`/en/company/${stays}-garage-wharf-auto`);
  expect(await at301(`/en/company/${stays}-garage-wharf-auto`)).toBe('200');
  await undo(gone);
  expect(await at301(`/en/company/${gone}-garage-du-wharf`)).toBe('200');
  expect((await fetch(`${at.url}/api/companies/${gone}`)).status).toBe(200);
  await expect.poll(() => found('garage+wharf')).toContain(gone);
  expect((await kofi.open('/en/notifications')).html).toContain('Garage du Wharf has its own page again');
});

test('staff choose by name or number, compare, confirm, and undo on the page that tells it, without script', async () => {
  const { gone, stays } = ids;
  const open = async (query = '') => (await moderator.open(desk + query)).html ?? '';
  expect(await open('?q=wharf')).toContain(`company=${gone}`);
  expect(await open(`?company=${gone}&q=zzqqxxyy`)).toContain('No company has this name or number.');
  expect(await open(`?company=${gone}&q=%23${stays}`)).toContain(`company=${gone}&amp;stays=${stays}`);
  const page = `/en/company/${stays}-garage-wharf-auto`;
  expect((await moderator.open(page)).html).toContain(`${desk}?company=${stays}"`);
  for (const html of [(await ada.open(page)).html, await textOf(page)]) expect(html).not.toContain(desk);
  const compared = await open(`?company=${gone}&stays=${stays}`);
  expect(compared).toContain('2 people manage these pages');
  expect(compared).toContain('“Garage Wharf Auto” also shows the reviews and photos of “Garage du Wharf”');
  expect(await open(`?company=${gone}&stays=${gone}`)).toContain('Page that stays');
  const form = { do: 'declare', company: String(gone), stays: String(stays) };
  expect((await moderator.send(desk, { ...form, stays: String(gone) })).status).toBe(422);
  expect((await moderator.send(desk, { do: 'nothing' })).status).toBe(400);
  const done = await moderator.send(desk, form);
  expect(done.html).toContain('“Garage du Wharf” now leads to “Garage Wharf Auto”.');
  expect(await open(`?company=${ids.third}&stays=${gone}`)).toContain('it cannot be the page that stays');
  const back = await moderator.send(desk, { do: 'undo', company: String(gone) });
  expect(back.html).toContain('“Garage du Wharf” has its own page again.');
  expect(await at301(`/en/company/${gone}-garage-du-wharf`)).toBe('200');
});
