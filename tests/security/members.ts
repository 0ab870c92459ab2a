import { expect } from 'vitest';
import type { Role } from '#domain/actor.ts';
import { administrator, codeIn, mailTo, person } from '#tests/account/person.ts';
import { startServer } from '#tests/server.ts';
import { startedDatabase } from '#tests/started.ts';

/** As long as staff need it. */
export const password = 'Baobab-de-brousse-2026';

/** A server of a test's own, and people who have registered with it. */
export const membersServer = async (environment: Readonly<Record<string, string>> = {}) => {
  const db = await startedDatabase();
  const server = await startServer({ DATABASE_URL: db.url, ...environment });

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
    await fetch(`${server.url}/api/countries`, { headers: { 'Read-After': position } });
  };
  const ofRole = new Map<Role, ReturnType<typeof member>>();
  return {
    db,
    server,
    url: server.url,
    member,
    give,
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

export type MembersServer = Awaited<ReturnType<typeof membersServer>>;
