import { beforeAll, expect, test } from 'vitest';
import { administrator } from '#tests/account/person.ts';
import type { MembersServer } from '#tests/security/members.ts';
import { startServer } from '#tests/server.ts';
import { withMembers } from '#tests/with-members.ts';

const at = withMembers();
type Member = Awaited<ReturnType<MembersServer['member']>>;
let manager: Member;
let awa: Member;
let stranger: Member;
let id = 0;
let job = 0;
let page = '';

const day = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
/** As the manager reads it, who sees at once what they changed. */
const text = async (path: string): Promise<string> => (await manager.open(path)).html;
/** A second server of the same database, which believes that it was started at that moment. */
const startedAt = async (moment: string) => {
  const server = await startServer({ DATABASE_URL: at.db.url, SOKONI_TEST_NOW: moment });
  return { url: server.url, [Symbol.asyncDispose]: () => server.stop() };
};
const summaryIn = (html: string): string => /class="error-summary.*?<\/ul>/s.exec(html)?.[0] ?? '';

beforeAll(async () => {
  [manager, awa, stranger] = [await at.member('kofi'), await at.member('awa'), await at.member('ada')];
  const facts = { category: 'automotive-car-repair', place: { country: 'KE', district: 'Westlands' }, online: true };
  id = await at.asked(manager, '/api/company/register-company', { name: 'Juma Garage', ...facts });
  await at.asked(administrator(at.url), '/api/company/approve-company', { companyId: id });
  page = `/en/company/${id}-juma-garage`;
}, 120_000);

const mechanic = () => {
  const [year = '', month = '', date = ''] = day(20).split('-');
  const form = new URLSearchParams({
    edited: '0',
    item: '',
    title: 'Mechanic',
    contract: 'permanent',
    fullTime: 'on',
    skills: 'Welding\nDriving',
    'pay-least': '40 000',
    'pay-most': '',
    'pay-currency': 'KES',
    'pay-per': 'month',
    applyTo: '',
  });
  for (const part of [date, month, year]) form.append('validThrough', part);
  return form;
};
const offers = () => `${page}/edit/job_offers`;
const offer = async (wrong: Readonly<Record<string, string>> = {}) => {
  const form = mechanic();
  form.set('once', crypto.randomUUID());
  for (const [name, value] of Object.entries(wrong)) form.set(name, value);
  const answer = await manager.ask(offers(), { method: 'POST', body: form });
  return { status: answer.status, html: await answer.text() };
};

test('an offer whose facts do not hold is told beside its fields, and nothing typed is lost', async () => {
  for (const [wrong, told] of [
    [{ title: '' }, 'Job title: Fill in this field'],
    [{ contract: '' }, 'Contract: '],
    [{ 'pay-most': '30 000' }, 'Pay, to: '],
    [{ validThrough: day(-1) }, 'Apply by: '],
    [{ validThrough: day(200) }, '180\u00a0days'],
    [{ applyTo: 'not @ a place' }, 'Another way to apply'],
  ] as const) {
    const { status, html } = await offer({ ...wrong, where: 'Kisumu road' });
    expect(status, told).toBe(422);
    expect(summaryIn(html)).toContain(told);
    expect(html).toContain('value="Kisumu road"');
  }
});

test('an offer is on the company’s page, in the list of its country, found by its words, and in the feed', async () => {
  expect((await offer()).status).toBe(303);
  const html = await text('/en/ke/jobs?q=mechanic+welding');
  const [, found = ''] = /\/job\/(\d+)"/.exec(html) ?? [];
  job = Number(found);
  expect(job).toBeGreaterThan(0);
  expect(html).toContain('1 open job');
  for (const typed of ['mecanic', 'mechanic+westlands'])
    expect(await text(`/en/ke/jobs?q=${typed}`), typed).toContain(`/job/${job}"`);
  const none = await text('/en/ke/jobs?q=baker');
  expect(none).toContain('No job for “baker”');
  expect(none).not.toContain('No open jobs');
  expect(await text('/en/ci/jobs')).toContain('No open jobs');
  expect(await text('/emploi')).toContain('Mechanic');
  expect((await fetch(`${at.url}/en/zz/jobs`)).status).toBe(404);
  const feed = await fetch(`${at.url}/en/ke/jobs/rss`);
  expect(feed.headers.get('content-type')).toContain('application/rss+xml');
  expect(await feed.text()).toMatch(new RegExp(`<title>Mechanic</title><link>[^<]+/job/${job}</link>`));
  const chosen = await fetch(`${at.url}/en/jobs?country=KE&q=a`, { redirect: 'manual' });
  expect(chosen.headers.get('location')).toBe('/en/ke/jobs?q=a');
});

