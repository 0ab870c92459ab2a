import { setTimeout } from 'node:timers/promises';

/** The minimum duration of work whose time must not show whether an address has an account. */
const minimumMs = 250;

/** Returns the result of the work, or throws its error, but not before `minimumMs` have passed. */
export const discreetly = async <T>(work: Promise<T>): Promise<T> => {
  const [done] = await Promise.allSettled([work, setTimeout(minimumMs)]);
  if (done.status === 'rejected') throw done.reason;
  return done.value;
};
