import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { topicOf } from '#infra/live/message.ts';
import { mostQueued } from '#infra/live/stream.ts';
import { withDatabase } from '#tests/with-database.ts';
import { type Listener, listen } from './listener.ts';
import { liveNode } from './live-node.ts';
import { until, upTo } from './waiting.ts';

const db = withDatabase();

const node = (options: Omit<Parameters<typeof liveNode>[0], 'pool'> = {}) => liveNode({ ...options, pool: db.pool });

describe('whoever asks for a stream', () => {
  test.each([
    ['as a visitor is asked to sign in', '', {}, 401],
    ['for somebody else’s topic is refused', '?topic=/users/ben', {}, 403],
    ['for their own and somebody else’s is refused', '?topic=/users/ada&topic=/users/ben', {}, 403],
    ['for what the hubs tell each other is refused', '?topic=/hub', {}, 403],
    ['from a page of another site is refused', '', { 'sec-fetch-site': 'cross-site' }, 403],
    ['from a page of a site beside ours is refused', '', { 'sec-fetch-site': 'same-site' }, 403],
    ['from another origin, in an older browser, is refused', '', { origin: 'https://elsewhere.example' }, 403],
    ['for their own topic by its name is answered', '?topic=%2Fusers%2Fada', { 'sec-fetch-site': 'same-origin' }, 200],
    ['for no topic hears their own', '', {}, 200],
  ])('%s', async (_, query, headers, status) => {
    await using at = await node();
    const { url } = at;
    const asking = request(`${url}/.well-known/mercure${query}`, {
      headers: { 'x-user': 'ada', 'x-session': 'one', ...headers },
    });
    if (status === 401) asking.removeHeader('x-user');
    asking.end();
    const [answer] = await once(asking, 'response');
    expect(answer.statusCode).toBe(status);
    if (status !== 200) expect(answer.headers['content-type']).toContain('json');
    else
      expect(answer.headers).toMatchObject({
        'content-type': 'text/event-stream',
        'cache-control': expect.stringMatching(/no-store.*no-transform/),
        'x-accel-buffering': 'no',
      });
    expect(at.hub.streams.size()).toBe(status === 200 ? 1 : 0);
    answer.destroy();
  });

  test('and only wants to know whether they may, is told so', async () => {
    await using at = await node();
    const ask = (headers: Record<string, string>) =>
      fetch(`${at.url}/.well-known/mercure`, { method: 'HEAD', headers: { 'x-session': 'one', ...headers } });
    expect([(await ask({ 'x-user': 'ada' })).status, (await ask({})).status]).toEqual([200, 401]);
    expect(at.hub.streams.size()).toBe(0);
  });
});

test('a client that went while it was asked who it is leaves nothing behind', async () => {
  const asked = Promise.withResolvers<void>();
  const gone = Promise.withResolvers<void>();
  const before = () => {
    asked.resolve();
    return gone.promise;
  };
  await using at = await node({ before });
  const closed = Promise.withResolvers<void>();
  at.app.server.once('connection', (socket) => socket.once('close', () => closed.resolve()));
  const socket = connect(Number(new URL(at.url).port), '127.0.0.1');
  socket.write('GET /.well-known/mercure HTTP/1.1\r\nHost: x\r\nx-user: ada\r\nx-session: one\r\n\r\n');
  await asked.promise;
  socket.destroy();
  await closed.promise;
  gone.resolve();
  await new Promise((resolve) => setImmediate(resolve));
  expect(at.hub.streams.size()).toBe(0);
});

test('a client of HTTP/1.0, as some proxies are, gets the stream without chunks', async () => {
  await using at = await node();
  const socket = connect(Number(new URL(at.url).port), '127.0.0.1');
  socket.write('GET /.well-known/mercure HTTP/1.0\r\nHost: x\r\nx-user: ada\r\nx-session: one\r\n\r\n');
  let text = '';
  socket.setEncoding('utf8').on('data', (more) => {
    text += more;
  });
  await until(() => text.includes('event:beat'));
  await at.hub.publish(topicOf('ada'), 'greeting', 'Ça va ?');
  await until(() => text.includes('data:{"event":"greeting","payload":"Ça va ?"}\n\n'));
  expect(text).not.toMatch(/transfer-encoding/i);
  socket.destroy();
});

