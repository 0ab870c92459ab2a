import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { missingPackages } from '#tests/programs.ts';
import { type MembersServer, membersServer } from '#tests/security/members.ts';

const publicUrl = 'https://sokoni.example';

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
};

/** Debian's nginx as README.md has it: `proxy_pass` writes a `Host` of its own. */
const configuration = (folder: string, port: number, target: string): string => `
daemon off; master_process off; pid ${folder}/nginx.pid; error_log stderr;
events {}
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass ${target};
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_buffering off;
      client_max_body_size 12m;
    }
  }
}`;

describe.runIf(missingPackages('nginx').length === 0)('behind nginx', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sokoni-nginx-'));
  let at: MembersServer;
  let nginx: ChildProcess;
  let port = 0;

  beforeAll(async () => {
    at = await membersServer({ PUBLIC_URL: publicUrl, TRUSTED_PROXIES: '127.0.0.1' });
    port = await freePort();
    const file = join(folder, 'nginx.conf');
    writeFileSync(file, configuration(folder, port, at.url));
    nginx = spawn('nginx', ['-p', folder, '-e', 'stderr', '-c', file], { stdio: 'ignore' });
    await vi.waitFor(async () => expect((await fetch(`http://127.0.0.1:${port}/health/live`)).status).toBe(200));
  });
  afterAll(async () => {
    nginx?.kill();
    await at?.[Symbol.asyncDispose]();
    rmSync(folder, { recursive: true, force: true });
  });

  type Asked = {
    readonly from?: string;
    readonly headers?: Record<string, string>;
    readonly form?: Record<string, string>;
  };

  /** Asks nginx from an address of the loopback network, as a browser somewhere would. */
  const ask = async (path: string, { from = '127.0.0.9', headers = {}, form }: Asked = {}) => {
    const body = form && new URLSearchParams(form).toString();
    const asked = httpRequest({
      port,
      host: '127.0.0.1',
      localAddress: from,
      path,
      method: form ? 'POST' : 'GET',
      headers: {
        Host: 'sokoni.example',
        Accept: 'text/html',
        ...(form && { 'Content-Type': 'application/x-www-form-urlencoded', Origin: publicUrl }),
        ...headers,
      },
    });
    asked.end(body);
    const [answer] = await once(asked, 'response');
    return { status: Number(answer.statusCode), headers: answer.headers, text: await text(answer) };
  };

  test('forms work: their origin is the address that visitors use, whatever Host comes with them', async () => {
    const someone = {
      firstname: 'Awa',
      lastname: 'Kone',
      email: 'awa@example.org',
      password: 'Baobab-de-brousse-2026',
    };
    expect(await ask('/en/register', { form: someone })).toMatchObject({ status: 303 });
    expect(await ask('/en/login', { form: { email: 'nobody@example.org', password: 'wrong' } })).toMatchObject({
      status: 401,
    });
    const report = await ask('/api/logout', { form: {} });
    expect(report.status).not.toBe(403);
    const elsewhere = { Origin: 'https://evil.example' };
    expect(
      await ask('/en/login', { form: { email: 'a@example.org', password: 'x' }, headers: elsewhere }),
    ).toMatchObject({
      status: 403,
    });
  });

  test('each visitor has limits of their own, and nobody those of an address that they make up', async () => {
    const limited = '/profil/00000000-0000-4000-8000-000000000001-x/cv.pdf';
    const statuses = await Promise.all(
      Array.from({ length: 90 }, async (_, time) => {
        const madeUp = {
          'X-Forwarded-For': `203.0.113.${time}`,
          'X-Real-IP': '203.0.113.1',
          Forwarded: 'for=203.0.113.1',
        };
        return (await ask(limited, { from: '127.0.0.2', headers: madeUp })).status;
      }),
    );
    expect(statuses.filter((status) => status !== 429).length).toBeGreaterThanOrEqual(60);
    expect(statuses).toContain(429);
    expect((await ask(limited, { from: '127.0.0.3' })).status).not.toBe(429);
  });

  test('nothing follows a Host that somebody makes up', async () => {
    const foreign = { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'http' };
    for (const path of ['/en', '/annuaire-resultat', '/en/about', '/robots.txt', '/sitemap.xml', '/en/login?to=/en']) {
      const answer = await ask(path, { headers: foreign });
      expect([path, answer.status]).toEqual([path, 200]);
      expect(answer.text + JSON.stringify(answer.headers), path).not.toContain('evil.example');
    }
    const home = await ask('/en', { headers: foreign });
    expect(home.text).toContain(`href="${publicUrl}/en"`);
    expect((await ask('/robots.txt', { headers: foreign })).text).toContain(`${publicUrl}/sitemap.xml`);
  });

  test('how busy the site is stays with the holder of the token', async () => {
    expect((await ask('/metrics', { headers: { Accept: '*/*' } })).status).toBe(401);
  });
});
