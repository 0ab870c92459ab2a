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
let id = 0;
let alert = '';
let request = '';
const page = '/en/admin/moderation/alerts';

beforeAll(async () => {
  [kofi, ada, moderator] = [await at.member('kofi'), await at.member('ada'), await at.as('moderator')];
  const facts = { category: 'automotive-car-repair', place: { country: 'CI' }, online: true };
  ({ id } = await asked(at.url, kofi, '/api/company/register-company', { name: 'Garage du Lac', ...facts }));
  await asked(at.url, administrator(at.url), '/api/company/approve-company', { companyId: id });
  const reported = { companyId: id, kind: 'other', message: 'The sign says another name.' };
  alert = String((await asked(at.url, ada, '/api/moderation/report-problem', reported)).id);
  const wish = { companyId: id, newCategory: 'health-clinic', changeReason: 'We heal cars no more.' };
  await asked(at.url, kofi, '/api/company/ask-category-change', wish);
  const { html } = await moderator.open('/en/admin/moderation/requests');
  request = /name="of" value="([\da-f-]{36})"/.exec(html)?.[1] ?? '';
}, 120_000);

const send = (act: string, of: string, more: Readonly<Record<string, string>> = {}, asked = '') =>
  moderator.send(page + asked, {
    do: act,
    company: String(id),
    of,
    source: of === alert ? 'alert' : 'category',
    ...more,
  });

test('moderators see all that is reported and asked for, and whether the managers were told', async () => {
  const { html } = await moderator.open(`${page}?company=${id}`);
  for (const words of ['The sign says another name.', 'We heal cars no more.', 'To be dealt with', 'Decide'])
    expect(html).toContain(words);
  await expect.poll(async () => (await moderator.open(page)).html, { timeout: 10_000 }).toContain('Managers told');
  expect((await moderator.open(`${page}?company=999999`)).html).not.toContain('We heal cars');
  expect((await moderator.open(`/en/company/${id}-garage-du-lac/edit`)).html).toContain(`${page}?company=${id}`);
});

test('they write notes that only they read; an empty one is refused, and what was typed stays', async () => {
  expect((await send('note', alert, { note: ' ' })).status).toBe(422);
  const noted = await send('note', alert, { note: 'Call the owner at +225 07 07 20 30 40 on Monday.' });
  expect(noted.html).toContain('Garage du Lac: note added.');
  expect(noted.html).toContain('Call the owner at … on Monday.');
  const long = await send('note', alert, { note: 'x'.repeat(501) });
  expect([long.status, long.html.includes(`${'x'.repeat(501)}</textarea>`)]).toEqual([422, true]);
  expect((await kofi.open(`/en/company/${id}-garage-du-lac/edit`)).html).not.toContain('Call the owner');
  const note = /name="note" value="([\da-f-]{36})"/.exec(noted.html)?.[1] ?? '';
  expect((await send('remove', alert, { note })).html).not.toContain('Call the owner');
});

test('what waits is not put away; what is decided is, and that is taken back', async () => {
  const early = await send('archive', alert);
  expect([early.status, early.html.includes('Decide first')]).toEqual([409, true]);
  await asked(at.url, moderator, '/api/moderation/settle-problem', {
    companyId: id,
    problemId: alert,
    outcome: 'unfounded',
  });
  const done = await send('archive', alert);
  expect(done.html).toContain('Garage du Lac: archived.');
  expect(done.html).not.toContain('The sign says another name.');
  const archived = await moderator.open(`${page}?show=archived`);
  expect(archived.html).toContain('The sign says another name.');
  expect(archived.html).toMatch(/Archived by/);
  const back = await send('unarchive', alert, {}, '?show=archived');
  expect(back.html).toContain('Garage du Lac: brought back.');
  expect((await moderator.open(page)).html).toContain('The sign says another name.');

  await send('archive', alert);
  await asked(at.url, moderator, '/api/moderation/reopen-problem', { companyId: id, problemId: alert });
  expect((await moderator.open(page)).html).toContain('The sign says another name.');
});

test('a request for another category likewise, once it is refused', async () => {
  expect((await send('archive', request)).status).toBe(409);
  const refusal = { companyId: id, requestId: request, reason: 'You still repair cars.' };
  await asked(at.url, moderator, '/api/company/refuse-category-change', refusal);
  expect((await moderator.open(page)).html).toContain('You still repair cars.');
  expect((await send('archive', request)).html).not.toContain('We heal cars no more.');
  expect((await moderator.open(`${page}?show=archived`)).html).toContain('Refused');
});

test('nobody else puts away or notes, and nothing that does not exist', async () => {
  const data = { companyId: id, requestId: alert, source: 'alert' };
  for (const who of [ada, kofi]) {
    expect((await who.json('/api/moderation/archive-request', data)).status).toBe(403);
    expect((await who.json('/api/moderation/note-request', { ...data, note: 'x' })).status).toBe(403);
    expect((await who.open(page)).status).toBe(403);
  }
  expect((await moderator.json('/api/moderation/archive-request', { ...data, source: 'category' })).status).toBe(404);
  expect((await send('nothing', alert)).status).toBe(400);
});
