import { beforeAll, expect, test } from 'vitest';
import { administrator, type Page } from '#tests/account/person.ts';
import { photo } from '#tests/media/pictures.ts';
import { type MembersServer, password } from '#tests/security/members.ts';
import { withMembers } from '#tests/with-members.ts';

const at = withMembers({ COMPANY_MAX_VISUALS: '4' });
type Member = Awaited<ReturnType<MembersServer['member']>>;
let manager: Member;
let stranger: Member;
let id = 0;
let page = '';

const done = async (someone: Pick<Member, 'json'>, path: string, data: object): Promise<{ id: number }> => {
  const answer = await someone.json(path, data);
  expect(answer.status, `${path} ${answer.status < 300 ? '' : await answer.clone().text()}`).toBeLessThan(300);
  const { id: made, position } = (await answer.json()) as { id: number; position?: string };
  if (position) await fetch(`${at.url}/api/countries`, { headers: { 'Read-After': position } });
  return { id: made };
};

beforeAll(async () => {
  [manager, stranger] = [await at.member('kofi'), await at.member('ada')];
  const facts = { category: 'automotive-car-repair', place: { country: 'KE' }, approved: true, online: true };
  ({ id } = await done(administrator(at.url), '/api/company/register-company', { name: 'Juma Garage', ...facts }));
  const named = { companyId: id, accountId: manager.id, role: 'admin' };
  await done(administrator(at.url), '/api/account/name-manager', named);
  page = `/en/company/${id}-juma-garage`;
}, 120_000);

const file = (bytes: Uint8Array, name: string) => new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' });

/** Sends a form as a browser without script does, and follows where it leads. */
const sent = async (someone: Member, part: string, fields: Record<string, string>, files: readonly File[] = []) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (const one of files) form.append(part === 'photos' ? 'photos' : (fields.part ?? ''), one);
  const answer = await someone.ask(`${page}/edit/${part}`, { method: 'POST', body: form });
  const to = answer.headers.get('location');
  return to
    ? someone.open(to)
    : { status: answer.status, path: '', html: await answer.text(), headers: answer.headers };
};

const idsOn = ({ html }: Pick<Page, 'html'>): string[] =>
  [...html.matchAll(/<li id="photo-([\w-]{22})"/g)].map(([, one = '']) => one);

const photos = () => manager.open(`${page}/edit/photos`);

test('several photos come with one form; one that is none does not keep the others out, and nothing is stored twice', async () => {
  const two = [file(await photo(640, 480), 'front.jpg'), file(await photo(480, 640), 'inside.jpg')];
  const both = await sent(manager, 'photos', { do: 'add' }, two);
  expect(both.html).toContain('2 photos have arrived');
  expect(idsOn(both)).toHaveLength(2);
  expect(both.html.match(/>Waiting</g)).toHaveLength(2);
  const mixed = [
    ...two,
    file(new TextEncoder().encode('%PDF-1.7'), 'invoice.pdf'),
    file(await photo(500, 500), 'a.jpg'),
  ];
  const again = await sent(manager, 'photos', { do: 'add' }, mixed);
  expect(again.status).toBe(422);
  expect(again.html).toContain('invoice.pdf: This file is not a photo');
  expect(idsOn(again)).toHaveLength(3);
  expect((await manager.open(page)).html).not.toContain(idsOn(again)[0]);
});

test('visitors see a photo once it is validated, in the order and with the words of the manager', async () => {
  const [first = '', second = ''] = idsOn(await photos());
  const moderator = await at.as('moderator');
  for (const imageId of [first, second])
    await done(moderator, '/api/company/validate-company-photo', { companyId: id, imageId });
  const moved = await sent(manager, 'photos', { do: 'later', id: first, caption: 'The gate at noon' });
  expect(moved.html).toContain('The photo is now number 2 of 3.');
  expect(idsOn(moved).slice(0, 2)).toEqual([second, first]);
  const { html } = await manager.open(page);
  expect(html.indexOf(second)).toBeLessThan(html.indexOf(first));
  expect(html).toContain('The gate at noon');
  const top = await sent(manager, 'photos', { do: 'first', id: first, caption: 'The gate at noon' });
  expect(idsOn(top)[0]).toBe(first);
});

