import type { BatchDecision, BatchItem } from '#domain/moderation/decision-batch.events.ts';
import type { ModerationCase } from '#read-api/moderation/moderation-case.ts';

type Kind = ModerationCase['kind'];
export type CaseItem = BatchItem & { readonly kind: Kind };

/** What each decision is made on. */
export const kindOf: Readonly<Record<BatchDecision, Kind>> = {
  publish: 'review',
  refuse: 'review',
  uphold: 'report',
  dismiss: 'report',
};

/** A case as a form names it, with the version that was read: `review:7a6c…:2`. */
export const itemValue = ({ kind, id, version }: Pick<ModerationCase, 'kind' | 'id' | 'version'>): string =>
  `${kind}:${id}:${version}`;

export const itemOf = (value: unknown): CaseItem | null => {
  const [, kind, id, version] = /^(review|report):([\da-f-]{36}):(\d{1,6})$/.exec(String(value)) ?? [];
  return kind && id ? { kind: kind as Kind, id, version: Number(version) } : null;
};

export const decisionOf = (value: unknown): BatchDecision | null =>
  typeof value === 'string' && Object.hasOwn(kindOf, value) ? (value as BatchDecision) : null;
