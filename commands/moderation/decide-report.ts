import { z } from 'zod';
import { mayModerate } from '#domain/moderation/moderation.permissions.ts';
import { type ReportCommand, report, reportStream } from '#domain/moderation/report.ts';
import { type Command, command } from '../command.ts';
import { handle } from '../handle.ts';

const deciding = (name: string, type: Exclude<ReportCommand['type'], 'FileReport'>) =>
  command({
    context: 'moderation',
    name,
    schema: z.object({ reportId: z.uuid() }),
    allowed: mayModerate,
    async handle(context, { reportId }, envelope) {
      const decision = { type, data: { reportId, batchId: null } } as const;
      const { position } = await handle(context, report, reportStream(reportId), decision, envelope);
      return { id: reportId, position };
    },
  });

export const upholdReport = deciding('uphold-report', 'UpholdReport');
export const dismissReport = deciding('dismiss-report', 'DismissReport');
export const reopenReport = deciding('reopen-report', 'ReopenReport');

/** The decisions of moderators on a report: it was right, it was wrong, or it is opened again. */
export const reportDecisions: readonly Command[] = [upholdReport, dismissReport, reopenReport];
