import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { mayExportAudit } from '#domain/audit/audit.permissions.ts';
import { refuse } from '#domain/audit/audit.rejections.ts';
import type { Language } from '#domain/language.ts';
import { reasonLine } from '#domain/text.ts';
import { csvLine } from '#infra/http/csv.ts';
import { perHour } from '#infra/limits/limit.ts';
import { translate } from '#locales/messages.ts';
import { auditEntries, countAuditEntries } from '#read-api/audit/audit-entries.ts';
import { auditFilter } from '#read-api/audit/audit-filter.ts';
import { type AuditedField, auditedEvents } from '#read-api/audit/audited-events.ts';
import { eventsInWords } from '#read-api/audit/event-words.ts';
import { command } from '../command.ts';
import { record } from './record.ts';

/** The most events in one file. */
const maxExported = 50_000;
const eventsInPart = 100;

const heads = [
  'audit.csv.position',
  'audit.when',
  'audit.what',
  'audit.stream',
  'audit.who',
  'audit.csv.actingFor',
  'audit.csv.said',
];

/** What a field of an event says; values that are no plain text are written as JSON. */
const valueIn = (lang: Language, state: AuditedField['state'], value: unknown): string => {
  if (state === 'shown') return typeof value === 'string' ? value : JSON.stringify(value ?? '–');
  return translate(lang, state === 'hidden' ? 'audit.hidden' : 'audit.deleted');
};

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
    const lang = envelope.locale ?? 'fr';
    const lines = async function* () {
      yield csvLine(heads.map((id) => translate(lang, id)));
      let before = Number(position);
      for (;;) {
        const entries = await auditEntries(db, filter, { before, limit: eventsInPart });
        const events = await auditedEvents({ store, codec, db }, entries, false);
        yield eventsInWords(lang, events)
          .map(({ position, at, name, stream, actor, actingFor, fields }) => {
            const who = actor.kind === 'person' ? actor.id : translate(lang, `audit.actor.${actor.kind}`);
            const told = fields.map(({ label, state, value }) =>
              translate(lang, 'contract.pdf.is', { name: label, now: valueIn(lang, state, value) }),
            );
            return csvLine([position, at, name, stream, who, actingFor ?? '', told.join('\n')]);
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
