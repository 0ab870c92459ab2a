import { describe, expect, test } from 'vitest';
import { withServer } from '#tests/with-server.ts';
import { codeIn, linkIn, mailTo, person } from './person.ts';

const { db, server } = withServer();

const password = 'Baobab2026';
const words = {
  fr: {
    confirm: /code/i,
    register: '/inscription',
    company: '/inscription/entreprise',
    code: '/inscription/confirmation',
  },
  en: {
    confirm: /code/i,
    register: '/en/register',
    company: '/en/register/company',
    code: '/en/register/confirmation',
  },
};

const profileOf = (email: string) => ({ firstname: 'Awa', lastname: "N'Guessan", email, password });

const registered = async (email: string, lang: 'fr' | 'en' = 'fr', to = '') => {
  const someone = person(server.url);
  const { register, company, code, confirm } = words[lang];
  expect((await someone.send(register, { ...profileOf(email), to })).path).toBe(company);
  expect((await someone.send(company, { choice: 'none' })).path).toBe(code);
  const mail = await mailTo(db.pool, email, confirm);
  const page = await someone.send(code, { code: codeIn(mail) });
  return { someone, page, mail };
};

describe.each(['fr', 'en'] as const)('registering in %s', (lang) => {
  test('takes a profile, a company and a code, and ends signed in where it began', async () => {
    const email = `first-${lang}@example.org`;
    const to = lang === 'fr' ? '/annuaire-resultat' : '/en/result-directory';
    const { someone, page } = await registered(email, lang, to);
    expect(page.path).toBe(to);
    const me = await (await someone.ask('/api/me')).json();
    expect(me).toMatchObject({ role: 'member', level: 'young', confirmed: true, language: lang });
  });

  test('ends in a place that says so for whoever began at the first page, and does not lead back into its steps', async () => {
    const [from, home, said] =
      lang === 'fr'
        ? ['/', '/mon-espace', 'Votre compte est ouvert.']
        : ['/en', '/en/my-space', 'Your account is open.'];
    const { someone, page } = await registered(`home-${lang}@example.org`, lang, from);
    expect(page.path).toBe(`${home}?new`);
    expect(page.html).toContain(said);
    const { register, company, code } = words[lang];
    for (const step of [register, company, code]) expect((await someone.open(step)).path).toBe(home);
    expect((await someone.open(`${register}?for=company`)).path).toMatch(/company\/create$/);
  });
});

test('a company needs a sub-category: what is wrong with it is told at its step, and nothing of it is lost', async () => {
  const someone = person(server.url);
  const email = 'with-company@example.org';
  await someone.send('/en/register', { ...profileOf(email), to: '' });
  const company = { choice: 'create', name: 'Atelier Kossi', country: 'CI', city: 'Abidjan' };
  const refused = await someone.send('/en/register/company', { ...company, category: 'home-building' });
  expect(refused.status).toBe(422);
  expect(refused.html).toContain('Choose a sub-category');
  expect(refused.html).toContain('value="Atelier Kossi"');
  const taken = await someone.send('/en/register/company', { ...company, category: 'home-building-furniture' });
  expect(taken.path).toBe('/en/register/confirmation');
  const page = await someone.send(taken.path, { code: codeIn(await mailTo(db.pool, email, /code/i)) });
  expect(page.html).toContain('Atelier Kossi');
});

describe('what a form says wrong', () => {
  test('is told for each field, and nothing else has to be typed again', async () => {
    const page = await person(server.url).send('/en/register', {
      ...profileOf('nowhere'),
      firstname: '',
      password: 'short',
    });
    expect(page.status).toBe(422);
    expect(page.html).toContain('aria-describedby="firstname-error"');
    expect(page.html).toContain('aria-describedby="email-error email-hint"');
    expect(page.html).toContain('Fill in this field.');
    expect(page.html).toContain('This e-mail is not valid.');
    expect(page.html).toContain('value="N&#x27;Guessan"');
    expect(page.html).not.toContain('value="short"');
  });

  test.each([
    ['Aa1', 'at least 8 characters'],
    ['baobab2026', 'capital'],
    ['Baobabbaobab', 'digit'],
    ['Password1', 'too common'],
  ])('a password like %s', async (weak, said) => {
    const page = await person(server.url).send('/en/register', { ...profileOf('weak@example.org'), password: weak });
    expect(page.status).toBe(422);
    expect(page.html).toContain(said);
  });

  test('the code: five wrong ones wear it out, and a new one is not sent at once', async () => {
    const email = 'five@example.org';
    const someone = person(server.url);
    await someone.send('/en/register', profileOf(email));
    await someone.send('/en/register/company', { choice: 'none' });
    const right = codeIn(await mailTo(db.pool, email, /code/i)).replace(' ', '');
    const wrong = right === '000000' ? '000001' : '000000';
    for (let tries = 1; tries < 5; tries++) {
      const page = await someone.send('/en/register/confirmation', { code: wrong });
      expect(page.html).toContain('The code does not match.');
    }
    expect((await someone.send('/en/register/confirmation', { code: wrong })).html).toContain('Too many tries');
    expect((await someone.send('/en/register/confirmation', { code: right })).html).toContain('Too many tries');
    const again = await someone.send('/en/register/confirmation', { resend: '1' });
    expect(again.html).toContain('We have just sent a code.');
  });
});

