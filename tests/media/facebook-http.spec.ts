import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isPrivateAddress, publicOnly } from '#infra/http/public-only.ts';
import { isAtFacebook } from '#infra/media/facebook-pictures.ts';
import { administrator } from '#tests/account/person.ts';
import { photo } from '#tests/media/pictures.ts';
import { type MembersServer, membersServer } from '#tests/security/members.ts';

let mirror: Server;
let at: MembersServer;
let someone: Awaited<ReturnType<MembersServer['member']>>;
const asked: string[] = [];

beforeAll(async () => {
  const jpeg = await photo(640, 480);
  const picture = { 'Content-Type': 'image/jpeg' };
  mirror = createServer(({ url = '' }, response) => {
    asked.push(url);
    const path = url.slice(1).replace(/^[^/]+/, '');
    if (path === '/v/t39/cover.jpg?oh=1') return response.writeHead(200, picture).end(jpeg);
    if (path === '/12345/picture') return response.writeHead(302, { Location: '/v/t39/cover.jpg?oh=1' }).end();
    if (path === '/away') return response.writeHead(302, { Location: 'https://169.254.169.254/latest' }).end();
    if (path === '/down') return response.writeHead(302, { Location: 'http://scontent.fbcdn.net/a.jpg' }).end();
    if (path === '/round') return response.writeHead(302, { Location: '/round' }).end();
    if (path === '/page') return response.writeHead(200, { 'Content-Type': 'text/html' }).end('<p>Log in</p>');
    if (path === '/lies') return response.writeHead(200, picture).end('<p>Log in</p>');
    if (path === '/heavy') return response.writeHead(200, picture).end(Buffer.alloc(11 * 1024 * 1024));
    if (path === '/cut')
      return response.writeHead(200, { ...picture, 'Content-Length': '9000' }).end('x', () => response.destroy());
    return response.writeHead(404).end();
  });
  await new Promise<void>((done) => mirror.listen(0, '127.0.0.1', done));
  at = await membersServer({ FACEBOOK_PICTURES_URL: `http://127.0.0.1:${(mirror.address() as AddressInfo).port}` });
  someone = await at.member('ada');
}, 120_000);
afterAll(async () => {
  await at[Symbol.asyncDispose]();
  mirror.close();
});

const ask = (data: object) => someone.json('/ajax/media/upload/image-facebook-picture', data);

test('a picture at Facebook is kept as an upload of whoever asked, also behind a redirect', async () => {
  const kept = await ask({ url: 'https://scontent.xx.fbcdn.net/v/t39/cover.jpg?oh=1' });
  expect(kept.status).toBe(201);
  const { id, width, height, url } = (await kept.json()) as { id: string; width: number; height: number; url: string };
  expect([width, height]).toEqual([640, 480]);
  expect(url).toBe(`/media/${id}/640.jpg`);
  expect((await fetch(at.url + url)).headers.get('content-type')).toBe('image/jpeg');
  expect(asked.at(-1)).toBe('/scontent.xx.fbcdn.net/v/t39/cover.jpg?oh=1');
  expect((await ask({ url: 'https://graph.facebook.com/12345/picture', kind: 'logo' })).status).toBe(201);

  const place = { category: 'automotive-car-repair', place: { country: 'KE' }, approved: true };
  const registered = await administrator(at.url).json('/api/company/register-company', { name: 'Juma', ...place });
  const { id: companyId } = (await registered.json()) as { id: number };
  await at.give(someone.id, 'moderator');
  const added = await someone.json('/api/company/add-company-photo', { companyId, imageId: id });
  expect(added.status).toBeLessThan(300);
});

test.each([
  ['another site', 'https://example.org/a.jpg', 'not-at-facebook'],
  ['a name that only begins like it', 'https://facebook.com.example.org/a.jpg', 'not-at-facebook'],
  ['http', 'http://scontent.fbcdn.net/a.jpg', 'not-at-facebook'],
  ['another port', 'https://scontent.fbcdn.net:8080/a.jpg', 'not-at-facebook'],
  ['a password', 'https://me:secret@scontent.fbcdn.net/a.jpg', 'not-at-facebook'],
  ['no address', 'a.jpg', 'not-at-facebook'],
  ['a redirect elsewhere', 'https://graph.facebook.com/away', 'not-at-facebook'],
  ['a redirect to http', 'https://graph.facebook.com/down', 'not-at-facebook'],
  ['a redirect without end', 'https://graph.facebook.com/round', 'picture-unreachable'],
  ['nothing there', 'https://graph.facebook.com/none', 'picture-unreachable'],
  ['half a picture', 'https://graph.facebook.com/cut', 'picture-unreachable'],
  ['a page', 'https://www.facebook.com/page', 'not-a-photo'],
  ['a page that says it is a picture', 'https://www.facebook.com/lies', 'not-a-photo'],
  ['more than 10 MB', 'https://scontent.fbcdn.net/heavy', 'too-heavy'],
])('%s is refused with its reason', async (_, url, code) => {
  const answer = await ask({ url });
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ code: `media.${code}`, title: expect.stringMatching(/\w/) });
});

test('a visitor is asked to sign in, and what is no address is told beside its field', async () => {
  const path = `${at.url}/ajax/media/upload/image-facebook-picture`;
  const headers = { 'Content-Type': 'application/json' };
  expect((await fetch(path, { method: 'POST', headers, body: '{}' })).status).toBe(401);
  const wrong = await ask({ kind: 'passport' });
  expect(wrong.status).toBe(422);
  expect(JSON.stringify(await wrong.json())).toContain('"/url"');
});

test('names that lead into our own network are not connected to', async () => {
  const at4 = (address: string) => isPrivateAddress({ address, family: 4 });
  const at6 = (address: string) => isPrivateAddress({ address, family: 6 });
  for (const one of ['127.0.0.1', '10.1.2.3', '172.20.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0'])
    expect(at4(one), one).toBe(true);
  for (const one of ['::1', '::ffff:127.0.0.1', 'fe80::1', 'fc00::1', '64:ff9b::7f00:1', '2002:7f00:1::'])
    expect(at6(one), one).toBe(true);
  expect([at4('157.240.1.35'), at6('2a03:2880:f12f::1')]).toEqual([false, false]);
  expect(isAtFacebook(new URL('https://platform-lookaside.fbsbx.com/a'))).toBe(true);
  const address = await new Promise((answered) =>
    publicOnly('localhost', {}, (error, found) => answered(error ? 'refused' : found)),
  );
  expect(address).toBe('refused');
});
