import { beforeAll, expect, test } from 'vitest';
import { administrator } from '#tests/account/person.ts';
import { photo } from '#tests/media/pictures.ts';
import type { MembersServer } from '#tests/security/members.ts';
import { withMembers } from '#tests/with-members.ts';

const at = withMembers();
type Member = Awaited<ReturnType<MembersServer['member']>>;
let manager: Member;
let stranger: Member;
let page = '';

beforeAll(async () => {
  [manager, stranger] = [await at.member('kofi'), await at.member('ada')];
  const facts = { category: 'automotive-car-repair', place: { country: 'KE' }, online: true };
  const answer = await manager.json('/api/company/register-company', { name: 'Juma Garage', ...facts });
  const { id, position } = (await answer.json()) as { id: number; position: string };
  await fetch(`${at.url}/api/countries`, { headers: { 'Read-After': position } });
  await administrator(at.url).json('/api/company/approve-company', { companyId: id });
  page = `/en/company/${id}-juma-garage`;
}, 120_000);

const tyre = {
  edited: '0',
  item: '',
  name: 'Tyre 185/65 R15',
  'price-amount': '8 500',
  'price-crossedOut': '9 900',
  'price-currency': 'KES',
  brand: 'Pirelli',
  link: 'juma.example/tyres',
  withModal: 'on',
};
const shopping = () => `${page}/edit/shopping`;
const summaryIn = (html: string): string => /class="error-summary.*?<\/ul>/s.exec(html)?.[0] ?? '';
/** The names of the products, in their order, as their managers see them. */
const listed = async (): Promise<readonly string[]> =>
  [...(await manager.open(shopping())).html.matchAll(/<div class="stack tight"><h2>([^<]+)/g)].map(
    ([, name]) => name ?? '',
  );

test('a new product begins in the currency of the country, and is on the page with all it says', async () => {
  expect((await manager.open(shopping())).html).toMatch(/<option value="KES" selected/);
  const form = { ...tyre, once: crypto.randomUUID() };
  for (const _ of ['sent', 'sent twice']) expect((await manager.send(shopping(), form)).status).toBe(200);
  const { html } = await manager.open(`${page}/products`);
  expect(html).toContain('1 product');
  expect(html).toMatch(/KES.8,500/u);
  expect(html).toContain('https://juma.example/tyres');
});

test('an older price that is not higher, a name that is missing and an amount that is none are told, all is kept', async () => {
  for (const [wrong, told] of [
    [{ 'price-crossedOut': '8 000' }, 'must be higher'],
    [{ name: '' }, 'Fill in this field'],
    [{ 'price-amount': 'cheap' }, 'Write a number'],
    [{ 'price-amount': '', 'price-crossedOut': '9 900' }, 'Price: Write a number'],
    [{ link: 'javascript:alert(1)' }, 'address'],
  ] as const) {
    const { status, html } = await manager.send(shopping(), { ...tyre, ...wrong, sticker: 'Not lost' });
    expect(status, told).toBe(422);
    expect(summaryIn(html)).toContain(told);
    expect(html).toContain('value="Not lost"');
  }
});

test('two who change one product are shown both; products change places by buttons and are withdrawn', async () => {
  await manager.send(shopping(), { ...tyre, name: 'Battery 60 Ah', once: crypto.randomUUID() });
  const { html } = await manager.open(shopping());
  const battery = [...html.matchAll(/item=(\d+)#edit/g)].at(-1)?.[1] ?? '';
  const changed = { ...tyre, name: 'Battery 70 Ah', item: battery, edited: '1' };
  expect((await manager.send(shopping(), changed)).status).toBe(200);
  const late = await manager.send(shopping(), { ...changed, name: 'Battery 45 Ah' });
  expect(late.status).toBe(409);
  expect(late.html).toContain('Battery 70 Ah');
  expect(late.html).toContain('Battery 45 Ah');
  expect(await listed()).toEqual(['Tyre 185/65 R15', 'Battery 70 Ah']);
  await manager.send(shopping(), { item: battery, do: 'up' });
  expect(await listed()).toEqual(['Battery 70 Ah', 'Tyre 185/65 R15']);
  await manager.send(shopping(), { item: battery, do: 'withdraw' });
  expect(await listed()).toEqual(['Tyre 185/65 R15']);
  expect((await manager.send(shopping(), { item: battery, do: 'toString' })).status).toBe(400);
  expect((await manager.send(shopping(), changed)).html).toContain('does not exist');
});

test('a picture comes with the form, and one that is none is told beside it', async () => {
  const send = async (file: Blob) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...tyre, name: 'Wheel', once: crypto.randomUUID() }))
      form.set(name, value);
    form.set('image', file, 'wheel.jpg');
    const answer = await manager.ask(shopping(), { method: 'POST', body: form });
    return { status: answer.status, html: await answer.text() };
  };
  const wrong = await send(new Blob(['<svg/>']));
  expect(wrong.status).toBe(422);
  expect(wrong.html).toContain('not a photo');
  expect(wrong.html).toContain('value="Wheel"');
  expect((await send(new Blob([new Uint8Array(await photo(400, 400))]))).status).toBe(303);
  expect((await manager.open(shopping())).html).toMatch(/\/media\/[\w-]{22}\/192\.jpg/);
});

test('nobody else changes what a company sells; categories and brands are suggested', async () => {
  expect((await stranger.open(shopping())).status).toBe(403);
  expect((await stranger.send(shopping(), tyre)).status).toBe(403);
  const words = async (path: string) =>
    ((await (await fetch(`${at.url}/ajax/${path}`)).json()) as { results: { name: string }[] }).results;
  expect(await words('shopping-categories?q=tyr&lang=en')).toEqual([
    { id: 'Tyres and batteries', name: 'Tyres and batteries' },
  ]);
  expect(await words('shopping-brands?q=pire')).toEqual([{ id: 'Pirelli', name: 'Pirelli' }]);
});

test('words and a picture stand above the products, in the language of the reader, and are kept from a stranger', async () => {
  const texts = `${shopping()}/texts`;
  expect((await manager.open(shopping())).html).toContain(`href="${texts}"`);
  const said = { 'title-fr': 'Nos pneus', 'text-fr': 'Montés [b]gratuitement[/b].', 'title-en': 'Our tyres' };
  const saved = await manager.send(texts, { edited: '0', ...said });
  expect(saved.html).toContain('Without an English text');
  const pictured = new FormData();
  pictured.set('part', 'ad');
  pictured.set('ad', new File([new Uint8Array(await photo(900, 300))], 'ad.jpg', { type: 'image/jpeg' }));
  const sent = await manager.ask(`${page}/edit/medias`, { method: 'POST', body: pictured, redirect: 'manual' });
  expect(sent.status).toBe(303);
  const { html } = await manager.open(page);
  expect(html).toMatch(/alt="Our tyres".*<h3>Our tyres<\/h3><div lang="fr">.*Montés <b>gratuitement<\/b>/s);
  expect((await manager.open(page.replace('/en/company/', '/entreprise/'))).html).toContain('<h3>Nos pneus</h3>');
  const none = await manager.send(`${page}/edit/medias`, { part: 'ad' });
  expect(none.status).toBe(422);
  await manager.send(`${page}/edit/medias`, { part: 'ad', remove: '1' });
  expect((await manager.open(page)).html).not.toContain('alt="Our tyres"');
  expect((await stranger.send(texts, { edited: '1', ...said })).status).toBe(403);
  const late = await manager.send(texts, { edited: '0', ...said, 'title-en': 'Tyres' });
  expect(late.status).toBe(409);
});
