import type { BatchDecision, BatchItem } from '#domain/moderation/decision-batch.events.ts';
import type { ModerationCase } from '#read-api/moderation/moderation-case.ts';
import type { MessageId } from '../page/intl.ts';

type Kind = ModerationCase['kind'];
export type CaseItem = BatchItem & { readonly kind: Kind };

/** What each decision is made on. */
export const kindOf: Readonly<Record<BatchDecision, Kind>> = {
  publish: 'review',
  refuse: 'review',
  uphold: 'report',
  dismiss: 'report',
  correct: 'problem',
  disregard: 'problem',
};

/** For what was said, and against it. */
export const decisionsOn = {
  review: ['publish', 'refuse'],
  report: ['uphold', 'dismiss'],
  problem: ['correct', 'disregard'],
} as const satisfies Readonly<Record<Kind, readonly [BatchDecision, BatchDecision]>>;

/** What agreeing with a case does, in words: a page that is corrected at once says so. */
export const yesText = ({ kind, type, proposed }: Pick<ModerationCase, 'kind' | 'type' | 'proposed'>): MessageId => {
  if (proposed) return 'desk.reported.take';
  if (kind === 'problem' && type === 'closed') return 'edit.state.hide';
  return `moderation.do.${decisionsOn[kind][0]}`;
};

/** Whether agreeing with a case leaves the page as it is, for somebody to correct. */
export const isLeftToCorrect = ({
  kind,
  type,
  proposed,
}: Pick<ModerationCase, 'kind' | 'type' | 'proposed'>): boolean => kind === 'problem' && type !== 'closed' && !proposed;

type Named = Pick<ModerationCase, 'kind' | 'id' | 'version' | 'target'>;

/** A case as a form names it, with the version that was read, or the company that it is about: `review:7a6c…:2`. */
export const itemValue = ({ kind, id, version, target }: Named): string =>
  `${kind}:${id}:${kind === 'problem' ? target : version}`;

export const itemOf = (value: unknown): CaseItem | null => {
  const [, kind, id, number] = /^(review|report|problem):([\da-f-]{36}):(\d{1,10})$/.exec(String(value)) ?? [];
  if (!kind || !id) return null;
  const about =
    kind === 'problem' ? { version: 1, company: Number(number) } : { version: Number(number), company: null };
  return { kind: kind as Kind, id, ...about };
};

export const decisionOf = (value: unknown): BatchDecision | null =>
  typeof value === 'string' && Object.hasOwn(kindOf, value) ? (value as BatchDecision) : null;
