import { expect } from 'vitest';
import type { Role } from '#domain/actor.ts';
import { administrator, codeIn, mailTo, person } from '#tests/account/person.ts';
import { type Environment, type Served, serve, startServer, type TestServer } from '#tests/server.ts';
import { startedDatabase } from '#tests/started.ts';

/** As long as staff need it. */
export const password = 'Baobab-de-brousse-2026';

const membersOf = async <Server extends Served>(
  start: (environment: Environment) => Promise<Server>,
  environment: Environment,
) => {
  const db = await startedDatabase();
  const server = await start({ DATABASE_URL: db.url, ...environment });

  const readAfter = (position: string) => fetch(`${server.url}/api/countries`, { headers: { 'Read-After': position } });
  const member = async (name: string, role?: string) => {
    const email = `${name}@example.org`;
    const someone = person(server.url);
    await someone.send('/en/register', { firstname: name, lastname: 'Test', email, password });
    await someone.send('/en/register/company', { choice: 'none' });
    await someone.send('/en/register/confirmation', { code: codeIn(await mailTo(db.pool, email, /code/i)) });
    const { id } = (await (await someone.ask('/api/me')).json()) as { id: string };
    expect(id).toMatch(/^[\da-f-]{36}$/);
    if (role) await give(id, role);
    return { ...someone, id, email };
  };
  const give = async (accountId: string, role: string): Promise<void> => {
    const answer = await administrator(server.url).json('/api/account/give-role', { accountId, role });
    const { position } = (await answer.json()) as { position: string };
    await readAfter(position);
  };
  const ofRole = new Map<Role, ReturnType<typeof member>>();
  return {
    db,
    server,
    url: server.url,
    member,
    give,
    /** Sends a command as `someone` to `path`; answers the id of what it made once every reader sees it. */
    async asked<Id = number>(
      someone: Pick<ReturnType<typeof person>, 'json'>,
      path: string,
      data: object,
    ): Promise<Id> {
      const answer = await someone.json(path, data);
      expect(answer.status, `${path} ${answer.status < 300 ? '' : await answer.clone().text()}`).toBeLessThan(300);
      const { id, position } = (await answer.json()) as { id: Id; position?: string };
      if (position) await readAfter(position);
      return id;
    },
    /** The one of that role, whom all tests share. */
    as(role: Role) {
      const known =
        ofRole.get(role) ?? member(`the-${role.replaceAll('_', '-')}`, role === 'member' ? undefined : role);
      ofRole.set(role, known);
      return known;
    },
    async [Symbol.asyncDispose]() {
      await server.stop();
      await db[Symbol.asyncDispose]();
    },
  };
};

export type MembersServer<Server extends Served = Served> = Awaited<ReturnType<typeof membersOf<Server>>>;

/** A server of a test's own, and people who have registered with it. */
export const membersServer = (environment: Environment = {}): Promise<MembersServer> => membersOf(serve, environment);

/** The same in a process of its own, for what is looked at there: see `startServer`. */
export const membersServerApart = (environment: Environment = {}): Promise<MembersServer<TestServer>> =>
  membersOf(startServer, environment);
