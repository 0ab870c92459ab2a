import { randomUUID } from 'node:crypto';
import { mostClientEmails } from '#domain/audit/audit.events.ts';
import { refuse } from '#domain/audit/audit.rejections.ts';
import { dayOf } from '#domain/calendar.ts';
import { mayExportClientEmails } from '#domain/contract/contract.permissions.ts';
import { reasonLine } from '#domain/text.ts';
import { perHour } from '#infra/limits/limit.ts';
import { clientEmails, clientEmailsFilter, contractNumbers } from '#read-api/contract/client-emails.ts';
import { command } from '../command.ts';
import { record } from './record.ts';

/**
 * Makes a file of the clients' e-mails of the contracts that match a filter, for its maker alone and for some days: which
 * contracts and why is stored, the e-mails are not. The file is written when it is fetched, so that what was deleted or
 * assigned to somebody else meanwhile is not in it (2026-11).
 */
export const exportClientEmails = command({
  context: 'audit',
  name: 'export-client-emails',
  schema: clientEmailsFilter.extend({ reason: reasonLine(500) }),
  allowed: mayExportClientEmails,
  limit: { name: 'audit/export-client-emails', burst: 10, perMinute: perHour(20) },
  async handle({ store, codec, db }, { reason, ...filter }, envelope) {
    const { actor, now } = envelope;
    const matching = await contractNumbers(db, filter, {
      viewer: actor,
      today: dayOf(now),
      most: mostClientEmails + 1,
    });
    if (matching.length > mostClientEmails) throw refuse('emails-too-many', { most: mostClientEmails });
    const numbers = (await clientEmails({ store, codec, db }, matching, actor)).map(({ number }) => number);
    if (numbers.length === 0) throw refuse('emails-none');
    const exportId = randomUUID();
    const exported = { type: 'ClientEmailsExported', data: { exportId, numbers, reason } } as const;
    return { id: exportId, position: await record({ store, codec }, exportId, exported, envelope) };
  },
});
