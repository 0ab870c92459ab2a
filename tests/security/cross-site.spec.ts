import '#infra/main/sokoni.module.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { routeRules } from '#infra/http/route-rules.ts';
import { withMembers } from '#tests/with-members.ts';
import { pages } from '#web/addresses/pages.ts';
import { type MembersServer, password } from './members.ts';

const at = withMembers();
let someone: Awaited<ReturnType<MembersServer['member']>>;
beforeAll(async () => {
  someone = await at.member('crossed', 'superadmin');
});

/** What browsers say of a request that a page of another site makes. */
const elsewhere: readonly (readonly [string, Record<string, string>])[] = [
  ['another site', { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' }],
  ['a sibling site', { 'Sec-Fetch-Site': 'same-site', Origin: 'https://other.sokoni.example' }],
  ['another site in an older browser', { Origin: 'https://evil.example' }],
  ['a page without an origin', { Origin: 'null' }],
];

const multipart = () => {
  const form = new FormData();
  form.set('file', new File(['x'], 'a.png', { type: 'image/png' }));
  return form;
};

/** Bodies that a form of another site can send without asking first, and the one of scripts. */
const bodies: readonly (readonly [string, () => RequestInit])[] = [
  ['JSON', () => ({ body: '{}', headers: { 'Content-Type': 'application/json' } })],
  ['JSON sent as text', () => ({ body: '{}', headers: { 'Content-Type': 'text/plain' } })],
  ['a form', () => ({ body: new URLSearchParams({ end: 'others', do: 'block' }) })],
  ['a form with files', () => ({ body: multipart() })],
  ['nothing', () => ({})],
];

const posted = ['/api/company/register-company', '/api/account/give-role', '/api/login', '/api/logout'];
const routes = [
  ...posted,
  '/api/force-login',
  '/api/force-logout',
  '/api/registration/profile',
  '/api/registration/company',
  '/api/registration/confirmation',
  '/api/registration/resend',
  '/api/sign-in/password',
  '/api/sign-in/ask-code',
  '/api/sign-in/ask-code-again',
  '/api/sign-in/code',
  '/api/sign-in/second',
  '/api/sign-in/forgotten',
  '/admin/audit/export',
  '/admin/sales/export',
  '/admin/email/export',
  '/admin/phone/export',
  '/ajax/review',
  '/ajax/file/upload',
  '/ajax/media/upload/image',
  '/ajax/media/upload/image-facebook-picture',
  '/ajax/media/upload/resumable',
  '/ajax/media/upload/video/link',
  '/event-stats/collect',
  '/push-notification/save-subscription',
  '/push-notification/delete-subscription',
  '/search-log',
];
const pagePaths = Object.values(pages).map(({ fr }) => fr.replace(/\/:country\??/, '/ci').replace(/:\w+/g, '1'));

describe.each(elsewhere)('what %s asks for', (who, headers) => {
  const paths = [
    ...routes,
    '/login/check',
    ...(who === 'another site' ? pagePaths : ['/login', '/profile/edit/sessions']),
  ];
  test.each(bodies)('as %s changes nothing', async (_, body) => {
    const wrong: string[] = [];
    for (const path of paths) {
      const { body: sent, headers: type } = body();
      const init = { method: 'POST', ...(sent && { body: sent }), headers: { ...(type as object), ...headers } };
      const answer = await someone.ask(path, init);
      await answer.arrayBuffer();
      const refused = [403, 415].includes(answer.status);
      if (!refused || answer.headers.getSetCookie().length > 0) wrong.push(`${path}: ${answer.status}`);
    }
    expect(wrong).toEqual([]);
    expect((await someone.ask('/api/me')).status).toBe(200);
  });
});

test('every route that takes a change is among those tried', () => {
  const documented = Object.keys(routeRules()).filter((route) =>
    /registration|export|upload|force|login|logout/.test(route),
  );
  const untried = documented.filter((route) => !routes.includes(route) && !route.includes(':'));
  expect(untried).toEqual([]);
});

test('no answer lets a script of another site read it', async () => {
  for (const path of ['/', '/api/me', '/api/search?what=x', '/admin/accounts']) {
    const answer = await someone.ask(path, { headers: { Origin: 'https://evil.example' } });
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
  }
  const asked = await someone.ask('/api/login', {
    method: 'OPTIONS',
    headers: { Origin: 'https://evil.example', 'Access-Control-Request-Method': 'POST' },
  });
  expect(asked.headers.get('access-control-allow-origin')).toBeNull();
});

test('the same asked from a page of ours is done', async () => {
  const headers = { 'Sec-Fetch-Site': 'same-origin', Origin: at.url, 'Content-Type': 'application/json' };
  const body = JSON.stringify({ email: someone.email, password });
  expect((await someone.ask('/api/login', { method: 'POST', body, headers })).status).toBe(200);
});
