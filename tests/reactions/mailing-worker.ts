import { setTimeout as wait } from 'node:timers/promises';
import { v5 as uuidV5 } from 'uuid';
import { handle } from '#commands/handle.ts';
import { noticesMailed } from '#commands/notification/notices-mailed.reactor.ts';
import { noticesPushed } from '#commands/notification/notices-pushed.reactor.ts';
import { type Actor, operator } from '#domain/actor.ts';
import type { Audience } from '#domain/notification/notice.ts';
import type { ReviewCommand } from '#domain/review/review.commands.ts';
import { review, reviewStream } from '#domain/review/review.ts';
import { openPool } from '#infra/database/database.ts';
import { catalogue } from '#infra/event-store/catalogue.ts';
import { codec } from '#infra/event-store/codec.ts';
import { postgresEventStore } from '#infra/event-store/postgres.ts';
import { personKeys } from '#infra/keys/person-keys.ts';
import { toMailbox } from '#infra/mail/mailbox.ts';
import { smtpMail } from '#infra/mail/smtp.ts';
import { performPushes } from '#infra/push/perform-push.ts';
import { vapidKeys } from '#infra/push/vapid-keys.ts';
import { webPushes } from '#infra/push/web-push.ts';
import { runReactions } from '#infra/reactions/run-reactions.ts';

/**
 * `mailing-worker.ts <first> <last>`: has those reviews written and published, and the mails about them sent; with
 * `PUSH_SERVICE_URL`, their push messages instead, all to the browser with the subscription `PUSH_TO`.
 */
const [first = 0, last = 0] = process.argv.slice(2).map(Number);
const ids = '6c1c7f4e-98c7-4a3c-a2a8-5d5b3b1c8e01';
const pool = openPool(process.env.DATABASE_URL ?? '', 12);
const log = { store: postgresEventStore(pool), codec: codec(catalogue, personKeys(pool)) };
const smtp = process.env.SMTP_URL ? smtpMail({ url: process.env.SMTP_URL, from: 'bonjour@sokoni.example' }) : undefined;
const send = smtp?.send ?? toMailbox(pool);
const { PUSH_SERVICE_URL: standIn, PUSH_TO = 'null' } = process.env;
const ending = new AbortController();

const addressOf = (to: Audience): string => `${'account' in to ? to.account : 'company-1'}@sokoni.example`;

const reader = { email: 'awa@sokoni.example', name: null, language: 'fr' } as const;
const pushes = performPushes({
  pool,
  send: webPushes({ keys: await vapidKeys(pool), subject: 'mailto:bonjour@sokoni.example', standIn }),
  readers: {
    wanting: async (to) => [{ ...reader, account: addressOf(to) }],
    reader: async () => reader,
    browsers: async () => [{ browserId: 'phone', sessionId: '', subscription: JSON.parse(PUSH_TO) }],
    gone: async () => {},
  },
  letters: { reviewPublished: async () => ({}), reviewReceived: async () => ({}) },
  words: async () => ({ body: 'Bonjour', url: '/' }),
  isUrgent: () => false,
});

const reacting = runReactions({
  ...log,
  pool,
  reactors: standIn ? [noticesPushed] : noticesMailed,
  performers: {
    ...pushes,
    mail: async ({ key, data }) => {
      const { template, to } = data as { template: string; to: Audience };
      await send({
        key,
        to: { email: addressOf(to), name: null },
        subject: `${template} ${key}`,
        text: key,
        html: key,
        headers: {},
      });
      return 'done';
    },
  },
  patience: { leaseMs: 700, attempts: 50, firstPauseMs: 20, lookEveryMs: 20 },
  lookEvery: 20,
  log: { warn() {}, error: (...told: unknown[]) => console.error(...told) },
  signal: ending.signal,
});

const ask = async (commandId: string, actor: Actor, command: ReviewCommand): Promise<void> => {
  const envelope = { commandId, actor, now: new Date('2026-11-21T09:00:00Z'), correlationId: commandId };
  await handle(log, review, reviewStream(command.data.reviewId), command, envelope);
};

const live = async (number: number): Promise<void> => {
  const reviewId = uuidV5(`review-${number}`, ids);
  const author: Actor = { id: uuidV5(`author-${number}`, ids), role: 'member', level: 'young' };
  const written = {
    companyId: 1,
    score: 5,
    comment: null,
    language: 'fr',
    experiencedOn: null,
    contacted: false,
  } as const;
  await ask(`write-${number}`, author, { type: 'WriteReview', data: { reviewId, ...written } });
  await ask(`publish-${number}`, operator, { type: 'PublishReview', data: { reviewId, version: 1, batchId: null } });
};

const settled = async (): Promise<boolean> => {
  const { rows } = await pool.query<{ done: boolean }>(
    `select not exists (select from reactions.intent where state = 'waiting')
       and (select count(*) from reactions.intent where kind in ('mail', 'push'))
         = 2 * (select count(*) from event_store.event where type = 'ReviewPublished')
     as done`,
  );
  return rows[0]?.done ?? false;
};

const numbers = Array.from({ length: last - first }, (_, index) => first + index);
for (let at = 0; at < numbers.length; at += 4) await Promise.all(numbers.slice(at, at + 4).map(live));
while (!(await settled())) await wait(25);
ending.abort();
await reacting;
smtp?.close();
await log.store.close();
await pool.end();
