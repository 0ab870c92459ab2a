import { beforeAll, describe, expect, test } from 'vitest';
import { administrator } from '#tests/account/person.ts';
import type { MembersServer } from '#tests/security/members.ts';
import { withMembers } from '#tests/with-members.ts';

const at = withMembers();
type Member = Awaited<ReturnType<MembersServer['member']>>;
let manager: Member;
let stranger: Member;
let id = 0;
let page = '';
let edit = '';

const week = Array(7).fill([{ openingMin: 0, closingMin: 1440 }]);
const usual = { title: null, timeZone: 'Africa/Nairobi', startingDate: null, endDate: null, week, holidays: [] };

const today = (): string => new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Nairobi' }).format(new Date());
const unescaped = (text: string): string => text.replaceAll('&quot;', '"').replaceAll('&amp;', '&');
const buttonIn = (html: string, text: string): string =>
  html.match(new RegExp(`<button[^>]*value="([^"]*)"[^>]*>(?:<svg(?:(?!</svg>).)*</svg>)?${text}`))?.[1] ?? '';

beforeAll(async () => {
  [manager, stranger] = [await at.member('kofi'), await at.member('ada')];
  const facts = { category: 'automotive-car-repair', place: { country: 'KE' }, online: true };
  id = await at.asked(manager, '/api/company/register-company', { name: 'Juma Garage', ...facts });
  await at.asked(administrator(at.url), '/api/company/approve-company', { companyId: id });
  page = `/en/company/${id}-juma-garage`;
  edit = `${page}/edit/planning`;
}, 120_000);

