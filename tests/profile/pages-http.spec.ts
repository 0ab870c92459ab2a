import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { handle } from '#commands/handle.ts';
import { operator } from '#domain/actor.ts';
import { company, companyStream } from '#domain/company/company.ts';
import { pharmacy } from '#tests/company/companies.ts';
import { withServer } from '#tests/with-server.ts';
import { pdf } from './pdf.ts';
import { peopleOf } from './signed-in.ts';

const { db, server } = withServer();
let people: Awaited<ReturnType<typeof peopleOf>>;
type Person = Awaited<ReturnType<typeof people.signIn>>;
let awa: Person;
let kofi: Person;

beforeAll(async () => {
  people = await peopleOf(db, server.url);
  awa = await people.signIn('Awa');
  kofi = await people.signIn('Kofi');
}, 120_000);

afterAll(async () => {
  await people.close();
});

const words = (html: string): string =>
  html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
const portrait = () =>
  sharp({ create: { width: 400, height: 600, channels: 3, background: '#a3421d' } })
    .jpeg()
    .toBuffer();
const blob = (bytes: Buffer | string): Blob => new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)]);
const profileOf = ({ accountId }: Person, query = ''): string => `/profil/${accountId}-profil${query}`;

describe('each part of a profile is saved, loaded again and shown', () => {
  test('who someone is, in both languages', async () => {
    const saved = await awa.fill('/profile/edit/identity', {
      'name-firstname': 'Awa',
      'name-lastname': 'Konaté',
      birthday: '1990-05-17',
      sex: 'f',
      'presentation-title-fr': 'Comptable',
      'presentation-title-en': 'Accountant',
    });
    expect(words(saved.html)).toContain('C’est enregistré');
    expect(saved.html).toContain('value="Konaté"');
    expect(words((await awa.open(profileOf(awa))).html)).toContain('Comptable');
    expect(words((await awa.open(`/en/profile/${awa.accountId}-profile`)).html)).toContain('Accountant');
  });

  test('places, phones and sites', async () => {
    await awa.fill('/profile/edit/coordinates', {
      'whereabouts-city': 'Abidjan',
      'coordinates-phoneAreaCode': '+225',
      'coordinates-gsm': '07 07 07 07 07',
      'coordinates-linkedin': 'linkedin.com/in/awa',
    });
    const shown = await awa.open(profileOf(awa));
    expect(shown.html).toContain('tel:+2250707070707');
    expect(shown.html).toContain('href="https://linkedin.com/in/awa"');
  });

  test('work, interests, experiences, formations and languages', async () => {
    await awa.fill('/profile/edit/pro', {
      'career-jobStatus': 'freelance',
      'offer-indicativePrice-amount': '50 000,50',
      'offer-indicativePrice-currency': 'XOF',
      skills: 'SYSCOHADA\r\nPaie',
    });
    const tree = await (await awa.ask('/ajax/categories-tree?lang=fr')).json();
    const [domain] = tree.results as { id: string; name: string }[];
    await awa.fill('/profile/edit/interests', {
      'interests-jobInterests': 'Audit interne',
      'interests-interestedInCategories': domain?.id ?? '',
    });
    await awa.fill('/profile/edit/experiences?item=new', {
      name: 'Aide-comptable',
      startDate: '2011-09',
      endDate: '2014-12',
    });
    await awa.fill('/profile/edit/experiences?item=new', {
      name: 'Chef comptable',
      'company-name': 'SIPRA',
      startDate: '2015-01',
    });
    await awa.fill('/profile/edit/formations?item=new', {
      name: 'Licence',
      'school-name': 'INP-HB',
      startDate: '2008-09',
      endDate: '2011-07',
    });
    await awa.fill('/profile/edit/languages?item=new', { lang: 'fr', level: 'native' });
    const shown = words((await awa.open(profileOf(awa))).html);
    for (const said of [
      'Indépendant',
      '50 001',
      'SYSCOHADA',
      'Audit interne',
      domain?.name ?? '',
      'SIPRA',
      'INP-HB',
      'Langue maternelle',
    ])
      expect(shown.replace(/\s/g, ' ')).toContain(said);
    for (const page of [shown, words((await awa.open('/profile/edit/experiences')).html)])
      expect(page).toMatch(/Chef comptable[\s\S]*Aide-comptable/);
  });

  test('a house of the directory is a link, for as long as it is called by its name', async () => {
    const { log } = people;
    const at = { commandId: 'register-1', actor: operator, now: new Date(), correlationId: 'test' };
    const data = {
      ...pharmacy,
      companyId: 1,
      name: 'Pharmacie du Plateau',
      slug: 'pharmacie',
      approved: true,
      online: true,
    };
    const registered = await handle(log, company, companyStream(1), { type: 'RegisterCompany', data }, at);
    kofi.cookies.set('read-after', registered.position ?? '');
    const said = { name: 'Préparateur', startDate: '2015-01', 'company-name': data.name, 'company-id': '1' };
    await kofi.fill('/profile/edit/experiences?item=new', said);
    const shown = await kofi.open(profileOf(kofi));
    expect(shown.html).toMatch(/href="\/entreprise\/1-[^"]*">Pharmacie du Plateau/);
    const edit = shown.html && (await kofi.open('/profile/edit/experiences')).html.match(/item=([\da-f-]{36})/)?.[1];
    await kofi.fill(`/profile/edit/experiences?item=${edit}`, { ...said, 'company-name': 'Pharmacie d’à côté' });
    const other = (await kofi.open(profileOf(kofi))).html;
    expect(other).toContain('Pharmacie d’à côté');
    expect(other).not.toContain('/entreprise/1-');
  });

  test('photos without what cameras add, resumes with their first page', async () => {
    const photo = await sharp(await portrait())
      .withExif({ IFD0: { Artist: 'Somebody' } })
      .jpeg()
      .toBuffer();
    await awa.fill('/profile/edit/photos', { picture: 'photo', photo: blob(photo) });
    const { html } = await awa.open(profileOf(awa));
    const src = html.match(/\/media\/[\w-]{22}\/\d+\.jpg/)?.[0] ?? '';
    const sent = Buffer.from(await (await fetch(server.url + src)).arrayBuffer());
    expect((await sharp(sent).metadata()).exif).toBeUndefined();
    await awa.fill('/profile/edit/resumes?item=new', { title: 'Mon CV', lang: 'fr', file: blob(pdf({ pages: 2 })) });
    const resume = (await awa.open(profileOf(awa))).html.match(/\/ajax\/file\/resume-image\/[0-9a-f-]{36}/)?.[0] ?? '';
    expect((await awa.ask(resume)).headers.get('content-type')).toBe('image/webp');
  });
});

