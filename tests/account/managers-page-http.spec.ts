import { beforeAll, expect, test } from 'vitest';
import { personKeys } from '#infra/keys/person-keys.ts';
import { administrator, codeIn, linkIn, mailTo, person } from '#tests/account/person.ts';
import { type MembersServer, password } from '#tests/security/members.ts';
import { withMembers } from '#tests/with-members.ts';
import { asked, publicCompany } from './company-people.ts';

const at = withMembers();
type Member = Awaited<ReturnType<MembersServer['member']>>;
let kofi: Member;
let zawadi: Member;
let awa: Member;
let id = 0;
let page = '';

beforeAll(async () => {
  [kofi, zawadi, awa] = [await at.member('kofi'), await at.member('zawadi'), await at.member('awa')];
  id = await publicCompany(at.url, 'Juma Garage', 'juma@garage.example');
  const operator = administrator(at.url);
  await asked(at.url, operator, '/api/account/name-manager', { companyId: id, accountId: kofi.id, role: 'admin' });
  await asked(at.url, operator, '/api/account/name-manager', { companyId: id, accountId: zawadi.id, role: 'editor' });
  page = `/en/company/${id}-juma-garage/edit/managers`;
}, 120_000);

test('an editor sees who manages the page, and changes nothing', async () => {
  const { html } = await zawadi.open(page);
  expect(html).toContain('kofi Test');
  expect(html).not.toContain('Send the invitation');
  expect(html).not.toContain('value="remove"');
  expect((await zawadi.send(page, { do: 'remove', of: kofi.id })).status).toBe(403);
  expect((await zawadi.send(page, { do: 'invite', email: 'x@example.org', role: 'editor' })).status).toBe(403);
  expect((await awa.open(page)).status).toBe(403);
});

test('the last admin neither leaves nor loses the role, which is said beside it', async () => {
  const leave = await kofi.send(page, { do: 'leave', of: kofi.id });
  expect(leave.status).toBe(409);
  expect(leave.html).toContain(`id="error-${kofi.id}-error"`);
  expect(leave.html).toContain('This page needs at least one administrator');
});

test('an admin changes a role and removes somebody, who hears of it', async () => {
  expect((await kofi.send(page, { do: 'role', of: zawadi.id, role: 'admin' })).html).toContain('Role changed.');
  expect((await zawadi.open(page)).html).toContain('Send the invitation');
  await kofi.send(page, { do: 'role', of: zawadi.id, role: 'editor' });
  await kofi.send(page, { do: 'remove', of: zawadi.id });
  expect((await zawadi.open(page)).status).toBe(403);
  expect((await zawadi.open('/en/notifications')).html).toContain('You no longer manage the page of Juma Garage');
});

test('who asks without proof is accepted, or refused with a reason', async () => {
  const ask = () => asked(at.url, awa, '/api/account/ask-management', { companyId: id, accountId: awa.id });
  await ask();
  expect((await kofi.open(page)).html).toContain('awa Test');
  const noReason = await kofi.send(page, { do: 'decline', of: awa.id, words: '' });
  expect(noReason.status).toBe(422);
  expect(noReason.html).toContain(`id="words-${awa.id}-error"`);
  await kofi.send(page, { do: 'decline', of: awa.id, words: 'Please ask Zawadi first.' });
  expect((await mailTo(at.db.pool, awa.email, /declined/)).text).toContain('Please ask Zawadi first.');
  await ask();
  await kofi.send(page, { do: 'accept', of: awa.id, role: 'editor' });
  expect((await awa.open(page)).status).toBe(200);
  await awa.send(page, { do: 'leave', of: awa.id });
  expect((await awa.open(page)).status).toBe(403);
});

test('an address that is none, or of somebody who manages it, is told beside its field', async () => {
  for (const email of ['zoe@', kofi.email]) {
    const { status, html } = await kofi.send(page, { do: 'invite', email, role: 'editor' });
    expect([email, status < 300]).toEqual([email, false]);
    expect(html).toContain('id="email-error"');
    expect(html).toContain(`value="${email}"`);
  }
});

test('somebody without an account is invited, registers, and the company is theirs', async () => {
  const email = 'zoe@example.org';
  expect((await kofi.send(page, { do: 'invite', email, role: 'editor' })).html).toContain('Invitation sent by e-mail.');
  expect((await kofi.open(page)).html).toContain(email);
  const link = linkIn(await mailTo(at.db.pool, email, /invitation to manage/), '/invitation/');
  const zoe = person(at.url);
  const invited = await zoe.open(link);
  expect(invited.html).toContain('You are invited to manage the page of Juma Garage');
  const register = /href="(\/en\/register\?to=[^"]+)"/.exec(invited.html)?.[1]?.replaceAll('&amp;', '&') ?? '';
  await zoe.open(register);
  const to = decodeURIComponent(register.split('to=')[1] ?? '');
  await zoe.send(register, { firstname: 'Zoe', lastname: 'Test', email, password, to });
  await zoe.send('/en/register/company', { choice: 'none' });
  const code = codeIn(await mailTo(at.db.pool, email, /code/i));
  const back = await zoe.send('/en/register/confirmation', { code });
  expect(back.path).toBe(link);
  expect((await zoe.send(link, {})).path).toBe(`/en/company/${id}-juma-garage/edit`);
  expect((await kofi.open(page)).html).toContain('Zoe Test');
  const again = await zoe.open(link);
  expect(again.html).toContain('You have accepted this invitation already');
  expect(again.html).toContain('It was for the page of Juma Garage');
});

test('an invitation is taken back: its link says that it is over, nobody is named, the address can never be read', async () => {
  const email = 'late@example.org';
  await kofi.send(page, { do: 'invite', email, role: 'admin' });
  const link = linkIn(await mailTo(at.db.pool, email, /invitation to manage/), '/invitation/');
  const of =
    /name="of" value="([\da-f-]{36})"[^>]*>(?:(?!<form).)*value="takeBack"/.exec((await kofi.open(page)).html)?.[1] ??
    '';
  await kofi.send(page, { do: 'takeBack', of });
  expect((await kofi.open(page)).html).not.toContain(email);
  const over = await zawadi.open(link);
  expect(over.html).toContain('This invitation is over');
  expect(over.html).toContain('It was for the page of Juma Garage');
  expect((await zawadi.send(link, {})).status).toBe(409);
  expect(await personKeys(at.db.pool).find([of])).toEqual(new Map());
  expect((await zawadi.open('/en/invitation/not-one-of-ours')).html).toContain('This invitation is over');
});
