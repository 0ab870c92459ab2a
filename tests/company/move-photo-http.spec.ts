import { beforeAll, expect, test } from 'vitest';
import { administrator, type Page } from '#tests/account/person.ts';
import { photo } from '#tests/media/pictures.ts';
import { type MembersServer, password } from '#tests/security/members.ts';
import { withMembers } from '#tests/with-members.ts';

const at = withMembers({ COMPANY_MAX_VISUALS: '2' });
type Member = Awaited<ReturnType<MembersServer['member']>>;
let manager: Member;
let moderator: Member;
const ids = { garage: 0, salon: 0 };

const done = async (someone: Pick<Member, 'json'>, path: string, data: object): Promise<{ id: number }> => {
  const answer = await someone.json(path, data);
  expect(answer.status, `${path} ${answer.status < 300 ? '' : await answer.clone().text()}`).toBeLessThan(300);
  const { id, position } = (await answer.json()) as { id: number; position?: string };
  if (position) await fetch(`${at.url}/api/countries`, { headers: { 'Read-After': position } });
  return { id };
};

/** A photo that the manager sent to the garage, and that the team validated. */
const sentPhoto = async (side: number): Promise<string> => {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(await photo(side, side))], 'a.jpg', { type: 'image/jpeg' }));
  const sent = await manager.ask('/ajax/media/upload/image', { method: 'POST', body: form });
  const { id: imageId } = (await sent.json()) as { id: string };
  const data = { companyId: ids.garage, imageId };
  await done(manager, '/api/company/add-company-photo', { ...data, caption: 'The gate' });
  await done(moderator, '/api/company/validate-company-photo', data);
  return imageId;
};

beforeAll(async () => {
  [manager, moderator] = [await at.member('kofi'), await at.as('moderator')];
  const facts = { category: 'automotive-car-repair', place: { country: 'KE' }, approved: true, online: true };
  const operator = administrator(at.url);
  ids.garage = (await done(operator, '/api/company/register-company', { name: 'Juma Garage', ...facts })).id;
  ids.salon = (await done(operator, '/api/company/register-company', { name: 'Amani Salon', ...facts })).id;
  await done(operator, '/api/account/name-manager', { companyId: ids.garage, accountId: manager.id, role: 'admin' });
}, 120_000);

const pathOf = (company: number, image: string) => `/en/admin/moderation/photo/${company}/${image}`;
const photosOf = async (company: number): Promise<string[]> => {
  const answer = await (await fetch(`${at.url}/api/companies/${company}`)).json();
  return (answer as { content: { photos: { image: { id: string } }[] } }).content.photos.map(({ image }) => image.id);
};
const letter = { notify: 'on', 'letter-subject': 'Your photo', 'message-move': 'It shows the salon.' };
const said = ({ html }: Pick<Page, 'html'>) => html.replaceAll('<!-- -->', '');

test('staff move a photo to another page, its origin stays on record, and undo puts it back at its place', async () => {
  const imageId = await sentPhoto(300);
  const behind = await sentPhoto(310);
  const path = pathOf(ids.garage, imageId);
  const form = await moderator.open(path);
  expect(form.html).toContain('value="A photo on the page of Juma Garage"');
  expect(form.html).toContain('Its managers read English');
  const moved = await moderator.send(path, { do: 'move', to: `#${ids.salon}`, ...letter });
  expect(moved.path).toBe(`${pathOf(ids.salon, imageId)}?did=moved`);
  expect(said(moved)).toContain('This photo is on the page of Amani Salon. It comes from the page of Juma Garage.');
  expect(said(moved)).toContain('kofi Test');
  expect(await photosOf(ids.salon)).toEqual([imageId]);
  expect(await photosOf(ids.garage)).toEqual([behind]);
  expect(said(await manager.open(`/en/company/${ids.garage}-juma-garage/edit/photos`))).toContain(
    'It shows the salon.',
  );
  expect((await manager.open('/en/notifications')).html).toContain('left the page of Juma Garage');
  expect(said(await moderator.open(path))).toContain('it has been on that of Amani Salon since');

  const undone = await moderator.send(pathOf(ids.salon, imageId), { do: 'back', company: String(ids.garage) });
  expect(said(undone)).toContain('The photo is back on the page of Juma Garage, at its place.');
  expect(await photosOf(ids.garage)).toEqual([imageId, behind]);
  expect(await photosOf(ids.salon)).toEqual([]);
  expect((await manager.open('/en/notifications')).html).not.toContain('left the page of Juma Garage');

  const deleted = await moderator.send(path, { do: 'delete' });
  expect(said(deleted)).toContain('This photo is deleted from the page of Juma Garage.');
  expect(await photosOf(ids.garage)).toEqual([behind]);
  expect((await manager.open('/en/notifications')).html).not.toContain('removed from the page');
  await moderator.send(path, { do: 'back', company: String(ids.garage) });
  expect(await photosOf(ids.garage)).toEqual([imageId, behind]);
});

