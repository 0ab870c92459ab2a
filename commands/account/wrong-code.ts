import type { CodeOutcome } from '#infra/access/codes.ts';

/** What a code that is not right is refused with. */
export const codeRefusals: Readonly<
  Record<Exclude<CodeOutcome, 'right'>, 'code-mismatch' | 'code-expired' | 'code-worn'>
> = {
  wrong: 'code-mismatch',
  expired: 'code-expired',
  worn: 'code-worn',
};
