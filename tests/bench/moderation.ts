import { setTimeout as wait } from 'node:timers/promises';
import { demoPassword } from '#infra/main/demo/demo-accounts.ts';
import { tellOfManyReviews } from '../moderation/many-reviews.ts';
import { startServer } from '../server.ts';
import { type Bench, type BenchRow, median, numberOption, percentile } from './bench.ts';

const pending = numberOption('pending', 10_000);
const reads = numberOption('reads', 200);
const together = 500;
/** The moderators' queue with all that in it: one page after another, and 500 published at once. */
export const bench: Bench = async (database) => {
  const server = await startServer({ DATABASE_URL: database, DEMO: 'on' });
  try {
    const { url } = server;
    await tellOfManyReviews(database, pending);
    const logged = await fetch(`${url}/api/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'moderator@sokoni.example', password: demoPassword }),
    });
    const cookie = logged.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ');
    const page = async (query: string): Promise<{ readonly html: string; readonly ms: number }> => {
      const since = performance.now();
      const answer = await fetch(`${url}/admin/moderation${query}`, { headers: { cookie }, redirect: 'manual' });
      const html = await answer.text();
      if (answer.status !== 200) throw new Error(`the queue answered ${answer.status}`);
      return { html, ms: performance.now() - since };
    };
    const itemsOf = (html: string) => [...html.matchAll(/value="review:([\da-f-]{36}):1"/g)].map(([, id]) => id ?? '');
    const deep = Math.ceil(pending / 50);
    for (let last = ''; itemsOf(last).length < 20; last = (await page(`?kind=review&page=${deep}`)).html)
      await wait(200);

    const timed = async (name: string, queryOf: (n: number) => string): Promise<BenchRow> => {
      for (let n = 0; n < 100; n++) await page(queryOf(n));
      const times: number[] = [];
      for (let n = 0; n < reads; n++) times.push((await page(queryOf(n))).ms);
      console.error(`${name}: median ${median(times).toFixed(1)} ms`);
      return { name: `${name}, p95`, value: percentile(times, 0.95), unit: 'ms', target: '≤ 100' };
    };
    const rows = [
      await timed(`50 of ${pending} that wait`, () => ''),
      await timed('anywhere in the list', (n) => `?page=${1 + ((n * 37) % deep)}`),
      await timed('narrowed', (n) => `?kind=review&language=fr&only=low&page=${1 + (n % 20)}`),
    ];

    const left = async () => {
      const [, count] =
        /aria-current="page"[^>]*>(?:[^<]|<!-- -->)*<span class="n">([^<]+)/.exec((await page('?kind=review')).html) ??
        [];
      return Number(count?.replace(/\D/g, '') ?? Number.NaN);
    };
    const { html } = await page('?kind=review&size=500');
    const items = itemsOf(html)
      .slice(0, together)
      .map((id) => ({ id, version: 1 }));
    const waiting = await left();
    const since = performance.now();
    await fetch(`${url}/api/moderation/decide-batch`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', cookie },
      body: JSON.stringify({ decision: 'publish', items }),
    });
    while ((await left()) > waiting - items.length) await wait(20);
    rows.push({
      name: `${items.length} published at once, and seen`,
      value: (performance.now() - since) / 1000,
      unit: 's',
    });
    return rows;
  } finally {
    await server.stop();
  }
};
