import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { z } from 'zod';
import { demand } from '#domain/access.ts';
import { mayExportContacts } from '#domain/account/account.permissions.ts';
import type { Envelope } from '#domain/envelope.ts';
import type { Database } from '#infra/database/database.ts';
import type { Log } from '#infra/event-store/stream-state.ts';
import { csvLine } from '#infra/http/csv.ts';
import { accountFilter } from '#read-api/account/account-filter.ts';
import { type ContactKind, countContacts, exportedContacts } from '#read-api/account/exported-contacts.ts';

export const exportAsked = accountFilter.omit({ page: true }).extend({ reason: z.string().max(500).trim().min(1) });

export type ExportAsked = z.infer<typeof exportAsked>;

/**
 * The contacts that match a filter, as a stream of CSV. An event with the filter, the count and the reason is stored
 * before the first line is sent, and one with the accounts of each part before that part is sent. Throws a `Rejection`
 * for anybody but an administrator.
 */
export const exportContacts = async (
  { store, codec, db }: Log & { readonly db: Database },
  kind: ContactKind,
  { reason, ...filter }: ExportAsked,
  { actor, commandId, now, correlationId }: Envelope,
): Promise<Readable> => {
  demand(mayExportContacts, actor);
  const query = { ...filter, page: 1 };
  const count = await countContacts(db, query, kind);
  const usedFilter = Object.fromEntries(Object.entries(filter).filter(([, value]) => value)) as Record<string, string>;
  const data = { exportId: commandId, kind, filter: usedFilter, count, reason };
  const metadata = { $correlationId: correlationId, $causationId: commandId, actor: actor.id, at: now.toISOString() };
  const stream = `export-${commandId}`;
  const exported = await codec.encode({ type: 'ContactsExported', data }, randomUUID(), metadata);
  await store.append(stream, 'no-stream', [exported]);
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
  return Readable.from(lines());
};
