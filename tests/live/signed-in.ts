import { expect } from 'vitest';
import { openHub } from '#infra/live/hub.ts';
import { codeIn, mailTo, person } from '#tests/account/person.ts';
import { serve } from '#tests/server.ts';
import { startedDatabase } from '#tests/started.ts';

const profile = { firstname: 'Awa', lastname: 'Koné', password: 'Baobab2026' };
const silent = { info() {}, warn() {} };

/** A server, and a hub beside it on the same database: another process that has something to tell. */
export const liveServer = async (environment: Readonly<Record<string, string>> = {}) => {
  const db = await startedDatabase();
  const server = await serve({ DATABASE_URL: db.url, ...environment });
  const hub = await openHub({ pool: db.pool, log: silent, redisUrl: environment.REDIS_URL });

  /** Someone who has just registered: the cookie of the session, and the account. */
  const member = async (email: string) => {
    const someone = person(server.url);
    await someone.send('/inscription', { ...profile, email, to: '' });
    await someone.send('/inscription/entreprise', { choice: 'none' });
    const mail = await mailTo(db.pool, email, /code/i);
    await someone.send('/inscription/confirmation', { code: codeIn(mail) });
    const session = someone.cookies.get('session') ?? '';
    const { id } = (await (await someone.ask('/api/me')).json()) as { id: string };
    expect(id).toMatch(/^[\da-f-]{36}$/);
    return { ...someone, id, session };
  };
  return {
    db,
    server,
    hub,
    member,
    async stop() {
      await hub.close();
      await server.stop();
      await db[Symbol.asyncDispose]();
    },
  };
};
