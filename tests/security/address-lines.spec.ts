import { fastify } from 'fastify';
import { expect, test, vi } from 'vitest';
import { addressLines } from '#infra/http/address-lines.ts';

/** A server whose work ends when it is told to. */
const slowServer = () => {
  const server = fastify();
  const lines = addressLines();
  server.addHook('preParsing', lines.beforeReading);
  server.addHook('preHandler', lines.beforeWork);
  server.addHook('onSend', lines.whenReady);
  const begun: string[] = [];
  const { promise, resolve: finish } = Promise.withResolvers<void>();
  server.get('/', async ({ ip }) => {
    begun.push(ip);
    await promise;
    return 'done';
  });
  const ask = (remoteAddress: string, count: number) =>
    Array.from({ length: count }, () => server.inject({ url: '/', remoteAddress }));
  return { begun, finish, ask, [Symbol.asyncDispose]: () => server.close() };
};

test('whoever asks for much at once waits for themselves, and others do not', async () => {
  await using at = slowServer();
  const many = at.ask('203.0.113.1', 30);
  await vi.waitFor(() => expect(at.begun).toHaveLength(3));
  const other = at.ask('203.0.113.2', 1);
  await vi.waitFor(() => expect(at.begun).toHaveLength(4));
  expect(at.begun.at(-1)).toBe('203.0.113.2');
  at.finish();
  const answers = await Promise.all([...many, ...other]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(31).fill(200));
});

test('a line that is full refuses, until it has moved on', async () => {
  await using at = slowServer();
  const refused: string[] = [];
  const many = at.ask('203.0.113.1', 110).map(async (asked) => {
    const answer = await asked;
    if (answer.statusCode !== 200) refused.push(answer.json().message);
  });
  await vi.waitFor(() => expect(refused).toEqual(Array(7).fill('too many requests')));
  at.finish();
  await Promise.all(many);
  expect(refused).toHaveLength(7);
  expect((await Promise.all(at.ask('203.0.113.1', 1)))[0]?.statusCode).toBe(200);
});

test('whoever keeps their line full for long gets a part of the time', async () => {
  const server = fastify();
  const lines = addressLines();
  server.addHook('preHandler', lines.beforeWork);
  server.addHook('onSend', lines.whenReady);
  const taking = 20;
  server.get('/', async () => {
    await new Promise((done) => setTimeout(done, taking));
    return 'done';
  });
  const answered = { '203.0.113.1': 0, '203.0.113.2': 0 };
  const until = performance.now() + 3000;
  const asking = async (remoteAddress: keyof typeof answered): Promise<void> => {
    while (performance.now() < until) {
      await server.inject({ url: '/', remoteAddress });
      answered[remoteAddress]++;
    }
  };
  await Promise.all([
    ...Array.from({ length: 12 }, () => asking('203.0.113.1')),
    ...Array.from({ length: 3 }, () => asking('203.0.113.2')),
  ]);
  await server.close();
  expect(answered['203.0.113.1']).toBeLessThan(answered['203.0.113.2'] * 0.8);
});

test('the machine itself, which may ask for everybody, has no line', async () => {
  await using at = slowServer();
  const many = at.ask('127.0.0.1', 200);
  await vi.waitFor(() => expect(at.begun).toHaveLength(200));
  at.finish();
  expect((await Promise.all(many)).every(({ statusCode }) => statusCode === 200)).toBe(true);
});
