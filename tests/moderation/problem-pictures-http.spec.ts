import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { problemPictureDays } from '#domain/moderation/problem-pictures.ts';
import { kyselyOf } from '#infra/database/database.ts';
import { requestFiles } from '#projections/moderation/request-files.ts';
import { readModel } from '#projections/projection.ts';
import { asked, publicCompany } from '#tests/account/company-people.ts';
import { administrator, person } from '#tests/account/person.ts';
import { phonePhoto, photo } from '#tests/media/pictures.ts';
import { pdf } from '#tests/profile/pdf.ts';
import type { MembersServer } from '#tests/security/members.ts';
import { withMembers } from '#tests/with-members.ts';

const at = withMembers();
type Member = Awaited<ReturnType<MembersServer['member']>>;
let kofi: Member;
let awa: Member;
let moderator: Member;
let company = 0;
const page = () => `/en/company/${company}-juma-garage/report-a-problem`;
const queue = '/en/admin/moderation';

beforeAll(async () => {
  [kofi, awa, moderator] = [await at.member('kofi'), await at.member('awa'), await at.as('moderator')];
  company = await publicCompany(at.url, 'Juma Garage', 'juma@garage.example');
  const role = { companyId: company, accountId: kofi.id, role: 'editor' };
  await asked(at.url, administrator(at.url), '/api/account/name-manager', role);
}, 120_000);

const named = (bytes: Uint8Array, name = 'sign.jpg') => new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' });
const report = async (
  by: Pick<Member, 'ask'>,
  said: Readonly<Record<string, string>>,
  files: readonly File[],
): Promise<{ status: number; html: string }> => {
  const form = new FormData();
  for (const [name, value] of Object.entries(said)) form.set(name, value);
  for (const file of files) form.append('file', file);
  const sent = await by.ask(page(), { method: 'POST', body: form });
  return { status: sent.status, html: await sent.text() };
};
const picturesIn = (html: string): readonly string[] =>
  [...html.matchAll(/href="(\/api\/companies\/\d+\/problems\/[^"]+)"/g)].map(([, path = '']) => path);
/** What waits there of one kind, once the read models know it. */
const atDesk = async (kind: string): Promise<readonly string[]> => {
  const read = async () => picturesIn((await moderator.open(`${queue}?kind=problem&type=${kind}`)).html);
  await expect.poll(read, { timeout: 10_000 }).not.toEqual([]);
  return read();
};
const seen = async (by: Pick<Member, 'ask'>, path: string) => (await by.ask(path)).status;
const stored = async () =>
  (await readdir(join(at.server.folder, 'documents'), { recursive: true }).catch(() => [])).filter((name) =>
    name.endsWith('file.pdf'),
  ).length;
const problemOf = (path: string) => path.split('/').at(-3) ?? '';

test('what is no photo, too heavy or too many is told beside the field, and nothing is kept but the words', async () => {
  const said = { kind: 'other', message: 'The sign says another name.' };
  const refusals: readonly (readonly [readonly File[], RegExp])[] = [
    [[named(pdf(), 'a.pdf')], /not a photo as JPEG or PNG/],
    [[named(new TextEncoder().encode('<svg/>'))], /not a photo as JPEG or PNG/],
    [[named(await photo(300, 300)), named(new Uint8Array(0), 'b.jpg')], /not a photo as JPEG or PNG/],
    [[named(new Uint8Array(5 * 1024 * 1024 + 1))], /5\sMB at most/],
    [[1, 2, 3].map(() => named(new Uint8Array(9))), /2\sphotos at most/],
  ];
  for (const [files, words] of refusals) {
    const { status, html } = await report(person(at.url), said, files);
    expect([status, words.test(/id="file-error"[^>]*>.*?<\/p>/s.exec(html)?.[0] ?? html.slice(0, 2000))]).toEqual([
      422,
      true,
    ]);
    expect(html).toContain('The sign says another name.</textarea>');
  }
  const cut = (await photo(600, 600)).subarray(0, 900);
  expect((await report(person(at.url), said, [named(cut)])).status).toBe(422);
  expect((await moderator.open(queue)).html).not.toContain('/pictures/');
});

test('a visitor’s photos are seen by those who decide alone, without what the phone wrote into them', async () => {
  const photos = [named(await phonePhoto(900, 600)), named(await photo(400, 400, 'png'))];
  const sent = await report(person(at.url), { kind: 'wrong_number', message: 'The sign shows the right one.' }, photos);
  expect(sent.status).toBe(303);
  const paths = await atDesk('wrong_number');
  expect(paths.length).toBe(2);
  const [path = ''] = paths;
  const shown = await moderator.ask(path);
  expect([shown.status, shown.headers.get('content-type'), shown.headers.get('cache-control')]).toEqual([
    ...[200, 'image/webp', 'private, no-store'],
  ]);
  const bytes = Buffer.from(await shown.arrayBuffer());
  expect(bytes.subarray(8, 12).toString('latin1')).toBe('WEBP');
  expect(bytes.includes('Secret-Phone-Model')).toBe(false);

  expect(picturesIn((await moderator.open(`${queue}/case/${problemOf(path)}`)).html)).toEqual(paths);
  expect(picturesIn((await moderator.open(`${queue}/alerts?company=${company}`)).html)).toEqual(paths);
  expect(picturesIn((await kofi.open(`/en/company/${company}-juma-garage/edit`)).html)).toEqual(paths);
  expect(await seen(kofi, path)).toBe(200);
  for (const someone of [awa]) expect(await seen(someone, path)).toBe(404);
  expect((await fetch(at.url + path)).status).toBe(401);
  const others = [path.replace(/\d$/, '3'), path.replace(`/${company}/`, `/${company + 1}/`), path.replace(/\d$/, '0')];
  for (const other of others) expect(await seen(moderator, other)).toBe(404);
});

