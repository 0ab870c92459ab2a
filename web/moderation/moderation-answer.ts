import type { ModerationCase } from '#read-api/moderation/moderation-case.ts';
import type { Refused } from '../page/fields-of.ts';
import type { Preview } from './batch-preview.tsx';

/** Why a decision was not taken. */
export type NotTaken = {
  readonly refusal: Refused;
  /** The case that it was about; null for a decision on many. */
  readonly about: string | null;
  /** That case as it is now, which may wait no more. */
  readonly of: ModerationCase | null;
};

/** What the queue answers to a form that does not lead on: the look at a decision on many, or why it was not taken. */
export type ModerationAnswer = { readonly preview: Preview } | NotTaken;