test('beats tell that the connection lives and how far everybody is', async () => {
  await using at = await node({ streams: { beatMs: 40 } });
  const ada = await listen(at.url, { user: 'ada' });
  const id = await at.hub.publish(topicOf('ben'), 'greeting', null);
  await until(() => ada.lastId() === Number(id));
  expect(ada.heard).toEqual([]);
});

test('a stream ends after a while, so that it is asked anew who listens', async () => {
  await using at = await node({ streams: { longestMs: 100, beatMs: 50 } });
  const ada = await listen(at.url, { user: 'ada' });
  await ada.ended;
  expect(at.hub.streams.counts.ended).toEqual({ gone: 0, slow: 0, closed: 1 });
});

test('when one person has too many streams, the oldest gives way', async () => {
  await using at = await node({ streams: { mostOfOne: 3 } });
  const streams: Listener[] = [];
  for (const _ of upTo(4)) streams.push(await listen(at.url, { user: 'ada' }));
  await streams[0]?.ended;
  expect(at.hub.streams.size()).toBe(3);
  await at.hub.publish(topicOf('ada'), 'greeting', null);
  for (const { heard } of streams.slice(1)) await until(() => heard.length === 1);
});

test('one who does not read is dropped at 64 KB, holds up nobody, and goes on from the last id', {
  timeout: 60_000,
}, async () => {
  await using at = await node();
  const slow = await listen(at.url, { user: 'ada' });
  const quick = await listen(at.url, { user: 'ada' });
  slow.pause();
  const text = 'é'.repeat(7000);
  let told = 0;
  while (at.hub.streams.counts.ended.slow === 0) await at.hub.publish(topicOf('ada'), 'long', { n: told++, text });
  expect(at.hub.streams.size()).toBe(1);
  await until(() => quick.heard.length === told);
  slow.resume();
  await slow.ended;
  expect(slow.heard.length).toBeLessThan(told);
  // as long as it takes: what it missed is sent no faster than it reads
  const rest = await listen(at.url, { user: 'ada', lastId: slow.lastId() });
  await until(() => slow.heard.length + rest.heard.length === told);
  expect([...slow.heard, ...rest.heard]).toEqual(quick.heard);
  expect(mostQueued).toBe(65_536);
});

test('what cannot be told fails alone, where it is asked for', async () => {
  await using at = await node();
  const ada = await listen(at.url, { user: 'ada' });
  await expect(at.hub.publish(topicOf('ada'), 'Not a name', null)).rejects.toThrow(TypeError);
  await expect(at.hub.publish(topicOf('ada'), 'long', 'x'.repeat(20_000))).rejects.toThrow(RangeError);
  await at.hub.publish(topicOf('ada'), 'fine', 'a\u0000b\ud800\r\n\n\u2028🌍');
  await until(() => ada.heard.length === 1);
  expect(ada.heard[0]?.payload).toBe('a\u0000b\ud800\r\n\n\u2028🌍');
});

test('while the database is away streams stay, and go on when it is back', async () => {
  await using at = await node({ lookMs: 50 });
  const ada = await listen(at.url, { user: 'ada' });
  await db.pool.query('alter table live.message rename to message_away');
  await expect(at.hub.publish(topicOf('ada'), 'greeting', 1)).rejects.toThrow();
  await until(() => at.warnings.length > 0);
  await db.pool.query('alter table live.message_away rename to message');
  await at.hub.publish(topicOf('ada'), 'greeting', 2);
  await until(() => ada.heard.length === 1);
  expect(at.warnings).toHaveLength(1);
});
