import { setTimeout } from 'node:timers/promises';

/** So long, in ms, takes what must not tell by its time whether an address has an account. */
const least = 250;

/** The work, in a time that does not tell what it was. */
export const discreetly = async <T>(work: Promise<T>): Promise<T> => {
  const [done] = await Promise.allSettled([work, setTimeout(least)]);
  if (done.status === 'rejected') throw done.reason;
  return done.value;
};
