import type { ProblemKind } from '#domain/moderation/problem-kinds.ts';
import type { MessageId } from '../page/intl.ts';

export const problemLabel: Readonly<Record<ProblemKind, MessageId>> = {
  closed: 'problem.kind.closed',
  moved: 'problem.kind.moved',
  replaced: 'problem.kind.replaced',
  wrong_number: 'problem.kind.wrong_number',
  wrong_pin: 'problem.kind.wrong_pin',
  other: 'problem.kind.other',
};
