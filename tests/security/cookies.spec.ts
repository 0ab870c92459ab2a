import { expect, test } from 'vitest';
import { askCodePage } from '#tests/account/mailed-code.ts';
import { person } from '#tests/account/person.ts';
import { membersServer, password } from './members.ts';

const form = (fields: Readonly<Record<string, string>>) => ({ method: 'POST', body: new URLSearchParams(fields) });

test('over https every cookie that lets in is bound to this host, and sent over https only', async () => {
  await using at = await membersServer({ PUBLIC_URL: 'https://sokoni.example' });
  const someone = await at.member('secure');
  const again = person(at.url);
  const answers = [
    await again.ask('/en/register', form({ firstname: 'A', lastname: 'B', email: 'x@example.org', password })),
    await again.json('/api/login', { email: someone.email, password }),
    await again.ask('/en/logout', form({})),
    await person(at.url).ask('/en/profile/edit/identity', form({ firstname: 'Typed' })),
    await person(at.url).ask(askCodePage, form({ email: someone.email })),
  ];
  const cookies = answers.flatMap(({ headers }) => headers.getSetCookie());
  const names = cookies.map((cookie) => cookie.slice(0, cookie.indexOf('=')));
  expect(names).toEqual(expect.arrayContaining(['__Host-registration', '__Host-session', '__Host-asked-code']));
  for (const cookie of cookies) {
    const attributes = cookie.split('; ').slice(1).sort();
    expect(attributes).toEqual([
      'HttpOnly',
      expect.stringMatching(/^Max-Age=\d+$/),
      'Path=/',
      'SameSite=Lax',
      'Secure',
    ]);
  }
  for (const name of names) if (name !== 'read-after') expect(name).toMatch(/^__Host-/);
  const page = await again.ask('/en');
  expect(page.headers.get('strict-transport-security')).toMatch(/max-age=\d{8}/);
  expect(page.headers.get('content-security-policy')).toContain('upgrade-insecure-requests');
  const session = someone.cookies.get('__Host-session') ?? '';
  expect((await person(at.url, { Cookie: `session=${session}` }).ask('/api/me')).status).toBe(401);
});

test('a session is found however its browser parts and ends its cookies', async () => {
  await using at = await membersServer();
  const someone = await at.member('header');
  const pair = `session=${someone.cookies.get('session')}`;
  const statusOf = async (header: string) => (await person(at.url, { Cookie: header }).ask('/api/me')).status;
  for (const header of [
    `${pair};`,
    `${pair}; `,
    `a=1;${pair};b=2`,
    `a=1 ;  ${pair}  ; b`,
    `a="x=1"; ${pair}`,
    `;;${pair}`,
  ])
    expect([header, await statusOf(header)]).toEqual([header, 200]);
});

test('cookies that are not ours, or broken, keep nobody out', async () => {
  await using at = await membersServer();
  const someone = await at.member('planted');
  const session = someone.cookies.get('session');
  for (const planted of [
    'x=%E0%A4%A',
    'read-after=%ZZ',
    '=;;;',
    'registration=%',
    'typed=%FF',
    'asked-code=%',
    'text=<script>',
  ]) {
    const asked = person(at.url, { Cookie: `${planted}; session=${session}` });
    expect((await asked.ask('/api/me')).status).toBe(200);
    expect((await asked.ask('/en/profile/edit/sessions')).status).toBe(200);
  }
  for (const broken of ['%', '%ZZ', 'x'.repeat(4000), "' or 1=1 --", '\u00e9'])
    expect((await person(at.url, { Cookie: `session=${broken}` }).ask('/api/me')).status).toBe(401);
});