test('the desk validates the photos that were chosen with one press, by a plain form', async () => {
  const moderator = await at.as('moderator');
  const desk = '/en/admin/moderation/companies';
  const before = await moderator.open(desk);
  const waits = [...before.html.matchAll(/name="photo"[^>]*value="([^"]+)"|value="([^"]+)"[^>]*name="photo"/g)];
  const all = waits.map(([, one, other]) => one ?? other ?? '');
  expect(all).toHaveLength(1);
  expect(before.html).toContain('form="chosen-photos"');
  const nothing = await moderator.send(desk, { do: 'validate-chosen' });
  expect([nothing.status, nothing.html.includes('Select some photos first.')]).toEqual([422, true]);
  const [third = ''] = all;
  const gone = `${id}/${'x'.repeat(22)}`;
  expect((await moderator.send(desk, { do: 'validate-chosen', photo: gone })).status).toBe(422);
  const done = await moderator.send(desk, { do: 'validate-chosen', photo: third });
  expect(done.html).toContain('1 photo is approved.');
  const shown = async () => (await manager.open(page)).html.includes(third.split('/')[1] ?? '');
  expect(await shown()).toBe(true);
  expect(done.html).toContain('value="undo-validate"');
  const undone = await moderator.send(desk, { do: 'undo-validate', photo: third });
  expect(undone.html).toContain('Undone: 1 photo waits again.');
  expect(await shown()).toBe(false);

  // removed with its reason, and put back where it was
  const [company = '', imageId = ''] = third.split('/');
  const removed = await moderator.send(desk, { do: 'remove', company, id: imageId, reason: 'Blurred' });
  expect(removed.html).toContain('The photo is removed. You have 10\u00a0minutes to undo.');
  expect((await moderator.open(desk)).html).not.toContain(imageId);
  expect((await photos()).html).toContain('Reason: “Blurred”');
  const back = await moderator.send(desk, { do: 'undo-remove', photo: third });
  expect(back.html).toContain('Undone: 1 photo waits again.');
  expect((await photos()).html).not.toContain('Reason: “Blurred”');
  const none = await moderator.send(desk, { do: 'undo-validate', photo: gone });
  expect([none.status, none.html.includes('These photos are no longer on their page.')]).toEqual([422, true]);
  expect((await moderator.send(desk, { do: 'undo-everything', photo: third })).status).toBe(400);
  await moderator.send(desk, { do: 'validate-chosen', photo: third });
  expect(await shown()).toBe(true);
  expect((await stranger.send(desk, { do: 'validate-chosen', photo: third })).status).toBe(403);
});

test('words that are too long are told beside their photo, and kept', async () => {
  const [first = ''] = idsOn(await photos());
  const wrong = await sent(manager, 'photos', { do: 'caption', id: first, caption: 'gate '.repeat(50) });
  expect(wrong.status).toBe(422);
  expect(wrong.html).toContain(`id="caption-${first}-error"`);
  expect(wrong.html).toContain(`value="${'gate '.repeat(50).trim()}"`);
});

test('words about a photo outlive the end of the session', async () => {
  const [first = ''] = idsOn(await photos());
  await at.db.pool.query('delete from access.session where account = $1', [manager.id]);
  const led = await sent(manager, 'photos', { do: 'caption', id: first, caption: 'Our gate' });
  const to = new URL(led.path, at.url).searchParams.get('to') ?? '';
  const back = await manager.send('/en/login', { email: manager.email, password, to });
  expect(back.html).toContain('value="Our gate"');
  expect(back.html).toContain('What you wrote is still here');
});

test('a photo that the team removes stays in the list with its reason; one that the manager deletes does not', async () => {
  const [first = '', second = ''] = idsOn(await photos());
  const removal = { companyId: id, imageId: second, reason: 'The number on it is not yours.' };
  await done(await at.as('moderator'), '/api/company/remove-company-photo', removal);
  const told = await photos();
  expect(told.html).toContain('Reason: “The number on it is not yours.”');
  const deleted = await sent(manager, 'photos', { do: 'remove', id: first, caption: '' });
  expect(deleted.html).toContain('The photo is deleted.');
  expect(deleted.html.match(/class="gone"/g)).toHaveLength(1);
  expect((await fetch(`${at.url}/media/${first}/384.webp`)).status).toBe(404);
});

