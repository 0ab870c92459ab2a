import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { mayExportAudit } from '#domain/audit/audit.permissions.ts';
import { refuse } from '#domain/audit/audit.rejections.ts';
import { reasonLine } from '#domain/text.ts';
import { csvLine } from '#infra/http/csv.ts';
import { perHour } from '#infra/limits/limit.ts';
import { auditEntries, countAuditEntries } from '#read-api/audit/audit-entries.ts';
import { auditFilter } from '#read-api/audit/audit-filter.ts';
import { auditedEvents } from '#read-api/audit/audited-events.ts';
import { command } from '../command.ts';
import { record } from './record.ts';

/** The most events in one file. */
const maxExported = 50_000;
const eventsInPart = 100;

/** What an administrator fills in: which events, and why. */
export const auditExportForm = auditFilter.extend({ reason: reasonLine(500) });

/**
 * Hands out the events that match a filter as a file: the answer's `csv` streams it. Files travel, so nobody's name and no
 * personal field is in one. The filter, the number and the reason are stored before the first line is sent.
 */
export const exportAudit = command({
  context: 'audit',
  name: 'export-audit',
  schema: auditExportForm,
  allowed: mayExportAudit,
  limit: { name: 'audit/export', burst: 10, perMinute: perHour(20) },
  async handle({ store, codec, db }, { reason, ...filter }, envelope) {
    const count = await countAuditEntries(db, filter, maxExported + 1);
    if (count > maxExported) throw refuse('export-too-large', { most: maxExported });
    const exportId = randomUUID();
    const exported = { type: 'AuditExported', data: { exportId, filter, count, reason } } as const;
    const position = await record({ store, codec }, exportId, exported, envelope);
    const lines = async function* () {
      yield csvLine(['position', 'at', 'type', 'stream', 'actor', 'acting for', 'data']);
      let before = Number(position);
      for (;;) {
        const entries = await auditEntries(db, filter, { before, limit: eventsInPart });
        const events = await auditedEvents({ store, codec, db }, entries, false);
        yield events
          .map(({ position, at, type, stream, actor, actingFor, fields }) => {
            const said = fields.map(({ name, state, value }) => [name, state === 'shown' ? value : `(${state})`]);
            const written = JSON.stringify(Object.fromEntries(said));
            return csvLine([position, at, type, stream, actor.id, actingFor ?? '', written]);
          })
          .join('');
        const last = entries.at(-1);
        if (!last || entries.length < eventsInPart) return;
        before = last.position;
      }
    };
    return { csv: Readable.from(lines()), position };
  },
});
