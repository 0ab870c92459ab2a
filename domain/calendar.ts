export const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;

/** The day of a moment, in UTC: `2026-11-21`. */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** The day so many days after `day`; before it for a negative number. */
export const dayAfter = (day: string, days: number): string => dayOf(new Date(Date.parse(day) + days * dayMs));

/** A month: `2026-11`. */
export const monthPattern = /^\d{4}-(0[1-9]|1[0-2])$/;

/** Whether a text is a day that exists: `2026-11-21`. */
export const isDay = (text: string): boolean => {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
};

/** Whether a month or a day (`2026-11`, `2026-11-21`) is still to come at `now`. */
export const isToCome = (date: string, now: Date): boolean => date > now.toISOString().slice(0, date.length);
