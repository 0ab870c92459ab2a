import { beforeAll, expect, test } from 'vitest';
import { asked } from '#tests/account/company-people.ts';
import { administrator } from '#tests/account/person.ts';
import type { MembersServer } from '#tests/security/members.ts';
import { withMembers } from '#tests/with-members.ts';

const at = withMembers();
type Member = Awaited<ReturnType<MembersServer['member']>>;
let kofi: Member;
let ada: Member;
let id = 0;
let home = '';

beforeAll(async () => {
  [kofi, ada] = [await at.member('kofi'), await at.member('ada')];
  const facts = { category: 'automotive-car-repair', place: { country: 'KE' }, online: true };
  ({ id } = await asked(at.url, kofi, '/api/company/register-company', { name: 'Juma Garage', ...facts }));
  await asked(at.url, administrator(at.url), '/api/company/approve-company', { companyId: id });
  home = `/en/company/${id}-juma-garage/edit`;
}, 120_000);

const count = async (table: 'visit' | 'company_event', daysAgo: number, times: number, event?: string) => {
  const columns = event ? '(company_id, event, day, times)' : '(company_id, day, visits)';
  const values = event ? '($1, $4, current_date - $2::int, $3)' : '($1, current_date - $2::int, $3)';
  await at.db.pool.query(`insert into statistics.${table} ${columns} values ${values}`, [
    ...[id, daysAgo, times],
    ...(event ? [event] : []),
  ]);
};

test('before anybody came the page says so, and what makes it found', async () => {
  const { html } = await kofi.open(home);
  expect(html).toContain('Nothing to count yet.');
  expect(html).not.toContain('Waiting for you');
  expect(html).toContain('Page complete');
  expect(html).toMatch(/Still missing: [^<]*, Photos/);
});

test('visits, numbers shown and chats are told for four weeks, and by day, week and month', async () => {
  await count('visit', 1, 1234);
  await count('visit', 40, 34);
  await count('company_event', 1, 7, 'phone-reveal');
  await count('company_event', 2, 5, 'whatsapp-tap');
  await count('company_event', 2, 99, 'share');
  const { html } = await kofi.open(home);
  expect(html).toMatch(/Visits<\/dt><dd><span>1,234<\/span><small>1,200 more than the four weeks before/);
  expect(html).toMatch(/Numbers shown<\/dt><dd><span>7<\/span>/);
  expect(html).toMatch(/WhatsApp taps<\/dt><dd><span>5<\/span>/);
  expect(html.match(/<rect/g)).toHaveLength(3 * 28);
  expect(html).toContain('Today is not over.');
  const weeks = await kofi.open(`${home}?by=week`);
  expect(weeks.html).toContain('Week of ');
  expect(weeks.html.match(/<rect/g)).toHaveLength(3 * 12);
  expect((await kofi.open(`${home}?by=month`)).html).toContain('This month is not over.');
  expect((await kofi.open(`${home}?by=zzz`)).html).toContain('Today is not over.');
});

test('what waits for the managers is listed, with the page where it is done', async () => {
  const report = { companyId: id, kind: 'moved', about: 'Ngong Road', message: 'They are next to the market now.' };
  await asked(at.url, ada, '/api/moderation/report-problem', report);
  const { html } = await kofi.open(home);
  expect(html).toContain('Waiting for you');
  expect(html).toContain('1 mistake reported');
  expect(html).toContain('href="#reported"');
});

test('it is for those who edit the page alone', async () => expect((await ada.open(home)).status).toBe(403));

test('the team marks a client; the managers and visitors do not see the mark, and may not set it', async () => {
  const commercial = await at.as('commercial');
  const page = home.replace('/edit', '');
  expect((await commercial.open(home)).html).toContain('Mark as client');
  const marked = await commercial.send(home, { client: 'yes' });
  expect(marked.html).toContain('Remove the mark');
  expect((await commercial.open(page)).html).toContain('>Client<');
  expect((await kofi.open(home)).html).not.toContain('Client of Sokoni');
  for (const html of [(await kofi.open(page)).html, await (await fetch(at.url + page)).text()])
    expect(html).not.toContain('>Client<');
  expect((await kofi.send(home, { client: 'no' })).status).toBe(403);
  expect((await kofi.json('/api/company/mark-company-client', { companyId: id, client: false })).status).toBe(403);
  expect((await commercial.send(home, { client: 'no' })).html).toContain('Mark as client');
  expect((await commercial.open(page)).html).not.toContain('>Client<');
});