describe('what is refused', () => {
  test('keeps what was typed, sums up the fields in red, and says it field by field', async () => {
    const { status, html } = await awa.fill('/profile/edit/identity', {
      'name-firstname': '',
      'name-lastname': 'Konaté & filles',
      birthday: '2020-01-01',
    });
    expect(status).toBe(422);
    expect(html).toContain('Konaté &amp; filles');
    expect(html).toContain('href="#name-firstname"');
    const young = await awa.fill('/profile/edit/identity', {
      'name-firstname': 'A',
      'name-lastname': 'K',
      birthday: '2020-01-01',
    });
    expect(words(young.html)).toContain('au moins 16 ans');
  });

  test('two forms sent at once: the one refused shows what the other has just saved', async () => {
    for (let round = 0; round < 8; round++) {
      const { html } = await kofi.open('/profile/edit/identity');
      const edited = html.match(/name="edited" value="(\d+)"/)?.[1] ?? '';
      const said = [`Un ${round}`, `Deux ${round}`];
      const answers = await Promise.all(
        said.map((title) =>
          kofi.fill('/profile/edit/identity', {
            'name-firstname': 'Kofi',
            'name-lastname': 'Test',
            edited,
            'presentation-title-fr': title,
          }),
        ),
      );
      const refused = answers.filter(({ status }) => status === 409);
      expect(refused).toHaveLength(1);
      for (const title of said) expect(words(refused[0]?.html ?? '')).toContain(title);
      expect(Number(refused[0]?.html.match(/name="edited" value="(\d+)"/)?.[1])).toBeGreaterThan(Number(edited));
    }
  });

  test('a form of two tabs leads to a choice, and nothing is lost', async () => {
    const { html } = await kofi.open('/profile/edit/identity');
    const edited = html.match(/name="edited" value="(\d+)"/)?.[1] ?? '';
    const base = { 'name-firstname': 'Kofi', 'name-lastname': 'Test' };
    await kofi.fill('/profile/edit/identity', { ...base, 'presentation-title-fr': 'Du premier onglet' });
    const second = await kofi.fill('/profile/edit/identity', {
      ...base,
      edited,
      'presentation-title-fr': 'Du second onglet',
      'presentation-title-en': 'Mine',
    });
    expect(second.status).toBe(409);
    for (const said of ['Du premier onglet', 'Du second onglet', 'Mine']) expect(words(second.html)).toContain(said);
    const now = second.html.match(/name="edited" value="(\d+)"/)?.[1] ?? '';
    const merged = await kofi.fill('/profile/edit/identity', {
      ...base,
      edited: now,
      'presentation-title-fr': 'Du premier onglet',
      'presentation-title-en': 'Mine',
    });
    expect(merged.html).toContain('value="Du premier onglet"');
    expect(merged.html).toContain('value="Mine"');
  });

  test('files that are not what they should be, politely and in words', async () => {
    const wide = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    const photo = (bytes: Buffer | string) =>
      kofi.fill('/profile/edit/photos', { picture: 'photo', photo: blob(bytes) });
    for (const bytes of [wide, svg]) expect((await photo(bytes)).status).toBe(422);
    const resume = (bytes: Buffer | string) =>
      kofi.fill('/profile/edit/resumes?item=new', { title: 'CV', lang: 'fr', file: blob(bytes) });
    expect(words((await resume(svg)).html)).toContain('Ce fichier n’est pas un PDF');
    expect(words((await resume(Buffer.alloc(3 * 1024 * 1024, 0x25))).html)).toContain('2 Mo au plus');
    const huge = await kofi
      .ask('/profile/edit/resumes', {
        method: 'POST',
        body: new Uint8Array(50 * 1024 * 1024),
        headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
      })
      .catch(() => null);
    if (huge) expect(huge.status).toBe(413);
    expect((await kofi.open('/profile/edit/resumes')).status).toBe(200);
  });
});

