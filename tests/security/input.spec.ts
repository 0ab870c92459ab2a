import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, test } from 'vitest';
import { administrator, person } from '#tests/account/person.ts';
import { withMembers } from '#tests/with-members.ts';
import { type MembersServer, password } from './members.ts';

const at = withMembers();
let someone: Awaited<ReturnType<MembersServer['member']>>;
beforeAll(async () => {
  someone = await at.member('sender');
});

const send = (path: string, body: string, type = 'application/json') =>
  someone.ask(path, { method: 'POST', body, headers: { 'Content-Type': type } });

const stillServes = async () => expect((await fetch(`${at.url}/health/ready`)).status).toBe(200);

describe('keys that reach into the inside of JavaScript', () => {
  test.each([
    '{"__proto__":{"role":"admin"},"email":"a@example.org","password":"x"}',
    '{"constructor":{"prototype":{"role":"admin"}},"email":"a@example.org","password":"x"}',
    '{"email":{"__proto__":{"x":1}},"password":"x"}',
    '{"\\u005f_proto__":{"role":"admin"},"email":"a@example.org","password":"x"}',
  ])('as JSON are refused: %s', async (body) => {
    const answer = await send('/api/login', body);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(await (await someone.ask('/api/me')).json()).toMatchObject({ role: 'member' });
  });

  test('in forms and addresses are words like others', async () => {
    const form = '__proto__[role]=admin&constructor[prototype][role]=admin&__proto__.role=admin&end=x';
    for (const path of ['/en/profile/edit/sessions', '/admin/email/export', '/en/login'])
      expect((await send(path, form, 'application/x-www-form-urlencoded')).status).toBeLessThan(500);
    for (const query of ['__proto__[x]=1', 'constructor=1', 'what[__proto__]=1', 'toString=1'])
      expect((await someone.ask(`/api/search?${query}`)).status).toBeLessThan(500);
    for (const path of ['/api/constructor/prototype', '/api/__proto__/toString', '/ajax/bbcode/preview/__proto__'])
      expect((await send(path, '{}')).status).toBeLessThan(500);
    expect(({} as { role?: string }).role).toBeUndefined();
    expect(await (await someone.ask('/api/me')).json()).toMatchObject({ role: 'member' });
  });
});

describe('the same parameter twice', () => {
  test.each([
    '/api/search?what=a&what=b',
    '/api/search?country=CI&country[]=SN',
    '/api/search?page=1&page=2',
    '/annuaire-resultat?what=a&what=b&country=ci&country=sn',
    '/ajax/city-choice?q=a&q=b',
    '/en/login?to=/en&to=//evil.example',
    '/en/registration/reset-password?token=a&token=b',
  ])('%s is answered or refused', async (path) => {
    expect((await person(at.url).ask(path)).status).toBeLessThan(500);
  });

  test('in a form does not get another account past the check of the first', async () => {
    const body = `email=${someone.email}&email=nobody@example.org&password=wrong&password=${password}`;
    const answer = await person(at.url).ask('/en/login', { method: 'POST', body: new URLSearchParams(body) });
    expect(answer.status).toBe(401);
  });
});

describe('what is too much', () => {
  test.each([
    ['deeply nested JSON', `{"email":${'['.repeat(200_000)}${']'.repeat(200_000)},"password":"x"}`],
    ['deeply nested objects', `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`],
    ['very many keys', `{${Array.from({ length: 60_000 }, (_, n) => `"k${n}":1`).join()}}`],
    ['a number beyond all numbers', '{"email":1e999999,"password":"x"}'],
    ['JSON that is none', '{"email":'],
    ['nothing', ''],
  ])('%s is refused at once', async (_, body) => {
    const from = performance.now();
    const answer = await send('/api/login', body);
    expect([400, 413, 422]).toContain(answer.status);
    expect(performance.now() - from).toBeLessThan(5000);
    await stillServes();
  });

  test('a body beyond the limit is refused, as JSON, as a form and with files', async () => {
    const form = new FormData();
    form.set('file', new File([new Uint8Array(13 * 1024 * 1024)], 'a.png'));
    const big = await Promise.all([
      send('/api/login', JSON.stringify({ email: 'x'.repeat(1_100_000) })),
      send('/en/login', `email=${'x'.repeat(1_100_000)}`, 'application/x-www-form-urlencoded'),
      someone.ask('/ajax/media/upload/image', { method: 'POST', body: form }),
    ]);
    expect(big.map(({ status }) => status)).toEqual([413, 413, 413]);
    await stillServes();
  });

  test('a hundred thousand wrong things are not answered one by one', async () => {
    const many = JSON.stringify({
      category: 'x',
      name: 'x',
      place: { country: 'CI' },
      phones: Array(100_000).fill({}),
    });
    const from = performance.now();
    const answer = await administrator(at.url).ask('/api/company/register-company', {
      method: 'POST',
      body: many,
      headers: { 'Content-Type': 'application/json' },
    });
    expect([400, 413, 422]).toContain(answer.status);
    expect((await answer.text()).length).toBeLessThan(200_000);
    expect(performance.now() - from).toBeLessThan(5000);
  });

  test('a password of half a megabyte is no work', async () => {
    const answer = await person(at.url).ask('/en/login', {
      method: 'POST',
      body: new URLSearchParams({ email: someone.email, password: 'x'.repeat(500_000) }),
    });
    expect(answer.status).toBe(401);
  });
});

/** What a server says to bytes that no browser sends. */
const raw = async (request: string): Promise<string> => {
  const { hostname, port } = new URL(at.url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.write(request);
  return text(socket);
};

describe('requests that no browser makes', () => {
  test.each([
    ['a host that is none', 'GET / HTTP/1.1\r\nHost: a b^c\r\nConnection: close\r\n\r\n'],
    ['a host with a path', 'GET /en HTTP/1.1\r\nHost: evil.example/x?\r\nConnection: close\r\n\r\n'],
    ['no host', 'GET /en HTTP/1.1\r\nConnection: close\r\n\r\n'],
    ['two lengths', 'POST /en HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab'],
    [
      'a length and chunks',
      'POST /en HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    ['a path that is broken', 'GET /%E0%A4%A HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'],
    [
      'a path out of the folder',
      'GET /assets/..%2f..%2f..%2fetc/passwd HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
    ],
    ['a path with a zero', 'GET /entreprise/1%00 HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'],
    ['a path of another site', 'GET //evil.example/en/login HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'],
    ['two slashes', 'GET // HTTP/1.1\r\nHost: a\r\nAccept: text/html\r\nConnection: close\r\n\r\n'],
    ['a slash and a backslash', 'GET /\\evil.example HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'],
    ['many slashes', 'GET ////en/login HTTP/1.1\r\nHost: a\r\nAccept: text/html\r\nConnection: close\r\n\r\n'],
    ['a whole address', 'GET http://evil.example/en/login HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'],
  ])('with %s are refused, not failed', async (_, request) => {
    const answer = await raw(request);
    expect(answer).toMatch(/^HTTP\/1\.1 [234]\d\d /);
    expect(answer).not.toMatch(/root:|node_modules| at \w+ \(/);
    expect(answer.match(/^location: (.*)$/im)?.[1] ?? '').not.toMatch(/evil/);
    await stillServes();
  });
});
