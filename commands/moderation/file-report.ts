import { z } from 'zod';
import { dayOf } from '#domain/calendar.ts';
import { mayReport } from '#domain/moderation/moderation.permissions.ts';
import { refuse } from '#domain/moderation/moderation.rejections.ts';
import { reportEvents, reportTarget } from '#domain/moderation/report.events.ts';
import { report, reportStream } from '#domain/moderation/report.ts';
import { reportTypes } from '#domain/moderation/report-kinds.ts';
import { perHour } from '#infra/limits/limit.ts';
import { isReportable } from '#read-api/moderation/reportable.ts';
import { command } from '../command.ts';
import { handle } from '../handle.ts';
import { reportIdOf } from './report-id.ts';

const { message } = reportEvents.ReportFiled.schema.shape;

export const fileReport = command({
  context: 'moderation',
  name: 'file-report',
  schema: z.object({
    target: reportTarget,
    type: z.enum(reportTypes),
    message: z.preprocess((input) => (typeof input === 'string' ? input.trim() || null : input), message).default(null),
  }),
  allowed: mayReport,
  limit: { burst: 20, perMinute: perHour(20) },
  async handle(context, { target, type, message }, envelope) {
    if (!(await isReportable(context.db, target, envelope.actor))) throw refuse('target-unknown');
    const day = dayOf(envelope.now);
    const reportId = reportIdOf(envelope.actor.id, target, day);
    const filing = { type: 'FileReport', data: { reportId, target, type, message, day } } as const;
    const { position, events } = await handle(context, report, reportStream(reportId), filing, envelope, {
      assumeNew: true,
    });
    return { id: reportId, position, created: events.length > 0 };
  },
});
