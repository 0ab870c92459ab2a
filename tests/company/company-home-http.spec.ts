import { beforeAll, describe, expect, test } from 'vitest';
import { asked } from '#tests/account/company-people.ts';
import { administrator } from '#tests/account/person.ts';
import { photo } from '#tests/media/pictures.ts';
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

test('on the public page its managers are led here, where others may say that the company is theirs', async () => {
  const page = home.replace('/edit', '');
  const managers = (await kofi.open(page)).html;
  expect(managers).toContain(`href="${home}"`);
  expect(managers).not.toContain('Is this your company?');
  for (const html of [(await ada.open(page)).html, await (await fetch(at.url + page)).text()]) {
    expect(html).not.toContain(`href="${home}"`);
    expect(html).toContain('Is this your company?');
  }
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

describe('what was changed in the lists of the page is told, and taken back with one press', () => {
  const part = (name: string): string => `${home}/${name}`;
  const text = (html: string): string =>
    html
      .replaceAll('<!-- -->', '')
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ');
  /** The changes of the page, newest first: in words, and by what each is undone. */
  const changes = async () =>
    [...(await kofi.open(home)).html.matchAll(/<li><details class="disclosure">.*?<\/details><\/li>/gs)].map(
      ([html]) => ({
        said: text(html),
        undo: / value="([^"]*)"/.exec(/<button[^>]*name="undo"[^>]*>/.exec(html)?.[0] ?? '')?.[1] ?? null,
      }),
    );
  const undo = async (change: { readonly undo: string | null } | undefined): Promise<string> => {
    expect(change?.undo).toBeTruthy();
    return (await kofi.send(home, { undo: change?.undo ?? '' })).html;
  };
  const sent = async (name: string, fields: Record<string, string>, file?: File): Promise<void> => {
    const form = new FormData();
    for (const [field, value] of Object.entries(fields)) form.set(field, value);
    if (file) form.set(name === 'photos' ? 'photos' : (fields.part ?? 'image'), file);
    const answer = await kofi.ask(part(name), { method: 'POST', body: form });
    expect([name, fields, answer.status]).toEqual([name, fields, 303]);
    await kofi.open(answer.headers.get('location') ?? '');
  };
  const pictured = async (width: number) =>
    new File([new Uint8Array(await photo(width, width))], 'a.jpg', { type: 'image/jpeg' });
  const listed = async (name: string, pattern: RegExp) =>
    [...(await kofi.open(part(name))).html.matchAll(pattern)].map(([, found]) => found ?? '');

  test('a product: its price, its picture, that it was withdrawn, and the order', async () => {
    const tyre = {
      edited: '0',
      item: '',
      name: 'Tyre',
      'price-amount': '8500',
      'price-currency': 'KES',
      withModal: 'on',
    };
    const names = () => listed('shopping', /<div class="stack tight"><h2>([^<]+)/g);
    await sent('shopping', { ...tyre, once: crypto.randomUUID() }, await pictured(300));
    await sent('shopping', { ...tyre, name: 'Battery', once: crypto.randomUUID() });
    const [item = ''] = await listed('shopping', /item=(\d+)#edit/g);
    const kept = (await listed('shopping', /\/media\/([\w-]{22})\//g))[0] ?? '';
    await sent('shopping', { ...tyre, item, kept, 'price-amount': '9900', brand: 'Pirelli', edited: '1' });
    await sent('shopping', { ...tyre, item, kept, 'price-amount': '9900', brand: 'Michelin', edited: '3' });
    await sent('shopping', { ...tyre, item, unpictured: 'on', 'price-amount': '9900', brand: 'Michelin', edited: '4' });
    const [withoutPicture, rebranded, priced, battery] = await changes();
    expect(withoutPicture?.said).toMatch(/Products · Tyre kofi Test, .* Photo of the product \(empty\)/);
    expect(rebranded?.said).toContain('Brand Pirelli Michelin');
    expect(priced?.said).toContain('Price 8,500 9,900 Brand (empty) Pirelli');
    expect(battery?.said).toMatch(/Products · Battery Added kofi Test, .* Name of the product Battery Price 8,500/);

    expect(await undo(priced)).toContain('The change is undone.');
    const { html } = await kofi.open(`${part('shopping')}?item=${item}`);
    expect(html).toMatch(/name="price-amount"[^>]* value="8500"/);
    expect(html).toMatch(/name="brand"[^>]* value="Michelin"/);
    await undo(withoutPicture);
    expect(await listed('shopping', /\/media\/([\w-]{22})\/192/g)).toEqual([kept]);

    await sent('shopping', { item, do: 'withdraw' });
    expect(await names()).toEqual(['Battery']);
    const [withdrawn, ...others] = await changes();
    expect(withdrawn?.said).toContain('Products · Tyre Removed');
    expect(others.filter(({ said, undo }) => said.includes('Tyre') && undo)).toEqual([]);
    await undo(withdrawn);
    expect(await names()).toEqual(['Tyre', 'Battery']);
    expect(await listed('shopping', /\/media\/([\w-]{22})\/192/g)).toEqual([kept]);
    await sent('shopping', { item, do: 'down' });
    const [moved] = await changes();
    expect(moved?.said).toContain('Order 1. Tyre 2. Battery 1. Battery 2. Tyre');
    await undo(moved);
    expect(await names()).toEqual(['Tyre', 'Battery']);
    await undo(battery);
    expect(await names()).toEqual(['Tyre']);
  });

  test('a job: what it says, and that it was closed', async () => {
    const validThrough = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
    const job = { title: 'Mechanic', contract: 'permanent', validThrough, edited: '0', item: '' };
    await sent('job_offers', { ...job, once: crypto.randomUUID() });
    const [item = ''] = await listed('job_offers', /item=(\d+)#edit/g);
    await sent('job_offers', { ...job, item, title: 'Welder', edited: '1' });
    await sent('job_offers', { item, do: 'close' });
    const [closed, reworded] = await changes();
    expect([closed?.said, reworded?.undo]).toEqual([expect.stringContaining('Jobs · Welder Removed'), null]);
    await undo(closed);
    await undo((await changes()).find(({ said }) => said.includes('Mechanic Welder')));
    expect((await kofi.open(home.replace('/edit', ''))).html).toContain('Mechanic');
  });

  test('pictures and films: the words, the order, the choice for the home page, the logo', async () => {
    const ids = () => listed('photos', /<li id="photo-([\w-]{22})"/g);
    for (const width of [300, 301]) await sent('photos', { do: 'add' }, await pictured(width));
    const [first = '', second = ''] = await ids();
    await sent('photos', { do: 'caption', id: first, caption: 'The yard' });
    await sent('photos', { do: 'first', id: second, caption: '' });
    await sent('photos', { do: 'home', id: second, caption: '' });
    const [home2, moved, worded, added] = await changes();
    expect(home2?.said).toMatch(/Photos · On the Sokoni home page .* \(empty\)/);
    expect(worded?.said).toContain('What the photo shows (empty) The yard');
    expect(added?.said).toContain('Yes, delete');
    for (const change of [home2, moved, worded]) await undo(change);
    expect(await ids()).toEqual([first, second]);
    expect((await kofi.open(part('photos'))).html).not.toContain('The yard');
    await undo(added);
    expect(await ids()).toEqual([first]);
    expect((await changes())[0]).toMatchObject({ said: expect.stringContaining('Photo deleted'), undo: null });

    await sent('medias', { part: 'logo' }, await pictured(400));
    const logo = () => listed('medias', /\/media\/([\w-]{22})\//g);
    const [chosen] = await logo();
    await sent('medias', { part: 'logo', remove: '1' });
    await sent('medias', { part: 'video', link: 'https://youtu.be/aqz-KE-bpKQ', title: 'Our yard' });
    await sent('medias', { part: 'video', link: 'https://vimeo.com/76979871', title: 'Our shop' });
    await sent('medias', { part: 'video', remove: 'youtube/aqz-KE-bpKQ' });
    const [unlinked, , linked, takenDown] = await changes();
    expect(linked).toMatchObject({ said: expect.stringContaining('Our yard Added'), undo: null });
    await undo(unlinked);
    expect((await kofi.open(part('medias'))).html).toMatch(/Our yard.+Our shop/s);
    const { content } = (await (await fetch(`${at.url}/api/companies/${id}`)).json()) as {
      content: { videos: { title: string }[] };
    };
    expect(content.videos.map(({ title }) => title)).toEqual(['Our yard', 'Our shop']);
    await undo(takenDown);
    expect((await logo())[0]).toBe(chosen);
  });

  test('a change that was made by nobody, of a strange thing, or by a stranger is not undone', async () => {
    const [{ undo: known = null } = {}] = await changes();
    expect((await ada.send(home, { undo: known ?? '' })).status).toBe(403);
    for (const strange of ['product/999 2026-01-01T00:00:00.000Z', '__proto__/1 x', 'toString x'])
      expect((await kofi.send(home, { undo: strange })).html).toContain('can no longer be undone');
  });

  test('older changes are one press away', async () => {
    const titles = Array.from({ length: 12 }, (_, index) => `Tyre ${index}`);
    const [item = ''] = await listed('shopping', /item=(\d+)#edit/g);
    for (const name of titles)
      await asked(at.url, kofi, '/api/company/describe-product', { companyId: id, productId: Number(item), name });
    expect((await changes()).length).toBeLessThanOrEqual(30);
    const { html } = await kofi.open(home);
    expect(html).toContain('?changes=60#changes');
    expect((await kofi.open(`${home}?changes=60`)).html.match(/<details class="disclosure">/g)?.length).toBeGreaterThan(
      30,
    );
  });
});
