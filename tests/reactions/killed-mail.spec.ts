import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import type { Pool } from 'pg';
import { expect, test } from 'vitest';
import { noticesMailed } from '#commands/notification/notices-mailed.reactor.ts';
import { noticesPushed } from '#commands/notification/notices-pushed.reactor.ts';
import { messageId } from '#infra/mail/smtp.ts';
import { topicOf } from '#infra/push/web-push.ts';
import { beginAt } from '#infra/reactions/places.ts';
import { headerOf, receiveMail } from '#tests/mail/smtp-receiver.ts';
import { pushBrowser, pushService } from '#tests/notification/push-service.ts';
import { freshDatabase } from '#tests/postgres.ts';
import { dice } from '#tests/projections/history.ts';

const kills = process.env.FAULTS === 'large' ? 50 : 7;
const seed = Number(process.env.SEED ?? 20_261_121);
const reviewsAtATime = 6;

/** Named moments, and one that is anywhere: killed from outside, so many milliseconds after it began. */
const moments = [
  'append.after',
  'reaction.before',
  'reaction.inside',
  'reaction.after',
  'effect.before',
  'effect.after',
  'anywhere',
] as const;

type Worked = { readonly signal: NodeJS.Signals | null; readonly errors: string };

const work = async (
  environment: Readonly<Record<string, string>>,
  [first, last]: readonly [number, number],
  killAfterMs?: number,
): Promise<Worked> => {
  const program = join(import.meta.dirname, 'mailing-worker.ts');
  const child = spawn(process.execPath, [program, String(first), String(last)], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const errors = text(child.stderr);
  const ended = once(child, 'close') as Promise<[number | null, NodeJS.Signals | null]>;
  if (killAfterMs !== undefined) {
    const over = new AbortController();
    wait(killAfterMs, undefined, { signal: over.signal }).then(
      () => child.kill('SIGKILL'),
      () => {},
    );
    void ended.then(() => over.abort());
  }
  const [, signal] = await ended;
  return { signal, errors: await errors };
};

/** Kills it again and again while reviews are published, then lets it finish. Answers the keys that what is sent must have. */
const killedAgainAndAgain = async (pool: Pool, environment: Readonly<Record<string, string>>): Promise<string[]> => {
  const below = dice(seed);
  const died = new Map<string, number>();
  await beginAt(pool, [...noticesMailed, noticesPushed], '0');
  let first = 0;
  for (let kill = 0; kill < kills; kill++) {
    const moment = moments[kill % moments.length] ?? 'anywhere';
    const anywhere = moment === 'anywhere';
    const dieAt = anywhere ? '' : `${moment}:${1 + below(moment.startsWith('reaction') ? 2 : 8)}`;
    const range = [first, first + reviewsAtATime] as const;
    const { signal, errors } = await work(
      { ...environment, SOKONI_DIE_AT: dieAt },
      range,
      anywhere ? 350 + below(700) : undefined,
    );
    expect(errors).toBe('');
    if (signal === 'SIGKILL') died.set(moment, (died.get(moment) ?? 0) + 1);
    first += reviewsAtATime - 2; // some commands are asked again
  }
  const last = await work({ ...environment, SOKONI_DIE_AT: '' }, [0, first + reviewsAtATime]);
  expect(last).toEqual({ signal: null, errors: '' });
  expect([...died.values()].reduce((all, one) => all + one, 0)).toBeGreaterThan(kills / 2);
  const { rows } = await pool.query<{ id: string }>(`select id from event_store.event where type = 'ReviewPublished'`);
  expect(rows.length).toBe(first + reviewsAtATime);
  return rows.flatMap(({ id }) => [`${id}/author`, `${id}/company`]).toSorted();
};

const patience = { timeout: 600_000 };

test(
  `${kills} kills between an event and its mail leave every mail in the local mailbox once (seed ${seed})`,
  patience,
  async () => {
    await using db = await freshDatabase();
    const keys = await killedAgainAndAgain(db.pool, { DATABASE_URL: db.url });
    const { rows } = await db.pool.query<{ key: string }>('select key from mailbox.mail');
    expect(rows.map(({ key }) => key).toSorted()).toEqual(keys);
  },
);

test(
  `over SMTP, ${kills} kills lose no mail, and one that comes again carries the same Message-ID (seed ${seed})`,
  patience,
  async () => {
    await using db = await freshDatabase();
    await using smtp = await receiveMail();
    const keys = await killedAgainAndAgain(db.pool, { DATABASE_URL: db.url, SMTP_URL: smtp.url });
    const arrived = new Map<string, Set<string | undefined>>();
    for (const mail of smtp.received) {
      const key = headerOf(mail, 'Subject')?.split(' ')[1] ?? '';
      arrived.set(key, (arrived.get(key) ?? new Set()).add(headerOf(mail, 'Message-ID')));
    }
    expect([...arrived.keys()].toSorted()).toEqual(keys);
    for (const [key, ids] of arrived) expect([...ids]).toEqual([messageId(key, 'bonjour@sokoni.example')]);
    expect(smtp.received.length).toBeGreaterThanOrEqual(keys.length);
  },
);

test(
  `${kills} kills lose no push message, and one that comes again takes the place of the one before (seed ${seed})`,
  patience,
  async () => {
    await using db = await freshDatabase();
    await using service = await pushService();
    const phone = pushBrowser('https://push.example/phone');
    const PUSH_TO = JSON.stringify(phone.subscription);
    const keys = await killedAgainAndAgain(db.pool, { DATABASE_URL: db.url, PUSH_SERVICE_URL: service.url, PUSH_TO });
    const shown = new Set(service.to(phone).map(({ tag }) => tag));
    expect([...shown].toSorted()).toEqual(keys.map((key) => topicOf(`${key}/push/phone`)).toSorted());
  },
);
