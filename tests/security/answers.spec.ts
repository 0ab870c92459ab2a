import { beforeAll, describe, expect, test } from 'vitest';
import { person } from '#tests/account/person.ts';
import { withMembers } from '#tests/with-members.ts';
import type { MembersServer } from './members.ts';

const at = withMembers();
let someone: Awaited<ReturnType<MembersServer['member']>>;
let chief: typeof someone;
beforeAll(async () => {
  someone = await at.member('reader');
  chief = await at.member('chief', 'admin');
});

const inside = /node_modules|\bat [\w.<>]+ \(|\/work\/|\.ts:\d+|select .* from/i;

describe.each([
  '/',
  '/en',
  '/annuaire-resultat',
  '/en/login',
  '/nowhere',
  '/api/nowhere',
  '/api/me',
  '/entreprise/1-x',
])('the answer to %s', (path) => {
  test('says what browsers may do with it', async () => {
    const { headers } = await person(at.url).ask(path);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'self'");
    expect(policy).toMatch(/script-src 'self'( 'nonce-[\w+/=-]+')?;/);
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("form-action 'self'");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|script-src[^;]*\*/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('server')).toBeNull();
    expect(headers.get('content-type')).toMatch(/charset=utf-8|problem\+json|^application\/json/i);
  });
});

test('an error tells nothing of the inside', async () => {
  const asked: readonly (readonly [string, RequestInit?])[] = [
    ['/api/companies/9999999999999999999999'],
    ["/api/companies/1'"],
    ['/api/search?lat=x&lng=y&page=-1'],
    ['/api/search?page=99999999999999999999'],
    ['/api/search?what=%00'],
    ['/annuaire-resultat?page=1e99&what=%00'],
    ['/annuaire-resultat/%00'],
    ['/ajax/city-choice?q=%00&country=%00'],
    ['/profil/%00'],
    ['/en/profile/not-a-person'],
    ['/media/..%2f..%2fx/640.jpg'],
    ['/ajax/file/resume-image/%00'],
    ['/en/admin/accounts/not-an-account'],
    ['/en/admin/accounts?page=-5&q=%00'],
    ['/en/admin/moderation/case/x'],
    ['/api/login', { method: 'POST', body: 'x', headers: { 'Content-Type': 'application/xml' } }],
    [
      '/api/force-logout',
      { method: 'POST', body: '{"accountId":"x"}', headers: { 'Content-Type': 'application/json' } },
    ],
    ['/en/login', { method: 'DELETE' }],
    ['/en/login', { method: 'POST', body: 'x', headers: { 'Content-Type': 'multipart/form-data; boundary=none' } }],
  ];
  const wrong: string[] = [];
  for (const [path, init] of asked)
    for (const who of [person(at.url), chief]) {
      const answer = await who.ask(path, init);
      const told = (await answer.text()).replace(/<script[^>]*>[\s\S]*?<\/script>|<(link|script|img)[^>]*>/g, '');
      if (answer.status >= 500 || (answer.status >= 400 && inside.test(told))) wrong.push(`${path}: ${answer.status}`);
    }
  expect(wrong).toEqual([]);
});

test('what somebody signed in is shown is kept by no cache', async () => {
  const paths = ['/', '/en/profile/edit', '/en/profile/edit/sessions', '/en/notifications', '/api/me', '/nowhere'];
  for (const path of paths) {
    const { headers } = await someone.ask(path);
    expect(`${path} ${headers.get('cache-control')}`).toMatch(/no-store/);
  }
  const shown = await (await someone.ask('/')).text();
  expect(shown).toContain('reader');
  expect(await (await person(at.url).ask('/')).text()).not.toContain('reader Test');
  for (const path of ['/en/profile/edit', '/admin/accounts'])
    expect((await person(at.url).ask(path)).headers.get('cache-control') ?? '').not.toContain('public');
});

test('pages with a token in their address neither pass it on nor stay', async () => {
  for (const path of ['/en/registration/reset-password?token=x', '/en/profile/edit/change-email/confirm?token=x']) {
    const { headers } = await person(at.url).ask(path);
    expect([headers.get('referrer-policy'), headers.get('cache-control')]).toEqual(['same-origin', 'no-store']);
  }
});

test('nothing of what a request brings is shown as it came', async () => {
  const evil = '"><script>alert(1)</script><img src=x onerror=alert(1)>';
  const paths = [
    `/annuaire-resultat?what=${encodeURIComponent(evil)}`,
    `/en/login?to=${encodeURIComponent(`/${evil}`)}`,
    `/${encodeURIComponent(evil)}`,
    `/en/registration/reset-password?token=${encodeURIComponent(evil)}`,
    `/en/admin/accounts?q=${encodeURIComponent(evil)}`,
  ];
  for (const path of paths) {
    const html = await (await chief.ask(path)).text();
    expect(html).not.toContain('<script>alert(1)');
    expect(html).not.toContain('<img src=x');
  }
});
