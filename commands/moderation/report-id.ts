import { v5 as uuidV5 } from 'uuid';
import type { ReportTarget } from '#domain/moderation/report.events.ts';

const reportIds = '2c9a6e0d-9c6c-4a53-8c0a-5b8b6f3f7d21';

/** The id of a report, from its reporter, its target and its day, so that there is one of each a day. */
export const reportIdOf = (reporterId: string, { kind, id }: ReportTarget, day: string): string =>
  uuidV5(`${reporterId}/${kind}/${id}/${day}`, reportIds);
