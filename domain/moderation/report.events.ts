import { z } from 'zod';
import { type EventOf, event, personal } from '../event.ts';
import { prose } from '../text.ts';
import { reportedKinds, reportTypes } from './report-kinds.ts';

export const reportTarget = z.object({
  kind: z.enum(reportedKinds),
  id: z.string().regex(/^[\w-]{1,64}$/),
});

const report = { reportId: z.uuid(), reporterId: z.uuid(), target: reportTarget };

/** Who decided: an account, or `operator`. */
const by = z.string().min(1).max(64);

export const reportEvents = {
  ReportFiled: event(
    z.object({
      ...report,
      type: z.enum(reportTypes),
      message: personal(prose(2000), 'reporterId'),
      /** The day of the report: a person may report the same thing once a day. */
      day: z.iso.date(),
    }),
  ),
  /** The report was right. What happens to the reported thing is decided in its own context. */
  ReportUpheld: event(z.object({ ...report, by, batchId: z.uuid().nullable() })),
  ReportDismissed: event(z.object({ ...report, by, batchId: z.uuid().nullable() })),
  ReportReopened: event(z.object({ ...report, by, batchId: z.uuid().nullable() })),
};

export type ReportEvent = EventOf<typeof reportEvents>;
export type ReportTarget = z.infer<typeof reportTarget>;
