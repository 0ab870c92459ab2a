import { weekdayNoon } from '#tests/moments.ts';
import type { FreshDatabase } from '#tests/postgres.ts';
import { apiToken, startServer, type TestServer } from '#tests/server.ts';
import { startedDatabase } from '#tests/started.ts';

export const googlebot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
const firefox = 'Mozilla/5.0 (Android 14; Mobile; rv:132.0) Gecko/132.0 Firefox/132.0';

let addresses = 0;

/** An address that nobody had before. */
const someone = (): string => `41.207.${++addresses >> 8}.${addresses & 255}`;

/** The headers of a person at an address of their own. */
export const person = () => ({ 'User-Agent': firefox, 'X-Forwarded-For': someone() });

const coordinates = {
  whatsappInitialText: 'Bonjour',
  coordinates: [
    ['tel', '+2252722000001'],
    ['website', 'https://palmier.example'],
    ['gsm', '+2250700000002'],
    ['whatsapp', '+2250700000003'],
    ['fax', '+2252722000009'],
  ].map(([type, value]) => ({ type, value, raw: value, public: true })),
};

const callOn =
  (server: TestServer) => async (method: string, path: string, headers: Record<string, string>, body?: unknown) => {
    const answer = await fetch(server.url + path, {
      method,
      headers: {
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        'Accept-Language': 'en',
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await answer.text();
    return { status: answer.status, headers: answer.headers, body: text ? JSON.parse(text) : null };
  };

/** A server with a company in public, `id`, and one that is not, `hidden`. */
export const pharmacyServer = async () => {
  const db: FreshDatabase = await startedDatabase();
  const server = await startServer({ DATABASE_URL: db.url, SOKONI_TEST_NOW: weekdayNoon() }); // visits are counted by day
  const call = callOn(server);
  const register = async (online: boolean): Promise<number> => {
    const { body } = await call(
      'POST',
      '/api/company/register-company',
      { Authorization: `Bearer ${apiToken}` },
      {
        name: 'Pharmacie du Palmier',
        category: 'health-pharmacy',
        place: { country: 'CI' },
        approved: true,
        online,
        coordinates,
      },
    );
    await call('GET', `/api/companies/${body.id}`, { 'Read-After': body.position });
    return body.id;
  };
  const hidden = await register(false);
  const id = await register(true);
  return {
    url: server.url,
    id,
    hidden,
    call,
    stored: async (sql: string) => (await db.pool.query(sql)).rows,
    /** How often an event was counted for any company. */
    times: async (event: string): Promise<number> =>
      (
        await db.pool.query('select coalesce(sum(times), 0)::int as n from statistics.company_event where event = $1', [
          event,
        ])
      ).rows[0].n,
    async stop() {
      await server.stop();
      await db[Symbol.asyncDispose]();
    },
  };
};
