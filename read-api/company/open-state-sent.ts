import { z } from 'zod';

export const openStates = ['open', 'closing', 'closed', 'unknown'] as const;

/** Whether a company is open at an instant, in its own time zone. */
export type OpenState = {
  /** `closing` means open, but for 30 minutes at most. */
  readonly state: (typeof openStates)[number];
  /** When it next opens or closes, ISO 8601 with the company's offset; null for never or unknown. */
  readonly changesAt: string | null;
  /** Until when this answer is valid, ISO 8601 in UTC; null when it is valid until the hours are edited. */
  readonly validUntil: string | null;
  readonly timeZone: string | null;
};

/** The schema of `OpenState`. */
export const openState = z.object({
  state: z.enum(openStates),
  changesAt: z.iso.datetime({ offset: true }).nullable(),
  validUntil: z.iso.datetime().nullable(),
  timeZone: z.string().nullable(),
}) satisfies z.ZodType<OpenState>;
