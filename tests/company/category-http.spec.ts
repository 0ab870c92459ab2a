import { beforeAll, expect, test } from 'vitest';
import { asked } from '#tests/account/company-people.ts';
import { administrator } from '#tests/account/person.ts';
import type { MembersServer } from '#tests/security/members.ts';
import { withMembers } from '#tests/with-members.ts';

const at = withMembers();
type Member = Awaited<ReturnType<MembersServer['member']>>;
let kofi: Member;
let id = 0;
let page = '';
const desk = '/en/admin/moderation/requests';
const [repair, wash] = ['automotive-car-repair', 'automotive-car-wash'];

beforeAll(async () => {
  kofi = await at.member('kofi');
  const facts = { category: repair, place: { country: 'KE' }, online: true };
  ({ id } = await asked(at.url, kofi, '/api/company/register-company', { name: 'Juma Garage', ...facts }));
  page = `/en/company/${id}-juma-garage/edit/category`;
}, 120_000);

test('before the page is approved its category is changed at once; one at the top is refused', async () => {
  const top = await kofi.send(page, { do: 'choose', newCategory: 'automotive', edited: '0' });
  expect(top.status).toBe(422);
  expect(top.html).toContain('id="newCategory-error"');
  expect((await kofi.send(page, { do: 'choose', newCategory: wash, edited: '0' })).html).toContain('Category changed.');
  const late = await kofi.send(page, { do: 'choose', newCategory: repair, edited: '0' });
  expect(late.status).toBe(409);
  await kofi.send(page, { do: 'choose', newCategory: repair, edited: '1' });
});

test('an approved company asks with a reason, one at a time, and cancels', async () => {
  await asked(at.url, administrator(at.url), '/api/company/approve-company', { companyId: id });
  const wanted = { do: 'ask', newCategory: wash, changeReason: 'We only wash cars now.' };
  const noReason = await kofi.send(page, { ...wanted, changeReason: ' ' });
  expect(noReason.status).toBe(422);
  expect(noReason.html).toContain('id="changeReason-error"');
  expect(noReason.html).toMatch(new RegExp(`<option value="${wash}" selected`));
  const none = await kofi.send(page, { ...wanted, newCategory: '' });
  expect(none.html).toContain('id="newCategory-error"');
  expect(none.html).toContain('We only wash cars now.');
  expect((await kofi.send(page, { ...wanted, newCategory: repair })).html).toContain('category of the page already');

  const waiting = await kofi.send(page, wanted);
  expect(waiting.html).toContain('The request is waiting');
  expect((await kofi.send(page, wanted)).html).toContain('already waiting for an answer');
  const request = /name="request" value="([\da-f-]{36})"/.exec(waiting.html)?.[1] ?? '';
  expect((await kofi.send(page, { do: 'cancel', request })).html).toContain('Request cancelled.');
  const moderator = await at.as('moderator');
  expect((await moderator.open(desk)).html).not.toContain('We only wash cars now.');
});

test('staff refuse with a reason, then approve: the page is in the other category, and its managers are told', async () => {
  const moderator = await at.as('moderator');
  const ask = async (): Promise<Readonly<Record<string, string>>> => {
    const reason = 'We only wash cars now.';
    const { html } = await kofi.send(page, { do: 'ask', newCategory: wash, changeReason: reason });
    expect((await moderator.open(desk)).html).toContain(reason);
    return { company: String(id), of: /name="request" value="([\da-f-]{36})"/.exec(html)?.[1] ?? '' };
  };
  const first = await ask();
  expect((await moderator.send(desk, { ...first, do: 'refuse', words: '' })).status).toBe(422);
  await moderator.send(desk, { ...first, do: 'refuse', words: 'Your photos show repairs.' });
  expect((await kofi.open(page)).html).toContain('Your photos show repairs.');
  expect((await moderator.send(desk, { ...first, do: 'approve' })).status).toBe(409);

  const second = await ask();
  await moderator.send(desk, { ...second, do: 'approve' });
  const { html } = await kofi.open(page);
  expect(html).not.toContain('The request is waiting');
  expect((await kofi.open(`/en/company/${id}-juma-garage`)).html).toContain('Car wash');
  expect((await kofi.open('/en/notifications')).html).toContain('The category of Juma Garage has changed');
  expect((await kofi.send(page, { do: 'choose', newCategory: repair, edited: '3' })).status).toBe(409);
});