test('of what moderators alone decide, managers see none; whoever sent it does', async () => {
  const sent = await report(awa, { kind: 'closed' }, [named(await photo(500, 500))]);
  expect(sent.status).toBe(303);
  const [path = ''] = await atDesk('closed');
  expect(await Promise.all([awa, kofi, moderator].map((one) => seen(one, path)))).toEqual([200, 404, 200]);
  expect((await kofi.open(`/en/company/${company}-juma-garage/edit`)).html).not.toContain(
    `/problems/${problemOf(path)}/`,
  );
});

test('whoever reported something reads on the same page where it stands, and nobody else does', async () => {
  const stands = async (by: Pick<Member, 'open'>) =>
    /To be checked|Page corrected|Page unchanged/.exec((await by.open(page())).html)?.[0];
  const esi = await at.member('esi');
  const message = 'They moved behind the market.';
  expect((await report(esi, { kind: 'moved', message }, [])).status).toBe(303);
  expect([await stands(esi), await stands(kofi)]).toEqual(['To be checked', undefined]);
  const { html } = await esi.open(page());
  expect(html).toContain(message);
  const waits = await kofi.open(`/en/company/${company}-juma-garage/edit`);
  const [, problem = ''] = new RegExp(`id="reported-([\\w-]{36})"(?:(?!<li).)*${message}`, 's').exec(waits.html) ?? [];
  const answer = { companyId: company, problemId: problem, outcome: 'corrected' };
  await asked(at.url, kofi, '/api/moderation/answer-problem', answer);
  expect(await stands(esi)).toBe('Page corrected');
});

test('a file of somebody else is not taken for a picture', async () => {
  const said = { companyId: company, kind: 'closed', pictures: ['x'.repeat(22)] };
  expect((await awa.json('/api/moderation/report-problem', said)).status).toBe(403);
  const many = { ...said, pictures: Array(3).fill('x'.repeat(22)) };
  expect((await awa.json('/api/moderation/report-problem', many)).status).toBe(422);
});

test('they stay for 30 days after the decision, and nobody sees them later', async () => {
  const [path = ''] = await atDesk('closed');
  const data = { companyId: company, problemId: problemOf(path), outcome: 'unfounded' };
  await asked(at.url, moderator, '/api/moderation/settle-problem', data);
  expect(await seen(moderator, path)).toBe(200);
  const settled = new Date(Date.now() - problemPictureDays * 24 * 3_600_000 - 60_000).toISOString();
  await readModel(kyselyOf(at.db.pool), requestFiles)
    .updateTable('request')
    .set({ settled })
    .where('id', '=', data.problemId)
    .execute();
  expect(await Promise.all([awa, moderator].map((one) => seen(one, path)))).toEqual([404, 404]);
  expect(picturesIn((await moderator.open(`${queue}/case/${data.problemId}`)).html)).toEqual([]);

  // opened again, it shows no picture whose file may be gone
  const { companyId, problemId } = data;
  await asked(at.url, moderator, '/api/moderation/reopen-problem', { companyId, problemId });
  const waits = (await moderator.open(`${queue}?kind=problem&type=closed`)).html;
  expect(waits).toContain(`/case/${problemId}`);
  expect(picturesIn(waits)).toEqual([]);
  expect(await Promise.all([awa, moderator].map((one) => seen(one, path)))).toEqual([404, 404]);
});

test('those of somebody who is forgotten are gone from the desk and from the disk; what was reported stays', async () => {
  const gone = await at.member('gone');
  const sent = await report(gone, { kind: 'other', message: 'The gate is on the other street.' }, [
    named(await photo(510, 500)),
  ]);
  expect(sent.status).toBe(303);
  const [path = ''] = await atDesk('other');
  expect(await seen(moderator, path)).toBe(200);
  const before = await stored();
  const program = join(import.meta.dirname, '../../build/server/sokoni.js');
  const env = { ...process.env, DATABASE_URL: at.db.url, DATA_DIR: at.server.folder, LOG_LEVEL: 'silent', DEMO: 'off' };
  const erase = [program, 'forget', gone.email, '--now', '--json'];
  const { stdout } = await promisify(execFile)(process.execPath, erase, { env });
  expect(JSON.parse(stdout)).toMatchObject({ status: 'completed' });
  await expect.poll(() => seen(moderator, path)).toBe(404);
  const desk = (await moderator.open(`${queue}?kind=problem&type=other`)).html;
  expect(desk).toContain('The gate is on the other street.');
  expect(picturesIn(desk)).toEqual([]);
  expect(picturesIn((await moderator.open(`${queue}/alerts?company=${company}`)).html)).not.toContain(path);
  expect(await stored()).toBe(before - 1);
});

test('an address that sends too many is asked to wait, before any of them is stored', async () => {
  const flood = person(at.url);
  const before = await stored();
  const statuses: number[] = [];
  for (let index = 0; index < 7; index++) {
    const files = [named(await photo(220, 220)), named(await photo(230, 230))];
    statuses.push((await report(flood, { kind: 'no-such-kind' }, files)).status);
  }
  expect(statuses.slice(-1)).toEqual([429]);
  expect((await stored()) - before).toBeLessThanOrEqual(10);
}, 60_000);
