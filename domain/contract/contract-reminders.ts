import { dayAfter } from '../calendar.ts';

/** How many days before the end of a contract its commercial and its client are reminded of it. */
export const reminderDays = [30, 7, 0] as const;
export type ReminderDays = (typeof reminderDays)[number];

/** A reminder that could not go out on its day goes out up to so many days later, but never after the end. */
const daysLate = 2;

/** One of the two people who are reminded. Their addresses are looked up when the mail is sent. */
export type ContractParty = { readonly contract: string; readonly party: 'commercial' | 'client' };

/** The reminder that is due on `today` of a contract that ends on `endDate`; null on most days. */
export const reminderDue = (endDate: string, today: string): ReminderDays | null =>
  reminderDays.find((days) => {
    const due = dayAfter(endDate, -days);
    return due <= today && today <= dayAfter(due, Math.min(days, daysLate));
  }) ?? null;

type Ending = {
  readonly endDate: string;
  readonly reminded: readonly { readonly endDate: string; readonly daysBefore: number }[];
};

/** Of an end: which reminder went out last, how many days before, and the day of the next one; null where there is none. */
export const remindersOf = (
  { endDate, reminded }: Ending,
  today: string,
): { readonly sent: number | null; readonly next: string | null } => {
  const sent = reminded.filter((one) => one.endDate === endDate).map(({ daysBefore }) => daysBefore);
  const last = sent.length > 0 ? Math.min(...sent) : null;
  const left = reminderDays.filter((days) => last === null || days < last).map((days) => dayAfter(endDate, -days));
  return { sent: last, next: left.find((day) => day >= today) ?? null };
};
