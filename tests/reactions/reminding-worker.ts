import { setTimeout as wait } from 'node:timers/promises';
import { v5 as uuidV5 } from 'uuid';
import { contractLetters } from '#commands/contract/contract-letters.ts';
import { contractReminders } from '#commands/contract/contract-reminders.reactor.ts';
import { deletedContracts } from '#commands/contract/deleted-contracts.reactor.ts';
import { forgetContract } from '#commands/contract/forget-contract.ts';
import { remindOfEnds } from '#commands/contract/keep-reminding.ts';
import { askContract } from '#commands/contract/of-contract.ts';
import { performForgettingContract } from '#commands/contract/perform-forgetting-contract.ts';
import { recipientsFrom } from '#commands/notification/recipients.ts';
import { operator } from '#domain/actor.ts';
import { dayAfter } from '#domain/calendar.ts';
import { kyselyOf, openPool } from '#infra/database/database.ts';
import { catalogue } from '#infra/event-store/catalogue.ts';
import { codec } from '#infra/event-store/codec.ts';
import { postgresEventStore } from '#infra/event-store/postgres.ts';
import { personKeys } from '#infra/keys/person-keys.ts';
import { toMailbox } from '#infra/mail/mailbox.ts';
import type { Mail } from '#infra/reactions/reactor.ts';
import { runReactions } from '#infra/reactions/run-reactions.ts';
import { contracts } from '#projections/contract/contracts.ts';
import { rebuild } from '#projections/rebuild.ts';
import { changesOn, firstDay, lastDay } from './reminded-contracts.ts';

/** `reminding-worker.ts <day>`: lives from that day to the last one, and says each day when it begins. */
const [from = firstDay] = process.argv.slice(2);
const pool = openPool(process.env.DATABASE_URL ?? '', 12);
const db = kyselyOf(pool);
const log = { store: postgresEventStore(pool), codec: codec(catalogue, personKeys(pool)) };
const ending = new AbortController();
const send = toMailbox(pool);
const recipients = recipientsFrom({ ...log, db }, async () => true);
const letters = contractLetters({ ...log, db });

const reacting = runReactions({
  ...log,
  pool,
  reactors: [contractReminders, deletedContracts],
  performers: {
    mail: async ({ key, data }) => {
      const { template, to, about } = data as Mail;
      const sent = (await recipients.wanting(to, template)).map(async (recipient) => {
        const values = await letters[template]?.(about, recipient);
        if (!values) return;
        const { email, name } = recipient;
        await send({
          ...{ key, subject: `${template} ${values.number}`, text: key, html: key, headers: {} },
          to: { email, name },
        });
      });
      await Promise.all(sent);
      return 'done';
    },
    'forget-contract': performForgettingContract({ pool, ownFiles: { removeDocuments: async () => 0 } }),
  },
  patience: { leaseMs: 250, attempts: 50, firstPauseMs: 20, lookEveryMs: 15 },
  lookEvery: 15,
  log: { warn() {}, error: (...told: unknown[]) => console.error(...told) },
  signal: ending.signal,
});

const settled = async (): Promise<boolean> => {
  const { rows } = await pool.query<{ done: boolean }>(
    `select not exists (select from reactions.intent where state = 'waiting')
       and not exists (select from event_store.event e, reactions.reactor r
         where e.type in ('ContractReminded', 'ContractDeleted') and e.position > r.position::bigint)
     as done`,
  );
  return rows[0]?.done ?? false;
};

const refresh = () => rebuild({ ...log, pool }, [contracts]);

await refresh();
for (let day = from; day <= lastDay; day = dayAfter(day, 1)) {
  process.stdout.write(`${day}\n`);
  const now = new Date(`${day}T09:00:00Z`);
  const changes = changesOn(day);
  for (const { contractId, number, asked } of changes) {
    const commandId = uuidV5(asked.type, contractId);
    await askContract(log, number, asked, { commandId, actor: operator, now, correlationId: commandId });
    if (asked.type === 'DeleteContract') await forgetContract(pool, contractId);
  }
  if (changes.length > 0) await refresh();
  await remindOfEnds({ ...log, db }, now);
  while (!(await settled())) await wait(15);
}
ending.abort();
await reacting;
await log.store.close();
await pool.end();