describe('special hours', () => {
  test('are not offered before the usual week is known', async () => {
    const { html } = await manager.open(edit);
    expect(html).not.toContain('Today only');
    const early = await manager.send(edit, { do: 'today', date: today(), hours: 'closed' });
    expect(early.html).toContain('First say your usual hours');
  });

  test('today is closed with one press from the first page of its managers, and open again with the next', async () => {
    await at.asked(manager, '/api/company/plan-opening-hours', { companyId: id, plannings: [usual] });
    const home = await manager.open(`${page}/edit`);
    expect(buttonIn(home.html, 'Closed today')).toBe('closed');
    const closed = await manager.send(edit, { do: 'today', date: today(), hours: 'closed', back: 'home' });
    expect(closed.path).toBe(`${page}/edit?hours=2`);
    expect(closed.html).toContain('The opening hours are up to date.');
    expect((await manager.open(page)).html).toContain('Exceptionally closed today');
    expect((await manager.open(page)).html).toContain('"specialOpeningHoursSpecification"');
    const version = buttonIn(closed.html, 'Undo');
    const undone = await manager.send(edit, { do: 'undo', version, back: 'home' });
    expect(undone.html).toContain('The change is undone.');
    expect((await manager.open(page)).html).not.toContain('Exceptionally closed today');
    expect((await manager.send(edit, { do: 'undo', version })).html).toContain('can no longer be undone');
  });

  test('a page of yesterday changes nothing', async () => {
    const late = await manager.send(edit, { do: 'today', date: '2020-01-01', hours: 'closed' });
    expect([late.status, late.html.includes('This page is from yesterday')]).toEqual([422, true]);
  });

  test('a single day is said, shown, and a day as usual again', async () => {
    const said = { do: 'day', title: 'Stocktaking', date: '2031-12-24' };
    const half = await manager.send(edit, { ...said, 'day-hours': '08:00-' });
    expect([half.status, half.html.includes('Write both the opening and the closing time.')]).toEqual([422, true]);
    const saved = await manager.send(edit, { ...said, 'day-hours': '08:00-12:00' });
    expect(saved.html).toContain('24 December 2031, Stocktaking');
    const usualAgain = await manager.send(edit, { do: 'day', usual: '2031-12-24' });
    expect(usualAgain.html).not.toContain('Stocktaking');
  });

  test('a period is added, edited and removed; dates in the wrong order are told beside their field', async () => {
    const period = (name: string, startingDate: string, endDate: string) =>
      manager.send(edit, { do: 'period', title: 'Ramadan', closed: 'on', period: name, startingDate, endDate });
    const reversed = await period('new', '2031-03-09', '2031-02-08');
    expect([reversed.status, reversed.html.includes('The end date comes before the starting date.')]).toEqual([
      422,
      true,
    ]);
    const added = await period('new', '2031-02-08', '2031-03-09');
    expect(added.html).toContain('?period=2031-02-08..2031-03-09');
    expect((await manager.open(`${edit}?period=2031-02-08..2031-03-09`)).html).toContain('value="2031"');
    const longer = await period('2031-02-08..2031-03-09', '2031-02-08', '2031-03-10');
    expect(longer.html).toContain('?period=2031-02-08..2031-03-10');
    expect(longer.html).not.toContain('?period=2031-02-08..2031-03-09');
    const gone = await manager.send(edit, { do: 'remove-period', period: '2031-02-08..2031-03-10' });
    expect(gone.html).not.toContain('?period=2031');
  });

  test('days and periods are told in the history before and after, and undone alone', async () => {
    const newest = (html: string): string => {
      const [button = ''] = html.match(/<button[^>]*name="undo"[^>]*>/) ?? [];
      return unescaped(button.match(/value="([^"]*)"/)?.[1] ?? '');
    };
    const story = async () => (await manager.open(`${page}/edit`)).html;
    await manager.send(edit, { do: 'day', title: 'Stocktaking', date: '2031-11-03', 'day-hours': '08:00-12:00' });
    const day = await story();
    const [usually, noon] = ['<del>Usual hours</del>', '08:00\u00a0–\u2060\u00a012:00'];
    expect(day).toContain(`<dt>3 November 2031</dt><dd>${usually} <ins>Stocktaking, ${noon}</ins></dd>`);
    const ofDay = newest(day);
    const dates = { period: 'new', startingDate: '2031-02-08', endDate: '2031-03-09' };
    await manager.send(edit, { do: 'period', title: 'Ramadan', 'period-0': '10:00-15:00', ...dates });
    const period = await story();
    expect(period).toContain('<dt>8 February 2031 to 9 March 2031</dt>');
    expect(period).toMatch(/<ins>Ramadan, Mon 10:00.{4}15:00 · Tue–Sun Closed<\/ins>/);
    const ofPeriod = newest(period);
    const undone = await manager.send(`${page}/edit`, { undo: ofDay });
    expect(undone.html).toContain(`<del>Stocktaking, ${noon}</del> <ins>Usual hours</ins>`);
    const left = (await manager.open(edit)).html;
    expect([left.includes('Stocktaking'), left.includes('?period=2031-02-08..2031-03-09')]).toEqual([false, true]);
    await manager.send(`${page}/edit`, { undo: ofPeriod });
    expect((await manager.open(edit)).html).not.toContain('?period=2031-02-08');
    await manager.send(`${page}/edit`, { undo: newest(await story()) });
    expect((await manager.open(edit)).html, 'what was undone is undone').toContain('?period=2031-02-08..2031-03-09');
    await manager.send(edit, { do: 'remove-period', period: '2031-02-08..2031-03-09' });
  });

  test('a public holiday that is ticked is closed, with its name', async () => {
    const { html } = await manager.open(edit);
    const date = /name="holiday"[^>]*value="(\d{4}-12-12)"|value="(\d{4}-12-12)"[^>]*name="holiday"/.exec(html);
    const jamhuri = date?.[1] ?? date?.[2] ?? '';
    expect(html).toContain('Jamhuri Day');
    const saved = await manager.send(edit, { do: 'holidays', holiday: jamhuri });
    expect(saved.html).toMatch(
      new RegExp(`<input[^>]*checked=""[^>]*value="${jamhuri}"|value="${jamhuri}"[^>]*checked=""`),
    );
    const answer = (await (await fetch(`${at.url}/api/companies/${id}`)).json()) as {
      plannings: { holidays: { from: string; publicHoliday: object }[] }[];
    };
    expect(answer.plannings[0]?.holidays).toMatchObject([
      { from: jamhuri, intervals: [], publicHoliday: { fr: 'Jamhuri Day', en: 'Jamhuri Day' } },
    ]);
  });

  test('are for its managers only; what no form sends is refused', async () => {
    expect((await stranger.send(edit, { do: 'today', date: today(), hours: 'closed' })).status).toBe(403);
    expect((await manager.send(edit, { do: 'toString' })).status).toBe(400);
    expect((await manager.send(edit, { do: 'today', date: today(), hours: 'maybe' })).status).toBe(400);
    expect((await manager.send(edit, { do: 'remove-period', period: 'x' })).status).toBe(400);
  });
});
