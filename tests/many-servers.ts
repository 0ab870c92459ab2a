import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';

/**
 * A program that serves as many Sokonis as it is asked for, each with a database and a port of its own: what has run
 * once runs fast, and the pages of a test's server cost a third of what they cost in a process of its own (2026-11).
 * `POST /start` with the variables of an environment answers `{ url }` or `{ error }`; `POST /stop` with `{ url }` answers
 * when it has stopped.
 */
const stops = new Map<string, () => Promise<void>>();

const start = async (environment: Readonly<Record<string, string>>) => {
  const program = '../build/server/start-here.js';
  const { startHere }: typeof import('#infra/main/dev/start-here.ts') = await import(program);
  let stop = async () => {};
  const { url } = await startHere({ ...process.env, ...environment }, (asked) => {
    stop = asked;
  });
  stops.set(url, stop);
  return { url };
};

const stop = async ({ url }: { readonly url: string }) => {
  await stops.get(url)?.();
  stops.delete(url);
  return {};
};

const server = createServer(async (request, reply) => {
  const asked = (await json(request)) as never;
  const answer = await (request.url === '/start' ? start(asked) : stop(asked)).catch((error: Error) => ({
    error: error.stack ?? error.message,
  }));
  reply.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
});
server.listen(0, '127.0.0.1', () => process.send?.(server.address()));
process.on('disconnect', () => process.exit(0));
