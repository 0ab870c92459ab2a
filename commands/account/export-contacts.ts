import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { z } from 'zod';
import { mayExportContacts } from '#domain/account/account.permissions.ts';
import { csvLine } from '#infra/http/csv.ts';
import { accountFilter } from '#read-api/account/account-filter.ts';
import { contactKinds, countContacts, exportedContacts } from '#read-api/account/exported-contacts.ts';
import { command } from '../command.ts';

/** What an administrator fills in: whose contacts, and why. */
export const exportFilter = accountFilter.omit({ page: true }).extend({ reason: z.string().max(500).trim().min(1) });

/**
 * Hands out the contacts that match a filter: the answer's `csv` streams them. An event with the filter, the count and
 * the reason is stored before the first line is sent, and one with the accounts of each part before that part is sent.
 */
export const exportContacts = command({
  context: 'account',
  name: 'export-contacts',
  schema: exportFilter.extend({ kind: z.enum(contactKinds) }),
  allowed: mayExportContacts,
  async handle({ store, codec, db }, { kind, reason, ...filter }, { actor, commandId, now, correlationId }) {
    const query = { ...filter, page: 1 };
    const count = await countContacts(db, query, kind);
    // what was typed for a company may name people: only whether it was used is stored
    const told = { ...filter, company: filter.company && '…' };
    const usedFilter = Object.fromEntries(Object.entries(told).filter(([, value]) => value)) as Record<string, string>;
    const data = { exportId: commandId, kind, filter: usedFilter, count, reason };
    const metadata = { $correlationId: correlationId, $causationId: commandId, actor: actor.id, at: now.toISOString() };
    const stream = `export-${commandId}`;
    const exported = await codec.encode({ type: 'ContactsExported', data }, randomUUID(), metadata);
    const { position } = await store.append(stream, 'no-stream', [exported]);
    const handOver = async (accounts: readonly string[]) => {
      const whose = { exportId: commandId, kind, reason, accounts };
      await store.append(stream, 'any', [
        await codec.encode({ type: 'ContactsHandedOver', data: whose }, randomUUID(), metadata),
      ]);
    };
    const lines = async function* () {
      yield csvLine([kind, 'name', 'language']);
      for await (const batch of exportedContacts(db, query, kind)) {
        await handOver(batch.map(({ id }) => id));
        yield batch.map(({ contact, name, language }) => csvLine([contact, name, language])).join('');
      }
    };
    return { csv: Readable.from(lines()), position };
  },
});
