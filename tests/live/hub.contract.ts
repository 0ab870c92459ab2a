import { expect, test } from 'vitest';
import { missed, topicOf } from '#infra/live/message.ts';
import { forgetTopic } from '#infra/live/message-log.ts';
import { freshDatabase } from '#tests/postgres.ts';
import { listen } from './listener.ts';
import { type LiveNode, liveNode } from './live-node.ts';
import { until, upTo } from './waiting.ts';

type Setting = { readonly redisUrl?: string };

const numbers = (heard: readonly { payload: unknown }[]) => heard.map(({ payload }) => payload);

/** What the hub promises, whatever carries its messages: `setting` says what, for as many processes as a test asks for. */
export const hubContract = (setting: () => Setting): void => {
  const nodes = async (count: number, options: Partial<Parameters<typeof liveNode>[0]> = {}) => {
    const db = await freshDatabase();
    const started: LiveNode[] = [];
    for (let n = 0; n < count; n++) started.push(await liveNode({ pool: db.pool, ...setting(), ...options }));
    const [one, two = one] = started;
    if (!one || !two) throw new Error('a test needs a process');
    return {
      db,
      one,
      two,
      async [Symbol.asyncDispose]() {
        for (const node of started) await node[Symbol.asyncDispose]();
        await db[Symbol.asyncDispose]();
      },
    };
  };

  test('tells a message to every stream of the topic, on every process, and to nobody else', async () => {
    await using at = await nodes(2);
    const ada = [await listen(at.one.url, { user: 'ada' }), await listen(at.two.url, { user: 'ada' })];
    const ben = await listen(at.two.url, { user: 'ben' });
    const id = await at.one.hub.publish(topicOf('ada'), 'greeting', { text: 'Bonjour, ça va ? \u2028 👋' });
    await at.two.hub.publish(topicOf('ben'), 'greeting', null);
    await until(() => ada.every(({ heard }) => heard.length === 1) && ben.heard.length === 1);
    for (const { heard } of ada)
      expect(heard).toEqual([{ id: Number(id), event: 'greeting', payload: { text: 'Bonjour, ça va ? \u2028 👋' } }]);
    expect(ben.heard[0]).toMatchObject({ event: 'greeting', payload: null });
  });

  test('keeps one order for all, whoever publishes', async () => {
    await using at = await nodes(2);
    const [first, second] = [await listen(at.one.url, { user: 'ada' }), await listen(at.two.url, { user: 'ada' })];
    await Promise.all(upTo(400).map((n) => (n % 2 ? at.one : at.two).hub.publish(topicOf('ada'), 'count', n)));
    await until(() => first.heard.length === 400 && second.heard.length === 400);
    expect(first.heard).toEqual(second.heard);
    expect(new Set(numbers(first.heard))).toEqual(new Set(upTo(400)));
    expect(first.heard.map(({ id }) => id)).toEqual(first.heard.map(({ id }) => id).toSorted((a, b) => a - b));
  });

  test('goes on from the last id, on another process too, with nothing lost or doubled', async () => {
    await using at = await nodes(2);
    const publish = (n: number) => at.one.hub.publish(topicOf('ada'), 'count', n);
    const before = await listen(at.one.url, { user: 'ada' });
    for (const n of upTo(3)) await publish(n);
    await until(() => before.heard.length === 3);
    before.close();
    await before.ended;
    for (const n of [3, 4, 5]) await publish(n);
    const after = await listen(at.two.url, { user: 'ada', lastId: before.lastId() });
    await publish(6);
    await until(() => after.heard.length === 4);
    expect([...numbers(before.heard), ...numbers(after.heard)]).toEqual(upTo(7));
  });

  test('loses and doubles nothing over 100 disconnects at random', { timeout: 120_000 }, async () => {
    await using at = await nodes(2);
    const heard: unknown[] = [];
    const total = 3000;
    let disconnects = 0;
    let lastId: number | undefined;
    let publishing = true;
    const listening = (async () => {
      while (heard.length < total) {
        const wanted = publishing || disconnects < 100 ? 1 + Math.floor(Math.random() * 40) : total;
        const url = Math.random() < 0.5 ? at.one.url : at.two.url;
        let told = 0;
        const asked = { user: 'ada', ...(lastId !== undefined && { lastId }) };
        const stream = await listen(url, { ...asked, onHeard: () => ++told === wanted && stream?.close() });
        await Promise.race([stream.ended, until(() => heard.length + stream.heard.length >= total)]);
        stream.close();
        heard.push(...numbers(stream.heard));
        lastId = stream.lastId();
        disconnects++;
      }
    })();
    await until(() => at.one.hub.streams.size() + at.two.hub.streams.size() > 0);
    for (const n of upTo(total)) {
      void (n % 3 ? at.one : at.two).hub.publish(topicOf('ada'), 'count', n);
      if (n % 20 === 0) await at.one.hub.publish(topicOf('ben'), 'count', n);
    }
    publishing = false;
    await listening;
    expect(heard.toSorted((a, b) => Number(a) - Number(b))).toEqual(upTo(total));
    expect(disconnects).toBeGreaterThan(50);
  });

  test('who was away for too long is told so, and hears what comes after', async () => {
    await using at = await nodes(1);
    for (const n of upTo(5)) await at.one.hub.publish(topicOf('ada'), 'count', n);
    await at.db.pool.query(`update live.message set at = now() - interval '61 minutes' where id < 4`);
    await at.one.hub.messages.forget();
    const present = async (userId: string) => [{ event: 'unread', payload: `of ${userId}` }];
    await using restarted = await liveNode({ pool: at.db.pool, ...setting(), present });
    const [late, inTime] = [
      await listen(restarted.url, { user: 'ada', lastId: 1 }),
      await listen(restarted.url, { user: 'ada', lastId: 3 }),
    ];
    await until(() => late.heard.length === 1 && inTime.heard.length === 2);
    expect(late.heard).toEqual([{ id: 5, event: missed, payload: [{ event: 'unread', payload: 'of ada' }] }]);
    expect(numbers(inTime.heard)).toEqual([3, 4]);
    await restarted.hub.publish(topicOf('ada'), 'count', 5);
    await until(() => late.heard.length === 2 && inTime.heard.length === 3);
  });

  test('an id that was never given is answered with the present', async () => {
    await using at = await nodes(1);
    await at.one.hub.publish(topicOf('ada'), 'count', 0);
    const stream = await listen(at.one.url, { user: 'ada', lastId: 900 });
    await until(() => stream.heard.length === 1);
    await at.one.hub.publish(topicOf('ada'), 'count', 1);
    await until(() => stream.heard.length === 2);
    expect(stream.heard.map(({ event }) => event)).toEqual([missed, 'count']);
    const odd = await listen(at.one.url, { user: 'ada', lastId: 'not-a-number' });
    await at.one.hub.publish(topicOf('ada'), 'count', 2);
    await until(() => odd.heard.length === 1);
  });

  test('the streams of a session or a person end within a second, on every process', async () => {
    await using at = await nodes(2);
    const phone = await listen(at.one.url, { user: 'ada', session: 'phone' });
    const desk = await listen(at.two.url, { user: 'ada', session: 'desk' });
    const ben = await listen(at.two.url, { user: 'ben', session: 'his' });
    const asked = performance.now();
    await at.two.hub.disconnect({ sessionId: 'phone' });
    await phone.ended;
    expect(performance.now() - asked).toBeLessThan(1000);
    expect(at.two.hub.streams.size()).toBe(2);
    await at.one.hub.disconnect({ userId: 'ada' });
    await desk.ended;
    expect(performance.now() - asked).toBeLessThan(2000);
    expect(at.two.hub.streams.size()).toBe(1);
    ben.close();
  });

  test('a process that starts anew goes on where the last one ended', async () => {
    await using at = await nodes(1);
    const before = await listen(at.one.url, { user: 'ada' });
    await at.one.hub.publish(topicOf('ada'), 'count', 0);
    await until(() => before.heard.length === 1);
    await at.one.hub.close();
    await before.ended;
    await using second = await liveNode({ pool: at.db.pool, ...setting() });
    await second.hub.publish(topicOf('ada'), 'count', 1);
    const after = await listen(second.url, { user: 'ada', lastId: before.lastId() });
    await until(() => after.heard.length === 1);
    expect(numbers(after.heard)).toEqual([1]);
  });

  test('what was told of a person can be forgotten everywhere', async () => {
    await using at = await nodes(2);
    await at.one.hub.publish(topicOf('ada'), 'count', 'ada’s');
    await at.one.hub.publish(topicOf('ben'), 'count', 'ben’s');
    expect(await forgetTopic(at.db.pool, topicOf('ada'))).toBe(1);
    const { rows } = await at.db.pool.query('select topic from live.message order by id');
    expect(rows.map(({ topic }) => topic)).toEqual([topicOf('ben'), '/hub']);
    const told = await listen(at.two.url, { user: 'ben' });
    await at.one.hub.publish(topicOf('ben'), 'count', 'after it');
    await until(() => numbers(told.heard).includes('after it'));
    for (const { url } of [at.one, at.two]) {
      const ben = await listen(url, { user: 'ben', lastId: '0' });
      await until(() => ben.heard.length === 2);
      let asked = 0;
      const isToldStill = async () => {
        const ada = await listen(url, { user: 'ada', lastId: '0' });
        const mark = `${url} ${++asked}`;
        await at.one.hub.publish(topicOf('ada'), 'count', mark);
        await until(() => numbers(ada.heard).includes(mark));
        return numbers(ada.heard).includes('ada’s');
      };
      await expect.poll(isToldStill).toBe(false);
    }
  });
};