test('what is missing or wrong is told beside its field, and nothing is moved', async () => {
  const [imageId = '', behind = ''] = await photosOf(ids.garage);
  const path = pathOf(ids.garage, imageId);
  const refusedWith = async (fields: Record<string, string>, text: string, status = 422) => {
    const answer = await moderator.send(path, fields);
    expect(answer.status, text).toBe(status);
    expect(said(answer)).toContain(text);
    return answer;
  };
  const nameless = await refusedWith({ do: 'move', to: '', ...letter }, 'Choose a company from the list');
  expect(nameless.html).toContain('id="to-error"');
  expect(nameless.html).toContain('It shows the salon.</textarea>');
  await refusedWith({ do: 'move', to: 'Nowhere Ltd' }, 'Choose a company from the list');
  await refusedWith({ do: 'move', to: `#${ids.garage}` }, 'This photo is on that page already.');
  await refusedWith({ do: 'move', to: '', toCompanyId: '999999' }, 'id="to-error"', 404);
  const silent = { ...letter, 'letter-subject': ' ', 'message-move': ' ' };
  const blank = await refusedWith({ do: 'move', to: `#${ids.salon}`, ...silent }, 'id="letter-subject-error"');
  expect(blank.html).toContain('id="message-move-error"');
  expect((await moderator.send(path, { do: 'toString' })).status).toBe(400);

  // there is room for two
  await moderator.send(path, { do: 'move', to: `#${ids.salon}` });
  await moderator.send(pathOf(ids.garage, behind), { do: 'move', to: `#${ids.salon}` });
  const third = await sentPhoto(320);
  const full = await moderator.send(pathOf(ids.garage, third), { do: 'move', to: `#${ids.salon}` });
  expect(full.status).toBe(422);
  expect(full.html).toContain('The page has 2 photos and videos already');
  expect(await photosOf(ids.garage)).toEqual([third]);

  // the photo has left the page that it was moved to: it is not shown twice
  await done(moderator, '/api/company/remove-company-photo', { companyId: ids.salon, imageId });
  const gone = await moderator.send(path, { do: 'back', company: String(ids.garage) });
  expect(gone.status).toBe(409);
  expect(gone.html).toContain('This photo cannot come back');
});

test('only the team gets there; what they wrote outlives the end of the session', async () => {
  const [third = ''] = await photosOf(ids.garage);
  const path = pathOf(ids.garage, third);
  expect((await manager.open(path)).status).toBe(403);
  expect((await manager.send(path, { do: 'delete' })).status).toBe(403);
  for (const name of ['move-company-photo', 'take-down-company-photo', 'put-back-company-photo']) {
    const asked = { companyId: ids.garage, imageId: third, toCompanyId: ids.salon };
    expect((await manager.json(`/api/company/${name}`, asked)).status).toBe(403);
  }
  expect((await manager.open(`/en/company/${ids.garage}-juma-garage/edit/photos`)).html).not.toContain(
    'Move or delete',
  );
  expect((await moderator.open(`/en/company/${ids.garage}-juma-garage/edit/photos`)).html).toContain('Move or delete');
  expect((await moderator.open(pathOf(ids.garage, 'x'.repeat(22)))).status).toBe(404);
  expect((await moderator.open(pathOf(999_999, third))).status).toBe(404);
  await at.db.pool.query('delete from access.session where account = $1', [moderator.id]);
  const led = await moderator.send(path, { do: 'move', ...letter });
  const to = new URL(led.path, at.url).searchParams.get('to') ?? '';
  const back = await moderator.send('/en/login', { email: moderator.email, password, to });
  expect(back.html).toContain('It shows the salon.</textarea>');
  expect(back.html).toContain('What you wrote is still here');
});
