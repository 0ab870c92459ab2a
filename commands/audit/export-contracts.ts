import { randomUUID } from 'node:crypto';
import { mostListedContracts } from '#domain/audit/audit.events.ts';
import { refuse } from '#domain/audit/audit.rejections.ts';
import { dayOf } from '#domain/calendar.ts';
import { mayExportContracts } from '#domain/contract/contract.permissions.ts';
import { reasonLine } from '#domain/text.ts';
import { perHour } from '#infra/limits/limit.ts';
import { clientEmailsFilter, contractNumbers } from '#read-api/contract/client-emails.ts';
import { command } from '../command.ts';
import { record } from './record.ts';

/**
 * Makes a file of the contracts that match a filter, for its maker alone and for some days: which contracts and why is
 * stored, nothing of what they say. The file is written when it is fetched, by what its maker may see then (2026-11).
 */
export const exportContracts = command({
  context: 'audit',
  name: 'export-contracts',
  schema: clientEmailsFilter.extend({ reason: reasonLine(500) }),
  allowed: mayExportContracts,
  limit: { name: 'audit/export-contracts', burst: 10, perMinute: perHour(20) },
  async handle({ store, codec, db }, { reason, ...filter }, envelope) {
    const { actor: viewer, now } = envelope;
    const most = mostListedContracts + 1;
    const numbers = await contractNumbers(db, filter, { viewer, today: dayOf(now), most });
    if (numbers.length === most) throw refuse('emails-too-many', { most: mostListedContracts });
    if (numbers.length === 0) throw refuse('contracts-none');
    const exportId = randomUUID();
    const data = { exportId, numbers: [...numbers], reason };
    const exported = { type: 'ContractsExported', data } as const;
    return { id: exportId, position: await record({ store, codec }, exportId, exported, envelope) };
  },
});
