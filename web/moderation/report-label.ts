import type { ReportType } from '#domain/moderation/report-kinds.ts';
import type { MessageId } from '../page/intl.ts';

export const reportLabel: Readonly<Record<ReportType, MessageId>> = {
  violent: 'moderation.type.violent',
  racist: 'moderation.type.racist',
  defamatory: 'moderation.type.defamatory',
  adult: 'moderation.type.adult',
  fake: 'moderation.type.fake',
  closed: 'moderation.type.closed',
  wrong_info: 'moderation.type.wrong_info',
  spam: 'moderation.type.spam',
};
