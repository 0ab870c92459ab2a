import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const files = ['domain', 'commands', 'projections', 'read-api', 'web', 'infra']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  // `npm run dev` is no part of what is served
  .filter((name) => /\.(tsx?|mjs)$/.test(name) && !name.startsWith('infra/main/dev/'))
  .map((name) => ({ name, text: readFileSync(join(root, name), 'utf8') }));

/** The files of the product in which something stands, with what stands there. */
const found = (pattern: RegExp): Record<string, string[]> =>
  Object.fromEntries(
    files.flatMap(({ name, text }) => {
      const all = [...text.matchAll(new RegExp(pattern, `g${pattern.flags}`))].map(([whole, part]) => part ?? whole);
      return all.length > 0 ? [[name, [...new Set(all)]]] : [];
    }),
  );
const filesWith = (pattern: RegExp): string[] => Object.keys(found(pattern)).toSorted();
const kinds = (pattern: RegExp): string[] => [...new Set(Object.values(found(pattern)).flat())].toSorted();

test('programs of the system are started by what sets the server up, and by nothing that is asked', () => {
  expect(filesWith(/from 'node:child_process'/)).toEqual([
    'infra/database/embedded-postgres.ts',
    'infra/database/postgres-binaries.ts',
    'infra/database/postgres-files.ts',
    'infra/main/seed-aside.ts',
    'infra/main/sokoni.mjs',
  ]);
});

test('no text becomes a program or a pattern', () => {
  expect(filesWith(/(?<![.\w])eval\(|new Function\(|node:vm/)).toEqual([]);
  expect(found(/new RegExp\((.{0,40})/)).toEqual({
    'domain/fold.ts': [expect.stringContaining('Object.keys(plainLetters)')],
  });
});

test('hashes are of SHA-256, what is sealed is sealed with AES-256-GCM, and chance decides on waiting times only', () => {
  expect(kinds(/createHash\('([^']+)'/)).toEqual(['sha256']);
  expect(kinds(/createHmac\('([^']+)'/)).toEqual(['sha256']);
  expect(kinds(/createCipheriv\('([^']+)'/)).toEqual(['aes-256-gcm']);
  expect(filesWith(/generateKeyPair|createSign|createECDH|createDiffieHellman|pbkdf2\(|scrypt\(/)).toEqual([]);
  expect(
    filesWith(/Math\.random\(/).filter((name) => /^(infra\/(access|keys|http|media)|domain)\//.test(name)),
  ).toEqual([]);
});

test('the server asks the provider of log-ins, the gateway of text messages and push services over HTTP, which follows no redirect, and Facebook for pictures', () => {
  const server = Object.entries(found(/\bfetch\(([^)]*)/)).filter(([name]) => !name.startsWith('web/'));
  expect(server.map(([name]) => name)).toEqual(['infra/access/outside-login.ts', 'infra/sms/http-gateway.ts']);
  for (const call of server.flatMap(([, calls]) => calls)) expect(call).toContain("redirect: 'error'");
  // no redirect is followed, or each address that it is sent on to is looked at as the first was
  expect(filesWith(/^import (?!type)[^;]*from 'node:(?:http|https|http2|tls|dgram)'/m)).toEqual([
    'infra/media/facebook-pictures.ts',
    'infra/push/web-push.ts',
  ]);
  expect(filesWith(/access_token:/)).toEqual(['infra/access/outside-login.ts']);
});

test('pages listen to messages of their own service worker only, and hold no plug-in', () => {
  expect(found(/(\S+)addEventListener\('message'/)).toEqual({
    'web/offline/send-later.ts': ['navigator.serviceWorker?.'],
    'web/offline/sw.ts': ['worker.'],
  });
  expect(filesWith(/window\.onmessage|\.contentWindow|window\.opener/)).toEqual([]);
  expect(filesWith(/<(?:object|embed|applet)\b/).filter((name) => name.endsWith('.tsx'))).toEqual([]);
  // a mail, and a company's page as it would look: no script runs in either
  expect(filesWith(/<iframe/)).toEqual(['web/company-edit/preview-beside.tsx', 'web/mailbox/mail.tsx']);
  expect(filesWith(/allow-scripts/)).toEqual([]);
});

test('there is no part that reads XML, HTML, LaTeX, XPath, LDAP or archives, or speaks GraphQL, WebSocket or WebRTC', () => {
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { dependencies: object };
  const suspect =
    /xml|xpath|xslt|ldap|latex|sanitize|graphql|^ws$|socket|webrtc|memcache|jsonwebtoken|^jose$|saml|openid|oidc|unzip|tar/i;
  expect(Object.keys(dependencies).filter((name) => suspect.test(name))).toEqual([]);
  expect(filesWith(/DOMParser|RTCPeerConnection|new WebSocket\(|\bunzip\w*\(|gunzip\w*\(/)).toEqual([]);
  // what React has rendered on the server, put into the page as it is
  expect(filesWith(/dangerouslySetInnerHTML/)).toEqual(['web/client/island.tsx', 'web/client/sign-in-template.tsx']);
});