test('no more photos and videos than the page may have', async () => {
  const more = await Promise.all(
    [300, 310, 320, 330].map(async (side) => file(await photo(side, side), `${side}.jpg`)),
  );
  const full = await sent(manager, 'photos', { do: 'add' }, more);
  expect(full.status).toBe(422);
  expect(full.html).toContain('330.jpg: The page has 4 photos and videos already');
  expect(full.html).not.toContain('name="photos"');
  const film = await sent(manager, 'medias', { part: 'video', link: 'https://youtu.be/aqz-KE-bpKQ' });
  expect(film.html).not.toContain('name="link"');
  for (const one of idsOn(full).slice(1)) await sent(manager, 'photos', { do: 'remove', id: one });
});

test('a logo and a banner are chosen, cut to their shape and taken down again', async () => {
  for (const [part, shape] of [
    ['logo', { width: 512, height: 512 }],
    ['banner', { width: 2400, height: 600 }],
  ] as const) {
    const big = [file(await photo(3000, 2000), `${part}.jpg`)];
    const chosen = await sent(manager, 'medias', { part, crop: '0 0 1 0.375' }, big);
    expect(chosen.html).toContain('Saved.');
    const { content } = (await (await fetch(`${at.url}/api/companies/${id}`)).json()) as {
      content: Record<string, { width: number; height: number } | null>;
    };
    expect(content[part]).toMatchObject(shape);
    expect((await sent(manager, 'medias', { part, remove: '1' })).html).toContain('Saved.');
    expect((await sent(manager, 'medias', { part })).html).toContain('Choose a photo first.');
  }
});

test('a video is linked over https from YouTube or Vimeo only, and taken off again', async () => {
  const refused = await sent(manager, 'medias', { part: 'video', link: 'http://youtu.be/aqz-KE-bpKQ', title: 'Us' });
  expect(refused.status).toBe(422);
  expect(refused.html).toContain('id="link-error"');
  expect(refused.html).toContain('value="Us"');
  const taken = await sent(manager, 'medias', { part: 'video', link: 'https://youtu.be/aqz-KE-bpKQ', title: 'Us' });
  expect(taken.html).toContain('https://www.youtube.com/watch?v=aqz-KE-bpKQ');
  expect((await manager.open(page)).html).toContain('https://www.youtube.com/watch?v=aqz-KE-bpKQ');
  const gone = await sent(manager, 'medias', { part: 'video', remove: 'youtube/aqz-KE-bpKQ' });
  expect(gone.html).not.toContain('aqz-KE-bpKQ');
});

test('nobody else gets there, and what no button sends is refused', async () => {
  for (const part of ['photos', 'medias']) {
    expect((await stranger.open(`${page}/edit/${part}`)).status).toBe(403);
    expect(
      (await sent(stranger, part, { do: 'add', part: 'video', link: 'https://youtu.be/aqz-KE-bpKQ' })).status,
    ).toBe(403);
    expect((await sent(manager, part, { do: 'toString', part: 'toString' })).status).toBe(400);
  }
});

test('one photo stands for the company on the home page while visitors may see it, until it is taken off', async () => {
  const added = await sent(manager, 'photos', { do: 'add' }, [file(await photo(620, 410), 'home.jpg')]);
  const chosen = idsOn(added).at(-1) ?? '';
  const inHome = async () => (await (await fetch(`${at.url}/en/ke`)).text()).includes(chosen);
  await sent(manager, 'photos', { do: 'home', id: chosen });
  expect(await inHome()).toBe(false);
  await done(administrator(at.url), '/api/company/validate-company-photo', { companyId: id, imageId: chosen });
  const page = await photos();
  expect(page.html).toContain('On the Sokoni home page');
  expect(page.html).toContain('Take off home page');
  expect(await inHome()).toBe(true);
  await sent(manager, 'photos', { do: 'home-off', id: chosen });
  expect(await inHome()).toBe(false);
  await sent(manager, 'photos', { do: 'home', id: chosen });
  await sent(manager, 'photos', { do: 'remove', id: chosen });
  expect(await inHome()).toBe(false);
});