test('a PDF is kept by its own route, and put on the profile of whoever sent it alone', async () => {
  const sent = (who: Person, bytes: Buffer | string) => {
    const body = new FormData();
    body.set('file', blob(bytes));
    return who.ask('/ajax/file/upload', { method: 'POST', body });
  };
  const kept = await sent(awa, pdf({ pages: 2 }));
  expect(kept.status).toBe(201);
  const { id: fileId, pages } = (await kept.json()) as { id: string; pages: number };
  expect(pages).toBe(2);
  const add = (who: Person) => who.json('/api/profile/add-resume', { title: 'CV', lang: 'fr', fileId });
  expect((await add(kofi)).status).toBe(403);
  expect((await add(awa)).status).toBe(201);
  for (const bytes of ['<svg></svg>', '']) expect((await sent(awa, bytes)).status).toBe(422);
  expect((await fetch(`${server.url}/ajax/file/upload`, { method: 'POST' })).status).toBe(401);
});

describe('whose is whose', () => {
  test('a visitor is sent to sign in, and comes back', async () => {
    for (const part of ['', '/identity', '/photos', '/resumes', '/data']) {
      const answer = await fetch(`${server.url}/profile/edit${part}`, { redirect: 'manual' });
      expect(answer.headers.get('location'), part).toContain(`/login?to=${encodeURIComponent(`/profile/edit${part}`)}`);
    }
    expect((await fetch(`${server.url}/profile/edit/data/archive`)).status).toBe(401);
  });

  test('nobody changes, reads or takes what is of another', async () => {
    const { html } = await awa.open('/profile/edit/resumes');
    const item = html.match(/resume-image\/([0-9a-f-]{36})/)?.[1] ?? '';
    const experience = (await awa.open('/profile/edit/experiences')).html.match(/item=([0-9a-f-]{36})/)?.[1] ?? '';
    expect([item, experience].every(Boolean)).toBe(true);
    for (const [command, itemId] of [
      ['remove-resume', item],
      ['remove-experience', experience],
    ])
      await kofi.json(`/api/profile/${command}`, { itemId });
    const said = { name: 'Volé', description: null, startDate: '2015-01', endDate: null, company: null };
    const changed = await kofi.json('/api/profile/change-experience', { ...said, itemId: experience, edited: 1 });
    expect(changed.status).toBe(404);
    expect(words((await awa.open('/profile/edit/experiences')).html)).toContain('Chef comptable');
    expect((await kofi.ask(`/ajax/file/resume/${item}`)).status).toBe(404);
    expect((await kofi.ask(`/ajax/file/resume-image/${item}`)).status).toBe(404);
    expect((await fetch(`${server.url}/ajax/file/resume/${item}`)).status).toBe(404);
    expect((await awa.ask(`/ajax/file/resume/${item}`)).headers.get('content-disposition')).toContain('attachment');
    const image = (await awa.open(profileOf(awa))).html.match(/\/media\/([\w-]{22})\//)?.[1] ?? '';
    expect((await kofi.json('/api/profile/choose-photo', { imageId: image })).status).toBe(403);
  });

  test('a command takes no one else’s name and no field that is not its own', async () => {
    for (const more of [{ accountId: awa.accountId }, { role: 'admin' }, { level: 'trust' }]) {
      const said = {
        name: { firstname: 'K', lastname: 'T' },
        birthday: null,
        sex: null,
        presentation: { title: {}, description: {} },
      };
      const answer = await kofi.json('/api/profile/state-identity', { ...said, edited: 99, ...more });
      expect(answer.status).toBe(422);
    }
  });
});

describe('who sees what', () => {
  test('the birthday is on no page, and each field where it was opened', async () => {
    const asVisitor = async () => (await fetch(server.url + profileOf(awa))).text();
    const nothing = await asVisitor();
    for (const hidden of ['Konaté', '1990', '17 mai', 'Comptable', '2250707070707'])
      expect(nothing).not.toContain(hidden);
    expect(nothing).toContain('noindex');
    const member = words((await kofi.open(profileOf(awa))).html);
    expect(member).toContain('Awa Konaté');
    expect(member).not.toContain('07 07 07');
    expect(member).not.toContain('Mon CV');
    const { html } = await awa.open('/profile/edit/audience');
    const fields = Object.fromEntries(
      [...html.matchAll(/name="(audience-\w+)"/g)].map(([, name = '']) => [name, 'everyone']),
    );
    await awa.fill('/profile/edit/audience', { ...fields, searchEngines: 'on' });
    await kofi.open('/profile/edit');
    const all = await asVisitor();
    for (const shown of ['Konaté', 'Comptable', '+2250707070707']) expect(all).toContain(shown);
    for (const never of ['1990', 'noindex']) expect(all).not.toContain(never);
  });

  test('look-ups answer in the reader’s language', async () => {
    const fr = await (await fetch(`${server.url}/ajax/job-titles?q=compt&lang=fr`)).json();
    const en = await (await fetch(`${server.url}/ajax/skills?q=account&lang=en`)).json();
    expect(fr.results).toContainEqual({ id: 'Comptable', name: 'Comptable' });
    expect(en.results).toContainEqual({ id: 'Accounting', name: 'Accounting' });
  });
});
