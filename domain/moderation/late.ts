import { hourMs } from '../calendar.ts';

/** A case that waits for a decision longer than this is late. */
const lateAfterHours = 48;

/** Whether a case that waits since `since` (ISO) is late at `now`, in ms since the epoch. */
export const isLate = (since: string, now: number): boolean => now - Date.parse(since) > lateAfterHours * hourMs;
