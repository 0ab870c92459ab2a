import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, test } from 'vitest';
import { withServer } from '#tests/with-server.ts';
import { pages } from '#web/addresses/pages.ts';
import { administrator, codeIn, mailTo, person } from './person.ts';

const root = join(import.meta.dirname, '../..');
const written = readFileSync(join(root, 'commands/PERMISSIONS.md'), 'utf8');

type Row = { readonly name: string; readonly allowed: Readonly<Record<string, string>> };

/** The tables of the document: what it is about, and what each column says of it. */
const sections = new Map(
  written
    .split('\n## ')
    .slice(1)
    .map((section) => {
      const [title = '', , head = '', , ...lines] = section.split('\n');
      const cells = (line: string) =>
        line
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim());
      const [, ...names] = cells(head);
      const rows = lines
        .filter((line) => line.startsWith('|'))
        .map((line): Row => {
          const [name = '', ...said] = cells(line);
          return {
            name: name.replaceAll('`', ''),
            allowed: Object.fromEntries(names.map((column, i) => [column, said[i] ?? ''])),
          };
        });
      return [title.trim(), rows] as const;
    }),
);
const rowsOf = (title: string): readonly Row[] => sections.get(title) ?? [];

const roles = [
  'member',
  'moderator',
  'translator',
  'editor',
  'ad manager',
  'commercial',
  'production',
  'production lead',
  'support',
  'admin',
  'superadmin',
];

describe('who may do what', () => {
  const { db, server } = withServer();
  const people = new Map<string, ReturnType<typeof person>>();

  beforeAll(async () => {
    people.set('visitor', person(server.url));
    for (const role of roles) {
      const someone = person(server.url);
      const email = `${role.replace(' ', '-')}@example.org`;
      await someone.send('/en/register', {
        firstname: role,
        lastname: 'Test',
        email,
        password: 'Baobab-de-brousse-2026',
      });
      await someone.send('/en/register/company', { choice: 'none' });
      await someone.send('/en/register/confirmation', { code: codeIn(await mailTo(db.pool, email, /code/i)) });
      const { id } = (await (await someone.ask('/api/me')).json()) as { id: string };
      const data = { accountId: id, role: role.replace(' ', '_') };
      const given = await administrator(server.url).json('/api/account/give-role', data);
      const { position } = (await given.json()) as { position: string };
      await someone.ask('/api/me', { headers: { 'Read-After': position } });
      people.set(role, someone);
    }
  }, 120_000);

  test('is written down as the server has it: npx sokoni permissions > commands/PERMISSIONS.md', async () => {
    const child = spawn(process.execPath, [join(root, 'build/server/sokoni.js'), 'permissions'], {
      env: { ...process.env, DATABASE_URL: db.url, DATA_DIR: server.folder },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    expect(await text(child.stdout)).toBe(written);
  });

  test.each(['visitor', ...roles])(
    '%s: every command is refused to whoever may not, before it is looked at',
    async (role) => {
      const someone = people.get(role);
      const wrong: string[] = [];
      for (const { name, allowed } of rowsOf('Commands')) {
        const answer = await someone?.json(`/api/${name}`, {});
        const refused = answer?.status === 401 || answer?.status === 403;
        if (refused === Boolean(allowed[role])) wrong.push(`${name}: ${answer?.status}`);
      }
      expect(wrong).toEqual([]);
    },
  );

  test.each(['visitor', ...roles])('%s: every page opens for whoever may, and for nobody else', async (role) => {
    const someone = people.get(role);
    const wrong: string[] = [];
    for (const { name, allowed } of rowsOf('Pages')) {
      const path = name.replace('/:country?', '').replace(/:\w+/g, '1');
      const answer = await someone?.ask(path || '/');
      const sent = answer?.headers.get('location') ?? '';
      const refused = answer?.status === 401 || answer?.status === 403 || sent.startsWith('/login');
      if (!allowed[role] && !refused) wrong.push(`${name} opened: ${answer?.status}`);
      if (allowed[role] && answer?.status === 403) wrong.push(`${name} refused`);
    }
    expect(wrong).toEqual([]);
  });

  /** Other ways to write the address of a page that lead to the same route. */
  const variants: readonly ((path: string) => string)[] = [
    (path) => path.replace(/[a-z](?=[a-z-]*$)/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
    (path) => path.replace(/[a-z]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`),
    (path) => path.toUpperCase(),
    (path) => `${path}/`,
    (path) => `${path}//`,
    (path) => `${path}.data`,
    (path) => `${path}/_.data`,
    (path) => `${path.replace(/[a-z](?=[a-z-]*$)/, (letter) => `%${letter.charCodeAt(0).toString(16)}`)}.data`,
  ];

  test.each(['visitor', 'member', 'moderator'])(
    '%s: no way to write an address passes the rule of its page',
    async (role) => {
      const someone = people.get(role);
      const wrong: string[] = [];
      for (const { name, allowed } of rowsOf('Pages')) {
        if (allowed[role]) continue;
        const path = name.replace('/:country?', '').replace(/:\w+/g, '1');
        const [page, { en = '' } = {}] = Object.entries(pages).find(([, { fr }]) => fr === name) ?? [];
        if (page === 'profileArchive') continue; // a route of data
        const asked = variants.map((variant) => variant(path));
        asked.push(
          `${path}.data?_routes=${page}.fr`,
          `${path}.data?_routes=${page}.fr,root`,
          `${en.replace(/:\w+/g, '1')}.data?_routes=${page}.en`,
        );
        for (const address of asked) {
          const answer = await someone?.ask(address);
          const body = await answer?.text();
          const isSentAway = answer?.headers.get('location')?.includes('/login') || body?.includes('/login');
          if (![401, 403, 404].includes(answer?.status ?? 0) && !isSentAway)
            wrong.push(`${address}: ${answer?.status}`);
        }
        for (const address of [path, asked[0], `${path}.data`]) {
          const answer = await someone?.ask(address ?? path, { method: 'POST', body: new URLSearchParams({ a: '1' }) });
          const isSentAway =
            (await answer?.text())?.includes('/login') || answer?.headers.get('location')?.includes('/login');
          if (![403, 404, 405].includes(answer?.status ?? 0) && !isSentAway)
            wrong.push(`POST ${address}: ${answer?.status}`);
        }
      }
      expect(wrong).toEqual([]);
    },
  );

  test.each(['visitor', ...roles])('%s: every route of data answers whoever may, and nobody else', async (role) => {
    const someone = people.get(role);
    const wrong: string[] = [];
    for (const { name, allowed } of rowsOf('Routes of data')) {
      if (allowed[role] || name.includes('mercure')) continue;
      const path = name.replace(/:\w+/g, '1');
      const answers = await Promise.all([someone?.ask(path), someone?.json(path, {})]);
      for (const answer of answers)
        if (![401, 403, 404, 405, 415].includes(answer?.status ?? 0)) wrong.push(`${name}: ${answer?.status}`);
    }
    expect(wrong).toEqual([]);
  });
});