describe('whether an address has an account', () => {
  test('is not told by registering: the pages are the same and the mail goes to its owner', async () => {
    const email = 'owner@example.org';
    await registered(email, 'en');
    const other = person(server.url);
    expect((await other.send('/en/register', { ...profileOf(email), firstname: 'Mallory' })).path).toBe(
      '/en/register/company',
    );
    expect((await other.send('/en/register/company', { choice: 'none' })).path).toBe('/en/register/confirmation');
    const mail = await mailTo(db.pool, email, /already|account/i);
    expect(mail.text).toContain('/login');
    expect((await other.send('/en/register/confirmation', { code: '123456' })).html).toContain(
      'The code does not match.',
    );
  });

  test('is not told by logging in or asking for a reset', async () => {
    const someone = person(server.url);
    const [known, unknown] = await Promise.all([
      someone.json('/api/login', { email: 'owner@example.org', password: 'Wrong2026' }),
      someone.json('/api/login', { email: 'nobody@example.org', password: 'Wrong2026' }),
    ]);
    expect([known.status, unknown.status]).toEqual([401, 401]);
    const [one, two] = (await Promise.all([known.json(), unknown.json()])) as Record<string, unknown>[];
    expect({ ...one, correlationId: '' }).toEqual({ ...two, correlationId: '' });
    const reset = (email: string) => person(server.url).send('/en/registration/reset-password', { email });
    const pages = await Promise.all([reset('owner@example.org'), reset('nobody@example.org')]);
    expect(pages[0]?.path).toBe('/en/registration/reset-password?sent');
    expect(pages[0]?.html).toBe(pages[1]?.html);
  });
});

test('a forgotten password is replaced by a link that works once, and every session ends', async () => {
  const email = 'forgetful@example.org';
  const { someone } = await registered(email, 'en');
  await person(server.url).send('/en/registration/reset-password', { email });
  const link = linkIn(await mailTo(db.pool, email, /password/i), 'reset-password');
  const other = person(server.url);
  expect((await other.open(link)).headers.get('referrer-policy')).toBe('same-origin');
  const token = new URL(link, server.url).searchParams.get('token') ?? '';
  const weak = await other.send('/en/registration/reset-password', { token, password: 'weak' });
  expect(weak.status).toBe(422);
  const done = await other.send('/en/registration/reset-password', { token, password: 'Acacia2027' });
  expect(done.path).toBe('/en/login?reset');
  expect((await other.open(link)).html).toContain('has expired');
  expect((await someone.ask('/api/me')).status).toBe(401);
  expect((await other.json('/api/login', { email, password })).status).toBe(401);
  expect((await other.json('/api/login', { email, password: 'Acacia2027' })).status).toBe(200);
});

test('an address is changed at the new one, and the old one hears of it', async () => {
  const email = 'mover@example.org';
  const { someone } = await registered(email, 'en');
  const wrong = await someone.send('/en/profile/edit/change-email', {
    email: 'moved@example.org',
    current: 'Wrong2026',
  });
  expect(wrong.html).toContain('The password does not match.');
  const asked = await someone.send('/en/profile/edit/change-email', { email: 'moved@example.org', current: password });
  expect(asked.html).toContain('Open the link we sent to the new');
  const link = linkIn(await mailTo(db.pool, 'moved@example.org', /./), 'change-email');
  const token = new URL(link, server.url).searchParams.get('token') ?? '';
  await someone.open(link);
  expect((await someone.json('/api/login', { email: 'moved@example.org', password })).status).toBe(401);
  const done = await someone.send('/en/profile/edit/change-email/confirm', { token });
  expect(done.html).toContain('address has been changed.');
  await mailTo(db.pool, email, /address|e-mail/i);
  expect((await someone.json('/api/login', { email: 'moved@example.org', password })).status).toBe(200);
  expect((await someone.json('/api/login', { email, password })).status).toBe(401);
});

