import { type Actor, oneOf } from '../actor.ts';
import type { DataOf, Decider } from '../decider.ts';
import { refuse } from './moderation.rejections.ts';
import type { ReportEvent } from './report.events.ts';

type Filed = DataOf<ReportEvent, 'ReportFiled'>;
type Decided = { readonly reportId: string; readonly batchId: string | null };

export type ReportCommand =
  | { readonly type: 'FileReport'; readonly data: Omit<Filed, 'reporterId'> }
  | { readonly type: 'UpholdReport'; readonly data: Decided }
  | { readonly type: 'DismissReport'; readonly data: Decided }
  | { readonly type: 'ReopenReport'; readonly data: Decided };

type ReportState =
  | { readonly status: 'unfiled' }
  | (Pick<Filed, 'reportId' | 'reporterId' | 'target' | 'type' | 'message'> & {
      readonly status: 'open' | 'upheld' | 'dismissed';
    });

export const reportStream = (reportId: string): string => `report-${reportId}`;

export const moderates = oneOf('moderator', 'admin', 'superadmin');

const become =
  (status: 'open' | 'upheld' | 'dismissed') =>
  (state: ReportState): ReportState =>
    state.status === 'unfiled' ? state : { ...state, status };

const outcomes = { ReportUpheld: 'upheld', ReportDismissed: 'dismissed', ReportReopened: 'open' } as const;

const conclude =
  (type: keyof typeof outcomes) =>
  ({ batchId }: Decided, state: ReportState, { actor }: { readonly actor: Actor }): readonly ReportEvent[] => {
    if (!moderates(actor)) throw refuse('staff-only');
    if (state.status === 'unfiled') throw refuse('unknown');
    if (state.status === outcomes[type]) return [];
    if (type !== 'ReportReopened' && state.status !== 'open') throw refuse('already-decided');
    const { reportId, reporterId, target } = state;
    return [{ type, data: { reportId, reporterId, target, by: actor.id, batchId } }];
  };

/** One person's report of one thing on one day, and its outcome. */
export const report: Decider<ReportCommand, ReportEvent, ReportState> = {
  initial: { status: 'unfiled' },

  evolve: {
    ReportFiled: (_, { reportId, reporterId, target, type, message }) => ({
      status: 'open',
      reportId,
      reporterId,
      target,
      type,
      message,
    }),
    ReportUpheld: become('upheld'),
    ReportDismissed: become('dismissed'),
    ReportReopened: become('open'),
  },

  decide: {
    FileReport: (data, state, { actor }) => {
      if (state.status === 'unfiled') return [{ type: 'ReportFiled', data: { ...data, reporterId: actor.id } }];
      if (state.type !== data.type || state.message !== data.message) throw refuse('reported-today');
      return [];
    },
    UpholdReport: conclude('ReportUpheld'),
    DismissReport: conclude('ReportDismissed'),
    ReopenReport: conclude('ReportReopened'),
  },
};
