import { describe, expect, test } from 'vitest';
import { typedName, typedPersonName } from '#domain/typed-name.ts';
import { renderMail } from '#infra/mail/render-mail.ts';
import { administrator, mailTo, person } from '#tests/account/person.ts';
import { withMembers } from '#tests/with-members.ts';
import { password } from './members.ts';

/** What passes for a name to be read by others, and is a message to them. */
const messages = [
  'https://gain.example',
  'Gagnez 1 000 000 F : https://gain.example/x',
  'www.gain.example',
  'gain.example',
  'Awa gain.example/prix',
  'awa@gain.example',
  'Écrivez à awa＠gain.example',
  'Appelez le +225 07 07 07 07 07',
  '<a href=x>Awa</a>',
  '[Awa](gain)',
  '=?utf-8?q?Awa?=',
  'Awa\u202Eelpmaxe.niag',
  'Awa 💰',
  '...',
];

const names = [
  'Awa',
  "N'Guessan",
  'N’Guessan',
  'Marie-Ange',
  'J. P.',
  'J.P. Kouassi',
  'Koffi (Jean)',
  'Sékou Jr.',
  'Ọlámidé',
  'ተስፋዬ',
  'محمد',
  'نیم‌فاصله',
  'Jean Paul 2',
  'Da Silva, Filho',
];

describe('a person’s name', () => {
  test.each(messages)('is not %j', (text) => expect(typedPersonName.safeParse(text).success).toBe(false));
  test.each(names)('may be %j', (text) => expect(typedPersonName.parse(text)).toBe(text));
});

test('the name of a company holds no link and no address, and may look like its site', () => {
  for (const text of ['https://gain.example', 'Gain www.gain.example', 'awa@gain.example', 'Gain\u202Emoc'])
    expect([text, typedName(200).safeParse(text).success]).toEqual([text, false]);
  for (const text of ['Jumia.ci', 'Cabinet @ Home', 'Boulangerie 24/7', 'A & B: Frères', 'Étoile n° 3'])
    expect([text, typedName(200).safeParse(text).success]).toEqual([text, true]);
});

test('what was stored before is mailed as words, never as a link that mail programs make', () => {
  const { text, html, subject } = renderMail({
    key: 'k',
    origin: 'https://sokoni.example',
    template: 'reviewReplied',
    to: { email: 'awa@example.org', name: 'Gagnez https://gain.example', language: 'fr' },
    values: { company: 'www.gain.example', quote: 'Écrivez à awa@gain.example', url: '/avis' },
  });
  for (const part of [text, html, subject]) expect(part).not.toMatch(/gain\.example|https:\/\/gain|awa@gain/);
  expect(text.replaceAll('\u2060', '')).toContain('Gagnez https://gain.example');
  expect(text).toContain('https://sokoni.example/avis');
});

describe('over the wire', () => {
  const at = withMembers();

  test('a registration whose name is a link is refused at that field, and nothing is mailed', async () => {
    const email = 'victim@example.org';
    for (const [field, firstname, lastname] of [
      ['firstname', 'https://gain.example', 'Koné'],
      ['lastname', 'Awa', 'Gagnez : gain.example'],
    ] as const) {
      const stranger = person(at.url);
      const page = await stranger.send('/en/register', { firstname, lastname, email, password });
      expect([page.status, page.path]).toEqual([422, '/en/register']);
      expect(page.html).toContain(`id="${field}-error"`);
      expect(page.html).toContain('Write the name alone');
      const answer = await person(at.url).json('/api/registration/profile', {
        ...{ firstname, lastname, email, password, altcha: '', website: '' },
      });
      expect(await answer.json()).toMatchObject({ status: 422, errors: [{ pointer: `/${field}` }] });
      await stranger.send('/en/register/company', { choice: 'none' });
    }
    const { rows } = await at.db.pool.query('select from mailbox.mail where to_email = $1', [email]);
    expect(rows).toEqual([]);
  });

  test('no name is read at an address that nobody has proved', async () => {
    const email = 'not-proved@example.org';
    const stranger = person(at.url);
    await stranger.send('/en/register', { firstname: 'Gagnez Vite', lastname: 'Merci', email, password });
    await stranger.send('/en/register/company', { choice: 'none' });
    const mail = await mailTo(at.db.pool, email, /Your Sokoni code/);
    for (const part of [mail.text, mail.html]) expect(part).not.toMatch(/Gagnez|Merci/);
  });

  test('a profile and a company take no link as their name either', async () => {
    const ada = await at.member('plainly-named');
    const identity = { edited: 0, birthday: null, sex: null, presentation: { title: {}, description: {} } };
    const named = (firstname: string) =>
      ada.json('/api/profile/state-identity', { ...identity, name: { firstname, lastname: 'Koné' } });
    expect((await named('https://gain.example')).status).toBe(422);
    expect((await named('Awa')).status).toBeLessThan(300);
    const company = { name: 'https://gain.example', category: 'health-pharmacy', place: { country: 'CI' } };
    const refused = await ada.json('/api/company/register-company', company);
    expect(await refused.json()).toMatchObject({
      errors: [{ pointer: '/name', message: expect.stringContaining('ni lien') }],
    });
    const answer = await ada.json('/api/company/register-company', { ...company, name: 'Jumia.ci' });
    const { id } = (await answer.json()) as { id: number };
    const renamed = { companyId: id, name: 'www.gain.example', shortName: null };
    expect((await administrator(at.url).json('/api/company/rename-company', renamed)).status).toBe(422);
  });
});