test('a password is changed by whoever knows it, and other devices are signed out', async () => {
  const email = 'changer@example.org';
  const { someone } = await registered(email, 'en');
  const phone = person(server.url);
  await phone.send('/en/login', { email, password, to: '' });
  expect((await phone.ask('/api/me')).status).toBe(200);
  const wrong = await someone.send('/en/profile/edit/password', { current: 'Nope2026', password: 'Acacia2027' });
  expect(wrong.html).toContain('The password does not match.');
  const done = await someone.send('/en/profile/edit/password', { current: password, password: 'Acacia2027' });
  expect(done.html).toContain('Your password has been changed.');
  expect((await someone.ask('/api/me')).status).toBe(200);
  expect((await phone.ask('/api/me')).status).toBe(401);
});

describe('a session', () => {
  test('is a new token at each log-in, in a cookie that scripts and other sites do not get', async () => {
    const email = 'fixed@example.org';
    await registered(email, 'en');
    const someone = person(server.url);
    someone.cookies.set('session', 'chosen-by-an-attacker');
    const answer = await someone.json('/api/login', { email, password });
    const cookie = answer.headers.getSetCookie().find((one) => one.startsWith('session='));
    expect(cookie).toMatch(/^session=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(someone.cookies.get('session')).not.toBe('chosen-by-an-attacker');
    const { rows } = await db.pool.query('select token from access.session');
    expect(rows.some(({ token }) => (token as Buffer).toString().includes(someone.cookies.get('session') ?? ''))).toBe(
      false,
    );
  });

  test('is seen and ended from another device', async () => {
    const email = 'devices@example.org';
    const { someone } = await registered(email, 'en');
    const phone = person(server.url, { 'User-Agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/131.0 Mobile' });
    await phone.send('/en/login', { email, password, to: '' });
    expect((await someone.open('/en/profile/edit/sessions')).html).toContain('Chrome, Android');
    await someone.send('/en/profile/edit/sessions', { end: 'others' });
    expect((await phone.ask('/api/me')).status).toBe(401);
    await someone.send('/en/logout', {});
    expect((await someone.ask('/api/me')).status).toBe(401);
  });

  test('leads back to a page of ours after log-in, never elsewhere', async () => {
    const email = 'led@example.org';
    await registered(email, 'en');
    for (const to of ['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])
      expect((await person(server.url).send('/en/login', { email, password, to })).path).toBe('/en');
    expect((await person(server.url).send('/en/login', { email, password, to: '/en?x=1' })).path).toBe('/en?x=1');
  });

  test('is not asked for or used by another site', async () => {
    const { someone } = await registered('crossed@example.org', 'en');
    const answer = await someone.ask('/en/profile/edit/sessions', {
      method: 'POST',
      body: new URLSearchParams({ end: 'others' }),
      headers: { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' },
    });
    expect(answer.status).toBe(403);
    const login = await person(server.url).ask('/api/login', {
      method: 'POST',
      body: JSON.stringify({ email: 'crossed@example.org', password }),
      headers: { 'Content-Type': 'application/json', Origin: 'https://evil.example' },
    });
    expect(login.status).toBe(403);
  });

  test('pages of someone signed in are kept by nobody', async () => {
    const { someone } = await registered('private@example.org', 'en');
    expect((await someone.open('/en')).headers.get('cache-control')).toBe('private, no-store');
    expect((await someone.open('/en/profile/edit/sessions')).status).toBe(200);
    expect((await person(server.url).open('/en/profile/edit/sessions')).path).toBe(
      '/en/login?to=%2Fen%2Fprofile%2Fedit%2Fsessions',
    );
  });
});

test('trying passwords at one account from one address is stopped after ten', async () => {
  const email = 'tried@example.org';
  await registered(email, 'en');
  const statuses = [];
  const stranger = person(server.url);
  for (let tries = 0; tries < 12; tries++)
    statuses.push((await stranger.json('/api/login', { email, password: `Wrong202${tries}` })).status);
  expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 401));
  expect(statuses.slice(10)).toEqual([429, 429]);
});

test.each([
  ['/inscription/confirmation', '/inscription?over=1', 'Ce formulaire a expiré'],
  ['/en/register/company', '/en/register?over=1', 'This form has expired'],
  ['/en/login/code', '/en/login?over=1', 'This log-in has expired'],
])('whoever opens %s without having begun is told so where it begins', async (step, path, told) => {
  const page = await person(server.url).open(step);
  expect([page.path, page.html.includes(told)]).toEqual([path, true]);
});
