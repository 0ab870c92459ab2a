import type { Planning } from '#domain/company/company.events.ts';
import { refuse } from '#domain/company/company.rejections.ts';

const cache = new Map<string, boolean>();

const isTimeZone = (name: string): boolean => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
};

/** Throws a `Rejection` for a planning with an unknown time zone. */
export const checkTimeZones = (plannings: readonly Planning[]): void => {
  for (const [index, { timeZone }] of plannings.entries()) {
    const is = cache.get(timeZone) ?? isTimeZone(timeZone);
    if (cache.size < 1000) cache.set(timeZone, is);
    if (!is) throw refuse('time-zone-unknown', { timeZone }, `/plannings/${index}/timeZone`);
  }
};
