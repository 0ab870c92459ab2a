import { existsSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { removeLooseFiles } from '#commands/privacy/loose-files.ts';
import { kyselyOf } from '#infra/database/database.ts';
import { documentsIn } from '#infra/documents/documents.ts';
import { postgresEventStore } from '#infra/event-store/postgres.ts';
import { mediaIn } from '#infra/media/media.ts';
import { administrator, person } from '#tests/account/person.ts';
import { photo } from '#tests/media/pictures.ts';
import { withMembers } from '#tests/with-members.ts';
import { mailLink, webLink } from '#web/page/links.ts';

const at = withMembers();
const company = { name: 'Chez Awa', category: 'home-building-furniture', place: { country: 'CI', cityId: 2293538 } };
const ask = async (someone: ReturnType<typeof person>, command: string, data: object) => {
  const answer = await someone.json(`/api/${command}`, data);
  const body = (await answer.json()) as {
    id?: number;
    code?: string;
    position?: string;
    errors?: { pointer: string }[];
  };
  if (body.position) await fetch(`${at.url}/api/countries`, { headers: { 'Read-After': body.position } });
  return { status: answer.status, ...body };
};

test('a member does not say that a company is made up, or where it comes from', async () => {
  for (const made of [{ demo: true }, { source: { name: 'osm', id: '1' } }]) {
    const refused = { status: 403, code: 'company.staff-only' };
    expect(await ask(await at.as('member'), 'company/register-company', { ...company, ...made })).toMatchObject(
      refused,
    );
    expect(await ask(await at.as('production'), 'company/register-company', { ...company, ...made })).toMatchObject(
      refused,
    );
  }
  const made = { ...company, name: 'Chez Kofi', demo: true, source: { name: 'osm', id: '2' } };
  expect(await ask(administrator(at.url), 'company/register-company', made)).toMatchObject({ status: 201 });
});

describe('ways to reach a company', () => {
  const reach = (type: string, value: string) => ({
    coordinates: [{ type, value, raw: value, public: true }],
    whatsappInitialText: null,
  });

  test.each([
    ['website', 'javascript:alert(1)'],
    ['website', 'data:text/html,x'],
    ['website', 'ftp://a.example'],
    ['website', 'any text at all'],
    ['website', 'Chez Awa'],
    ['facebook', 'javascript:alert(1)//'],
    ['linkedin', 'vbscript:x'],
    ['email', 'a@b.example?bcc=c@d.example'],
    ['email', 'no address'],
  ])('%s: %s is refused', async (type, value) => {
    const coordinates = reach(type, value);
    expect(await ask(await at.as('member'), 'company/register-company', { ...company, coordinates })).toMatchObject({
      status: 422,
      errors: [{ pointer: '/coordinates/coordinates/0/value' }],
    });
    expect(
      await ask(await at.as('production'), 'company/list-company-coordinates', { companyId: 1, ...coordinates }),
    ).toMatchObject({
      status: 422,
      errors: [{ pointer: '/coordinates/0/value' }],
    });
  });

  test('are taken as people write them', async () => {
    const coordinates = [
      ...[
        ['website', 'chez-awa.example'],
        ['website', 'http://awa.example/x?y=1'],
        ['facebook', '@chez.awa'],
        ['email', 'a+b@c.example'],
      ],
    ].map(([type, value]) => ({ type, value, raw: value, public: true }));
    const data = { ...company, name: 'Chez Zoé', coordinates: { coordinates, whatsappInitialText: null } };
    const { id } = await ask(administrator(at.url), 'company/register-company', {
      ...data,
      approved: true,
      online: true,
    });
    const page = (await (await administrator(at.url).ask(`/api/companies/${id}`)).json()) as {
      coordinates: { value: string }[];
    };
    expect(page.coordinates.map(({ value }) => value)).toEqual([
      'https://chez-awa.example',
      'http://awa.example/x?y=1',
      '@chez.awa',
      'a+b@c.example',
    ]);
  });

  test('a link to write leads to one address and says what it says', () => {
    expect(mailLink('a@b.example?bcc=c@d.example', { subject: 'Un & deux' })).toBe(
      'mailto:a@b.example%3Fbcc%3Dc%40d.example?subject=Un%20%26%20deux',
    );
    expect(mailLink('a+b@c.example')).toBe('mailto:a%2Bb@c.example');
    expect(['javascript:alert(1)', 'x', undefined].map(webLink)).toEqual([undefined, undefined, undefined]);
    expect(webLink('https://a.example')).toBe('https://a.example');
  });
});

test('staff are touched by administrators alone', async () => {
  const data = { accountId: (await at.as('production')).id, reason: null };
  for (const name of ['moderator', 'support'] as const) {
    expect(await ask(await at.as(name), 'account/block-account', data)).toMatchObject({
      status: 403,
      code: 'account.role-too-high',
    });
    expect(await ask(await at.as(name), 'account/give-level', { ...data, level: 'blacklisted' })).toMatchObject({
      status: 403,
    });
  }
  expect((await (await at.as('production')).ask('/api/me')).status).toBe(200);
  expect(
    await ask(await at.as('moderator'), 'account/block-account', { ...data, accountId: (await at.as('member')).id }),
  ).toMatchObject({
    status: 200,
  });
  expect(
    await ask(await at.as('moderator'), 'account/unblock-account', { accountId: (await at.as('member')).id }),
  ).toMatchObject({
    status: 200,
  });
});

test('staff make others the admin of a company, never themselves', async () => {
  const { id: companyId } = await ask(administrator(at.url), 'company/register-company', {
    ...company,
    name: 'Chez Ada',
  });
  for (const name of ['production', 'support'] as const) {
    const self = { companyId, accountId: (await at.as(name)).id, role: 'admin' };
    expect(await ask(await at.as(name), 'account/name-manager', self)).toMatchObject({ status: 403 });
  }
  const other = { companyId, accountId: (await at.as('moderator')).id, role: 'editor' };
  expect(await ask(await at.as('production'), 'account/name-manager', other)).toMatchObject({ status: 200 });
});

test('new share cards are limited to whoever asks; the same one again is cheap, and for all', async () => {
  const ids = await Promise.all(
    Array.from({ length: 38 }, async (_, number) => {
      const data = { ...company, name: `Chez ${number}`, approved: true, online: true };
      return (await ask(administrator(at.url), 'company/register-company', data)).id;
    }),
  );
  const harvester = person(at.url);
  const first = await harvester.ask(`/cards/company/${ids[0]}.png`);
  expect(first.status).toBe(200);
  const files = ids.flatMap((id) => [`${id}.png`, `${id}-square.png`]);
  const statuses = await Promise.all(files.map(async (file) => (await harvester.ask(`/cards/company/${file}`)).status));
  expect(statuses).toContain(429);
  const from = performance.now();
  for (let time = 0; time < 20; time++) {
    const again = await harvester.ask(`/cards/company/${ids[0]}.png`);
    expect([again.status, (await again.arrayBuffer()).byteLength]).toEqual([
      200,
      (await first.clone().arrayBuffer()).byteLength,
    ]);
  }
  expect(performance.now() - from).toBeLessThan(2000);
  expect((await person(at.url).ask(`/cards/company/${ids[0]}.png`)).status).toBe(200);
}, 120_000);

test('what was uploaded and is used nowhere goes after a day; what a page shows stays', async () => {
  const someone = administrator(at.url);
  const upload = async (): Promise<string> => {
    const form = new FormData();
    form.set('image', new File([new Uint8Array(await photo(640, 480))], 'photo.jpg', { type: 'image/jpeg' }));
    const answer = await someone.ask('/ajax/media/upload/image', { method: 'POST', body: form });
    return ((await answer.json()) as { id: string }).id;
  };
  const [shown, inText, loose, fresh] = [await upload(), await upload(), await upload(), await upload()];
  const { id: companyId } = await ask(someone, 'company/register-company', { ...company, name: 'Chez Léa' });
  expect(await ask(someone, 'company/add-company-photo', { companyId, imageId: shown })).toMatchObject({ status: 200 });
  const text = {
    description: {},
    presentation: { en: `[img]/media/${inText}/640.jpg[/img]` },
    practicalInfo: null,
    brandInfo: null,
    childrenBoxTitle: {},
  };
  expect(await ask(someone, 'company/describe-company', { companyId, ...text })).toMatchObject({ status: 200 });
  const folders = { media: join(at.server.folder, 'media'), documents: join(at.server.folder, 'documents') };
  const folderOf = (id: string) => join(folders.media, id.slice(0, 2), id);
  const twoDaysAgo = Date.now() / 1000 - 2 * 86_400;
  for (const id of [shown, inText, loose]) utimesSync(join(folderOf(id), 'image.json'), twoDaysAgo, twoDaysAgo);
  const { pool } = at.db;
  const stored = {
    pool,
    db: kyselyOf(pool),
    store: postgresEventStore(pool),
    media: mediaIn(folders.media),
    documents: documentsIn(folders.documents),
    folders,
  };
  expect(await removeLooseFiles(stored, new Date())).toBe(1);
  expect([shown, inText, loose, fresh].map((id) => existsSync(folderOf(id)))).toEqual([true, true, false, true]);
});
