import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FreshDatabase } from '#tests/postgres.ts';
import { type Served, serve } from '#tests/server.ts';
import { startedDatabase } from '#tests/started.ts';
import { administrator, codeIn, mailTo, person } from './person.ts';
import { codeOf, secondFactorPage, secretIn, setupIn } from './two-steps.ts';

let db: FreshDatabase;
let server: Served;
let provider: Server;
/** The people of the provider by the code that their browser comes back with, and the challenge it was begun with. */
const codes = new Map<string, { id: string; challenge: string }>();

beforeAll(async () => {
  provider = createServer(async (request, response) => {
    const answer = (status: number, body: object) =>
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    if (request.url === '/me')
      return answer(200, { id: request.headers.authorization?.replace('Bearer token-of-', '') });
    const form = new URLSearchParams(await text(request));
    const known = codes.get(form.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (!known || known.challenge !== challenge || form.get('client_secret') !== 'their-secret') return answer(400, {});
    return answer(200, { access_token: `token-of-${known.id}` });
  });
  await new Promise<void>((done) => provider.listen(0, '127.0.0.1', done));
  const at = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
  db = await startedDatabase();
  server = await serve({
    DATABASE_URL: db.url,
    OAUTH_CLIENT_ID: 'sokoni',
    OAUTH_CLIENT_SECRET: 'their-secret',
    OAUTH_AUTHORIZE_URL: `${at}/authorize`,
    OAUTH_TOKEN_URL: `${at}/token`,
    OAUTH_PROFILE_URL: `${at}/me`,
  });
});
afterAll(async () => {
  await server.stop();
  await db[Symbol.asyncDispose]();
  provider.close();
});

type Someone = ReturnType<typeof person>;

/** Goes to the provider, agrees there as `id`, and comes back. */
const throughProvider = async (someone: Someone, id: string, to = '') => {
  const begun = await someone.ask(`/en/login/facebook?to=${encodeURIComponent(to)}`);
  const url = new URL(begun.headers.get('location') ?? '');
  const code = `code-${Math.random()}`;
  codes.set(code, { id, challenge: url.searchParams.get('code_challenge') ?? '' });
  const back = new URL(url.searchParams.get('redirect_uri') ?? '');
  const query = new URLSearchParams({ code, state: url.searchParams.get('state') ?? '' });
  return { page: await someone.open(`${back.pathname}?${query}`), path: `${back.pathname}?${query}` };
};

const registered = async (email: string) => {
  const someone = person(server.url);
  await someone.send('/en/register', { firstname: 'Awa', lastname: 'Koné', email, password: 'Baobab2026' });
  await someone.send('/en/register/company', { choice: 'none' });
  await someone.send('/en/register/confirmation', { code: codeIn(await mailTo(db.pool, email, /code/i)) });
  return someone;
};

test('an outside account that is linked to nobody says what to do', async () => {
  const { page } = await throughProvider(person(server.url), 'stranger');
  expect(page.html).toContain('This Facebook account is not linked to any Sokoni account.');
});

test('once linked it is a way in, back to where it began; and nobody else can link it', async () => {
  const someone = await registered('linked@example.org');
  expect((await throughProvider(someone, 'awa-there')).page.path).toBe('/en/profile/edit/sessions');
  const again = person(server.url);
  expect((await throughProvider(again, 'awa-there', '/en/result-directory')).page.path).toBe('/en/result-directory');
  expect((await again.ask('/api/me')).status).toBe(200);
  const other = await registered('other@example.org');
  expect((await throughProvider(other, 'awa-there')).page.html).toContain('This account is already linked');
});

test('an answer that was not asked for, or comes twice, opens nothing', async () => {
  const someone = person(server.url);
  codes.set('stolen', { id: 'awa-there', challenge: '' });
  expect((await someone.open('/en/login/check-facebook?code=stolen&state=made-up')).html).toContain('has expired');
  const { path } = await throughProvider(someone, 'awa-there');
  await someone.send('/en/logout', {});
  expect((await someone.open(path)).html).toContain('has expired');
  expect((await someone.ask('/api/me')).status).toBe(401);
});

test('without a provider there is no such way in', async () => {
  await using plain = await serve({ DATABASE_URL: db.url });
  const someone = person(plain.url);
  expect((await someone.open('/en/login')).html).not.toContain('/login/facebook');
  expect((await someone.open('/en/login/facebook')).status).toBe(404);
  expect((await someone.open('/en/login/check-facebook?code=1&state=1')).status).toBe(404);
});

test('staff who come in from outside are members until they log in otherwise', async () => {
  const someone = await registered('staff@example.org');
  await throughProvider(someone, 'staff-there');
  const { id } = (await (await someone.ask('/api/me')).json()) as { id: string };
  const given = await administrator(server.url).json('/api/account/give-role', { accountId: id, role: 'moderator' });
  const { position } = (await given.json()) as { position: string };
  await db.pool.query('update access.credential set long = true where account = $1', [id]);
  const roleOf = async (who: Someone) =>
    ((await (await who.ask('/api/me', { headers: { 'Read-After': position } })).json()) as { role: string }).role;
  expect(await roleOf(someone)).toBe('moderator');
  const other = person(server.url);
  await throughProvider(other, 'staff-there');
  expect(await roleOf(other)).toBe('member');
});

test('an outside account does not go around the second factor', async () => {
  const someone = await registered('two-ways@example.org');
  await throughProvider(someone, 'two-ways-there');
  const { html } = await someone.open(secondFactorPage);
  const secret = secretIn(html);
  await someone.send(secondFactorPage, { setup: setupIn(html), code: codeOf(secret), current: 'Baobab2026' });
  await db.pool.query('update access.second_factor set last_step = 0');
  const other = person(server.url);
  const { page } = await throughProvider(other, 'two-ways-there', '/en/result-directory');
  expect(page.path).toBe('/en/login/code?to=%2Fen%2Fresult-directory');
  expect((await other.ask('/api/me')).status).toBe(401);
  expect((await other.send('/en/login/code', { code: codeOf(secret) })).path).toBe('/en/result-directory');
  expect((await other.ask('/api/me')).status).toBe(200);
});