test('a member applies once, sees it, and only the managers see who it is', async () => {
  const here = `${page}/job/${job}`;
  for (const message of ['I repair engines.', 'Sent twice'])
    expect((await awa.send(here, { do: 'apply', message })).status).toBe(200);
  expect((await awa.open(here)).html).toContain('Application sent on');
  const mine = (await awa.open('/en/my-applications')).html;
  expect(mine).toContain('I repair engines.');
  expect(mine).not.toContain('Sent twice');
  const linked = `<h2 id="applications">My applications</h2><a class="link" href="/en/my-applications">`;
  expect((await awa.open('/en/my-space')).html).toContain(linked);
  expect((await stranger.open('/en/my-space')).html).not.toContain(linked);
  expect((await manager.open(offers())).html).toContain('1 application');
  const applications = (await manager.open(`${offers()}/${job}`)).html;
  expect(applications).toContain('I repair engines.');
  expect(applications).toContain('mailto:awa@example.org');
  expect(await (await fetch(at.url + here)).text()).not.toContain('I repair engines.');
  expect((await stranger.open(`${offers()}/${job}`)).status).toBe(403);
  const staff = await at.as('moderator');
  expect((await staff.open(offers())).html).not.toContain('1 application');
  expect((await staff.open(`${offers()}/${job}`)).status).toBe(403);
});

test('its managers open the CV and the profile as a company that was written to; others do not', async () => {
  const cv = `/en/profile/${awa.id}/cv.pdf`;
  expect((await manager.ask(cv)).headers.get('content-type')).toBe('application/pdf');
  expect((await manager.open(`/en/profile/${awa.id}`)).html).toContain('awa@example.org');
  expect((await stranger.open(`/en/profile/${awa.id}`)).html).not.toContain('awa@example.org');
});

test('a visitor logs in first; who manages the company, sends no CV of theirs or takes back another’s is refused', async () => {
  const here = `${page}/job/${job}`;
  const visitor = await fetch(at.url + here, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ do: 'apply', message: 'Hello' }),
  });
  expect(visitor.headers.get('location')).toMatch(/^\/en\/login\?to=/);
  expect((await manager.send(here, { do: 'apply' })).status).toBe(403);
  const wrong = await stranger.send(here, { do: 'apply', message: 'Kept', resumeId: crypto.randomUUID() });
  expect(wrong.status).toBe(422);
  expect(wrong.html).toContain('Kept</textarea>');
  const [, application = ''] = /name="application" value="([^"]+)"/.exec((await awa.open(here)).html) ?? [];
  const taken = { applicationId: application };
  expect((await stranger.json('/api/company/withdraw-job-application', taken)).status).toBe(403);
  expect((await awa.send(here, { do: 'withdraw', application })).html).toContain('name="message"');
  expect((await manager.open(`${offers()}/${job}`)).html).toContain('Nobody has applied yet');
});

test('an offer that is closed is gone from its page, the list, the feed and the sitemap; nobody applies any more', async () => {
  const here = `${page}/job/${job}`;
  await manager.send(offers(), { item: String(job), do: 'extend' });
  expect((await manager.open(offers())).html).toContain('Open until');
  await manager.send(offers(), { item: String(job), do: 'close' });
  expect((await manager.open(offers())).html).toContain('Taken down');
  expect((await manager.open(here)).status).toBe(410);
  for (const path of ['/en/ke/jobs', '/en/ke/jobs/rss', '/sitemaps/jobs-0.xml'])
    expect(await text(path), path).not.toContain(`/job/${job}`);
  const late = await awa.send(here, { do: 'apply', message: 'Too late' });
  expect(late.status).toBe(409);
  expect(late.html).toContain('Too late');
});

test('an offer is everywhere until its last day is over, and nowhere from the minute after', async () => {
  expect((await offer({ title: 'Driver' })).status).toBe(303);
  const [, driver = ''] = /\/job\/(\d+)"/.exec(await text('/en/ke/jobs')) ?? [];
  const places = ['/en/ke/jobs', '/en/ke/jobs/rss', '/sitemaps/jobs-0.xml', page];
  for (const path of places) expect(await text(path), path).toContain(`/job/${driver}`);
  await using later = await startedAt(`${day(21)}T00:00:10Z`);
  for (const path of places) expect(await (await fetch(later.url + path)).text(), path).not.toContain(`/job/${driver}`);
  expect((await fetch(`${later.url}${page}/job/${driver}`)).status).toBe(410);
});
