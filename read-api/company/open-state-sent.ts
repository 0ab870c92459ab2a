import { z } from 'zod';

export const openStates = ['open', 'closing', 'closed', 'unknown'] as const;

/** The state of a company's doors at an instant, in its own time zone. */
export type OpenState = {
  /** `closing` is open for 30 minutes at most. */
  readonly state: (typeof openStates)[number];
  /** When it next opens or closes, ISO 8601 with the company's offset; null when it never does or is not known. */
  readonly changesAt: string | null;
  /** Until when this answer is true, ISO 8601 in UTC; null for as long as the hours do not change. */
  readonly validUntil: string | null;
  readonly timeZone: string | null;
};

/** Whether the doors of a company are open. */
export const openState = z.object({
  state: z.enum(openStates),
  changesAt: z.iso.datetime({ offset: true }).nullable(),
  validUntil: z.iso.datetime().nullable(),
  timeZone: z.string().nullable(),
}) satisfies z.ZodType<OpenState>;
