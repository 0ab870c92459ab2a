import { dayAfter } from '#domain/calendar.ts';
import { type ContractStanding, endingDays } from '#domain/contract/contract.choices.ts';

/** The standing of a contract on a day. */
export const standingOf = (
  { signature, lastDay }: { readonly signature: string; readonly lastDay: string },
  today: string,
): ContractStanding => {
  if (lastDay < today) return 'ended';
  if (signature > today) return 'signed';
  return lastDay <= dayAfter(today, endingDays) ? 'ending' : 'running';
};
