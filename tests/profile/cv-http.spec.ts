import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountStream } from '#domain/account/account.ts';
import { firstAudience } from '#domain/profile/profile.choices.ts';
import { tell } from '#tests/projections/engine.ts';
import { withServer } from '#tests/with-server.ts';
import { textOf } from './pdf-text.ts';
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
  await awa.fill('/profile/edit/identity', {
    'name-firstname': 'Awa (é)',
    'name-lastname': 'Konaté, x 1',
    'presentation-title-fr': 'Comptable',
    'presentation-title-en': 'Accountant',
  });
  await awa.fill('/profile/edit/coordinates', {
    'whereabouts-city': 'Abidjan',
    'whereabouts-address': 'Canary-Address',
    'coordinates-phoneAreaCode': '+225',
    'coordinates-gsm': '07 07 07 07 07',
  });
  await awa.fill('/profile/edit/experiences?item=new', { name: 'Chef comptable', startDate: '2015-01' });
  const photo = await sharp({ create: { width: 400, height: 600, channels: 3, background: '#a3421d' } })
    .jpeg()
    .toBuffer();
  await awa.fill('/profile/edit/photos', { picture: 'photo', photo: new Blob([new Uint8Array(photo)]) });
}, 120_000);

afterAll(async () => {
  await people.close();
});

const path = (lang: 'fr' | 'en', { accountId }: Person): string =>
  lang === 'fr' ? `/profil/${accountId}-profil/cv.pdf` : `/en/profile/${accountId}-profile/cv.pdf`;
const bytesOf = async (answer: Response): Promise<Buffer> => Buffer.from(await answer.arrayBuffer());
const hasPhoto = (bytes: Buffer): boolean => bytes.includes('/DCTDecode');
const wordsOf = async (answer: Response): Promise<string> => textOf(await bytesOf(answer));

describe('the CV at its address', () => {
  test('is a file of the language of its address, or of the one asked for', async () => {
    const french = await awa.ask(path('fr', awa));
    expect(french.status).toBe(200);
    expect(Object.fromEntries(french.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-language': 'fr',
      'content-disposition': 'attachment; filename="cv-awa-e-konate-x-1-fr.pdf"',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
      'x-content-type-options': 'nosniff',
    });
    expect(await wordsOf(french)).toContain('Comptable Canary-Address');
    expect(await wordsOf(await awa.ask(path('en', awa)))).toMatch(/Accountant.*January 2015 – present/);
    expect(await wordsOf(await awa.ask(`${path('fr', awa)}?lang=en`))).toContain('Accountant');
  });

  test('tells a member what members see, and a visitor what everybody sees', async () => {
    const member = await bytesOf(await kofi.ask(path('fr', awa)));
    const text = await textOf(member);
    expect(hasPhoto(member)).toBe(true);
    expect(text).toContain('Chef comptable');
    expect(text).not.toMatch(/Canary|0707/);
    const shown = Object.entries({ ...firstAudience, experiences: 'everyone' });
    await awa.fill(
      '/profile/edit/audience',
      Object.fromEntries(shown.map(([field, who]) => [`audience-${field}`, who])),
    );
    const visitor = await bytesOf(await awa.ask(`${path('fr', awa)}?as=everyone`));
    expect(await textOf(visitor)).toMatch(/^Membre de Sokoni Expériences .*Chef comptable/);
    expect(hasPhoto(visitor)).toBe(false);
    expect(await bytesOf(await fetch(server.url + path('fr', awa)))).toHaveLength(visitor.length);
  });

  test('shows the person what others would get', async () => {
    const as = async (who: string) => wordsOf(await awa.ask(`${path('fr', awa)}?as=${who}`));
    expect(await as('members')).not.toContain('Canary');
    expect(await as('everyone')).not.toContain('Konaté');
    expect(await wordsOf(await kofi.ask(`${path('fr', awa)}?as=companies`))).not.toMatch(/0707/);
  });

  test('leads to the profile where there is nothing to tell, or the session ended before one had one’s own', async () => {
    const sent = async (url: string) => {
      const { status, headers } = await fetch(server.url + url, { redirect: 'manual' });
      return [status, headers.get('location')];
    };
    expect(await sent(path('fr', kofi))).toEqual([303, `/profil/${kofi.accountId}-profil`]);
    expect(await sent(`${path('en', awa)}?as=me`)).toEqual([303, path('en', awa).replace('/cv.pdf', '')]);
    expect((await awa.ask(`${path('en', awa)}?as=me`)).status).toBe(200);
  });

  test('is not there for people who are unknown, blocked or forgotten', async () => {
    const gone = await people.signIn('Gone');
    const stream = accountStream(gone.accountId);
    const seen = (position: string) => kofi.ask(path('fr', gone), { headers: { 'Read-After': position } });
    expect((await seen(gone.cookies.get('read-after') ?? '')).status).toBe(200);
    const since = async (type: string, data: object) =>
      seen(await tell(people.log, [{ stream, type, data: { accountId: gone.accountId, ...data } }]));
    expect((await since('AccountBlocked', { reason: null })).status).toBe(404);
    expect((await since('PersonForgotten', {})).status).toBe(404);
    expect((await kofi.ask(`/profil/${randomUUID()}-profil/cv.pdf`)).status).toBe(404);
    expect((await kofi.ask('/profil/%00%0d%0aX-Evil:1/cv.pdf')).headers.get('x-evil')).toBeNull();
  });

  test('is found on the profile, and where resumes are kept, with what it lacks', async () => {
    const { html: shown } = await kofi.open(`/en/profile/${awa.accountId}-profile`);
    expect(shown).toContain(`href="${path('en', awa).replace('profile/cv', 'profil/cv')}"`);
    expect(shown).toContain('Download the CV');
    const { html: asVisitor } = await awa.open(`/profil/${awa.accountId}-profil?as=members`);
    expect(asVisitor).toContain('cv.pdf?as=members');
    const { html: resumes } = await awa.open('/profile/edit/resumes');
    for (const lang of ['fr', 'en'] as const)
      expect(resumes).toContain(`href="${path(lang, awa).replace('profile/cv', 'profil/cv')}?as=me"`);
    expect(resumes).toContain('Ajouter une formation');
    expect(resumes).not.toContain('Ajouter une expérience');
    const { html: nothing } = await awa.open(`/profil/${kofi.accountId}-profil`);
    expect(nothing).not.toContain('cv.pdf');
  });

  test('keeps nobody else waiting while it is drawn', async () => {
    const drawing = Promise.all(Array.from({ length: 4 }, () => awa.ask(path('fr', awa))));
    const health = await fetch(`${server.url}/health/live`);
    expect(health.status).toBe(200);
    expect((await drawing).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  });
});
