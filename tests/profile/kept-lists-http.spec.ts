import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withServer } from '#tests/with-server.ts';
import { pdf } from './pdf.ts';
import { peopleOf } from './signed-in.ts';

const { db, server } = withServer();
let people: Awaited<ReturnType<typeof peopleOf>>;

beforeAll(async () => {
  people = await peopleOf(db, server.url);
}, 120_000);
afterAll(async () => {
  await people.close();
});

type Person = Awaited<ReturnType<typeof people.signIn>>;
type Said = Readonly<Record<string, string | Blob>>;

const endSession = ({ accountId }: Person) =>
  db.pool.query('delete from access.session where account = $1', [accountId]);
const logIn = (someone: Person, asked: string) =>
  someone.send('/login', {
    email: someone.email,
    password: 'Marche2026',
    to: new URL(asked, server.url).searchParams.get('to') ?? '',
  });
const document = () => new Blob([new Uint8Array(pdf())]);
const picture = async () =>
  new Blob([
    new Uint8Array(
      await sharp({ create: { width: 400, height: 300, channels: 3, background: '#a3421d' } })
        .jpeg()
        .toBuffer(),
    ),
  ]);
const itemOf = (html: string): string => html.match(/\?item=([\da-f-]{36})/)?.[1] ?? '';

const lists: readonly (readonly [string, () => Promise<Said>, Said, string])[] = [
  [
    'experiences',
    async () => ({ name: 'Vendeuse', startDate: '2015-01' }),
    { name: 'Cheffe de rayon' },
    'value="Cheffe de rayon"',
  ],
  [
    'formations',
    async () => ({ name: 'Licence', startDate: '2008-09' }),
    { description: 'Mention bien' },
    'Mention bien</textarea>',
  ],
  ['languages', async () => ({ lang: 'fr', level: 'pro' }), { level: 'native' }, 'checked="" value="native"'],
  ['resumes', async () => ({ title: 'CV', lang: 'fr', file: document() }), { title: 'CV court' }, 'value="CV court"'],
  [
    'portfolio',
    async () => ({ title: 'Robe', image: await picture() }),
    { title: 'Robe de fête' },
    'value="Robe de fête"',
  ],
];

const lost = 'n’a pas pu être gardé';
const files = ['resumes', 'portfolio'];

test.each(lists)(
  'what was typed into a new one of the %s is back after a log-in, and saved from there',
  async (part, first, change, shown) => {
    const someone = await people.signIn('Awa');
    const path = `/profile/edit/${part}?item=new`;
    const said = { ...(await first()), ...change };
    await someone.open(path);
    await endSession(someone);
    const asked = await someone.fill(path, said);
    expect('path' in asked && asked.path).toBe(`/login?to=${encodeURIComponent(path)}`);
    const back = await logIn(someone, 'path' in asked ? asked.path : '');
    expect(back.path).toBe(path);
    expect(back.html).toContain(shown);
    expect(back.html).toContain('Ce que vous aviez écrit est toujours là');
    expect(back.html.includes(lost)).toBe(files.includes(part));
    expect((await someone.open(path)).html).not.toContain(shown);
    expect(itemOf((await someone.open(`/profile/edit/${part}`)).html)).toBe('');
    const saved = await someone.fill(path, said);
    expect(saved.html).toContain('C’est enregistré');
    expect(itemOf(saved.html)).not.toBe('');
  },
);

test.each(lists)(
  'so is what was changed of one of the %s, on top of what is saved',
  async (part, first, change, shown) => {
    const someone = await people.signIn('Awa');
    const item = itemOf((await someone.fill(`/en/profile/edit/${part}?item=new`, await first())).html);
    const path = `/en/profile/edit/${part}?item=${item}`;
    const { html } = await someone.open(path);
    const edited = html.match(/name="edited" value="(\d+)"/)?.[1] ?? '';
    const as = { ...(await first()), ...change, item, edited };
    await endSession(someone);
    const form = new FormData();
    for (const [name, value] of Object.entries(as)) if (typeof value === 'string') form.set(name, value);
    const asked = await someone.ask(path.split('?')[0] ?? '', { method: 'POST', body: form });
    const back = await logIn(someone, asked.headers.get('location') ?? '');
    expect(back.path).toBe(path);
    expect(back.html).toContain(shown);
    expect(back.html).toContain(`name="edited" value="${edited}"`);
    expect(back.html).toContain('What you wrote is still here');
    expect(back.html).not.toContain('could not be kept');
    const { file: _file, image: _image, ...typed } = as as Record<string, string | Blob>;
    const saved = await someone.fill(path, typed);
    expect(saved.html).toContain('Saved.');
    expect((await someone.open(path)).html).toContain(shown);
  },
);

test('nothing is taken away behind the back of whoever has to log in first', async () => {
  const someone = await people.signIn('Awa');
  const item = itemOf((await someone.fill('/profile/edit/languages?item=new', { lang: 'fr', level: 'pro' })).html);
  await endSession(someone);
  const asked = await someone.send('/profile/edit/languages', { item, remove: '1' });
  expect(asked.path).toBe('/login?to=%2Fprofile%2Fedit%2Flanguages');
  expect(itemOf((await logIn(someone, asked.path)).html)).toBe(item);
});

test('what was typed over one that is gone meanwhile is there as a new one', async () => {
  const someone = await people.signIn('Awa');
  const path = '/profile/edit/formations';
  const item = itemOf((await someone.fill(`${path}?item=new`, { name: 'Licence', startDate: '2008-09' })).html);
  await endSession(someone);
  const asked = await someone.send(path, { item, edited: '1', name: 'Master', startDate: '2008-09' });
  const other = await people.signInAgain(someone);
  await other.send(path, { item, remove: '1' });
  const back = await logIn(someone, asked.path);
  expect(back.html).toContain('value="Master"');
  expect(back.html).toContain('name="item" value=""');
});

test('a form that was refused is still that of the version it was opened with', async () => {
  const someone = await people.signIn('Awa');
  const path = '/profile/edit/formations';
  const item = itemOf((await someone.fill(`${path}?item=new`, { name: 'Licence', startDate: '2008-09' })).html);
  const { html } = await someone.open(`${path}?item=${item}`);
  const edited = html.match(/name="edited" value="(\d+)"/)?.[1] ?? '';
  await someone.fill(`${path}?item=${item}`, { name: 'Master', startDate: '2008-09' });
  const refused = await someone.send(path, { item, edited, name: '', startDate: '2008-09' });
  expect(refused.status).toBe(422);
  expect(refused.html).toContain(`name="edited" value="${edited}"`);
  expect((await someone.send(path, { item, edited, name: 'Doctorat', startDate: '2008-09' })).status).toBe(409);
});

test('what is left empty is said to be, not to be mistyped', async () => {
  const someone = await people.signIn('Awa');
  const path = '/profile/edit/formations';
  await someone.open(path);
  const refused = await someone.send(path, { name: 'Licence', startDate: '' });
  expect(refused.status).toBe(422);
  expect(refused.html).toContain('Remplissez ce champ.');
  expect(refused.html).not.toContain('ce n’est pas la forme attendue');
});
