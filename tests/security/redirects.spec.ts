import { beforeAll, describe, expect, test } from 'vitest';
import { person } from '#tests/account/person.ts';
import { withMembers } from '#tests/with-members.ts';
import { safePath } from '#web/addresses/paths.ts';
import { type MembersServer, password } from './members.ts';

const at = withMembers();
let someone: Awaited<ReturnType<MembersServer['member']>>;
beforeAll(async () => {
  someone = await at.member('led');
});

/** Ways to name another site that browsers or careless checks take for a path, or a path for something else. */
const elsewhere = [
  'https://evil.example',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/\u0000/evil.example',
  '/\u0085/evil.example',
  'http:evil.example',
  'https:/evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'evil.example',
  '?to=//evil.example',
  '@evil.example',
  '.evil.example',
  '',
];

/** The site that a browser would go to. */
const siteOf = (location: string | null): string => new URL(location ?? '/', at.url).origin;

describe.each(elsewhere)('to %j', (to) => {
  test('no page leads', async () => {
    expect(safePath(to, '/kept')).toBe('/kept');
    const asked = encodeURIComponent(to);
    const answers = await Promise.all([
      person(at.url).ask(`/en/text-version?on=1&to=${asked}`),
      someone.ask(`/en/login?to=${asked}`),
      someone.ask(`/en/login/get-a-code?to=${asked}`),
      someone.ask('/en/notifications', { method: 'POST', body: new URLSearchParams({ to }) }),
    ]);
    for (const answer of answers) expect(siteOf(answer.headers.get('location'))).toBe(at.url);
  });
});

test('after a log-in nobody is led elsewhere', async () => {
  for (const to of ['/\t/evil.example', '//evil.example']) {
    const body = new URLSearchParams({ email: someone.email, password, to });
    const answer = await person(at.url).ask('/en/login', { method: 'POST', body });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/en/login']);
  }
});

describe('line breaks', () => {
  const broken = '/en?x=\r\nSet-Cookie: stolen=1\r\n\r\n<script>';

  test('do not come through into the headers of an answer', async () => {
    const asked = encodeURIComponent(broken);
    const paths = [`/en/text-version?to=${asked}`, `/en/login?to=${asked}`, `/en/company/1-x?${asked}`, `/%0d%0aX:1`];
    for (const path of paths) {
      const answer = await someone.ask(path);
      expect(answer.headers.getSetCookie().join()).not.toContain('stolen');
      expect(answer.headers.get('location') ?? '').not.toMatch(/[\r\n]/);
      expect(answer.status).toBeLessThan(500);
    }
    const answer = await person(at.url, { 'X-Correlation-Id': 'abc%0d%0aX-Evil: 1' }).ask('/en');
    expect(answer.headers.get('x-correlation-id')).toMatch(/^[\w-]{36}$/);
  });

  test('do not come through into the headers of a mail', async () => {
    const refused = await person(at.url).send('/en/register', {
      firstname: 'Awa',
      lastname: 'Test',
      email: 'a@example.org\r\nBcc: everyone@example.org',
      password,
    });
    expect(refused.status).toBe(422);
    const email = 'broken-name@example.org';
    const writer = person(at.url);
    await writer.send('/en/register', { firstname: 'Awa\r\nBcc: b@example.org', lastname: 'Test', email, password });
    await writer.send('/en/register/company', { choice: 'none' });
    const { rows } = await at.db.pool.query('select * from mailbox.mail where to_email like $1', ['%b@example.org%']);
    expect(rows).toEqual([]);
  });
});
