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
