import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { dayOf } from '#domain/calendar.ts';
import { mayReadSales } from '#domain/contract/contract.permissions.ts';
import { reasonLine } from '#domain/text.ts';
import { csvLine } from '#infra/http/csv.ts';
import { perHour } from '#infra/limits/limit.ts';
import { translate } from '#locales/messages.ts';
import { sales, salesFilter, salesSeenBy, salesSides } from '#read-api/contract/sales.ts';
import { command } from '../command.ts';
import { record } from './record.ts';
import { kindWords, sideIn, sideWords } from './sales-words.ts';

/** Which figures, told apart by what, and why. */
export const salesExportForm = salesFilter.extend({ by: z.enum(salesSides), reason: reasonLine(500) });

/** What stands beside what the figures are told apart by. */
const heads = [
  'contracts.state',
  'contract.field.amountCurrency',
  'contracts.title',
  'contract.field.amount',
  'contract.field.amountService',
];

/**
 * Hands out figures of the sales as a file: a line for each month, commercial, package, country or currency with each
 * kind and currency of it. A commercial gets their own. What is asked for and why is stored before.
 */
export const exportSales = command({
  context: 'audit',
  name: 'export-sales',
  schema: salesExportForm,
  allowed: mayReadSales,
  limit: { name: 'audit/export-sales', burst: 10, perMinute: perHour(20) },
  async handle({ store, codec, db }, { by, reason, ...typed }, envelope) {
    const found = await sales(db, salesSeenBy(envelope.actor, typed), dayOf(envelope.now));
    const { kind, period, commercial, package: bought, country } = found.asked;
    const filter = {
      ...{ kind, period },
      ...(commercial && { commercial }),
      ...(bought && { package: bought }),
      ...(country && { country }),
    };
    const lang = envelope.locale ?? 'fr';
    // the currency has a column of its own in any case
    const isSide = by !== 'currency';
    const lines = found.by[by].flatMap((line) =>
      line.sums.map((sum) => {
        const said = [translate(lang, kindWords[sum.kind]), sum.currency];
        return [
          ...(isSide ? [sideIn(lang, by, line)] : []),
          ...said,
          ...[sum.count, sum.amount, sum.amountService].map(String),
        ];
      }),
    );
    const exportId = randomUUID();
    const exported = { type: 'SalesExported', data: { exportId, by, filter, count: lines.length, reason } } as const;
    const position = await record({ store, codec }, exportId, exported, envelope);
    const head = [...(isSide ? [sideWords[by]] : []), ...heads].map((id) => translate(lang, id));
    return { csv: [head, ...lines].map(csvLine).join(''), position };
  },
});
