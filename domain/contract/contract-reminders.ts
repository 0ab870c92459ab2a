import { dayAfter } from './packages.ts';

/** How many days before the end of a contract its commercial and its client are reminded of it. */
export const reminderDays = [30, 7, 0] as const;
export type ReminderDays = (typeof reminderDays)[number];

/** A reminder that could not go out on its day goes out up to so many days later, but never after the end. */
export const daysLate = 2;

/** One of the two people who are reminded. Their addresses are looked up when the mail is sent. */
export type ContractParty = { readonly contract: string; readonly party: 'commercial' | 'client' };

/** The reminder that is due on `today` of a contract that ends on `endDate`; null on most days. */
export const reminderDue = (endDate: string, today: string): ReminderDays | null =>
  reminderDays.find((days) => {
    const due = dayAfter(endDate, -days);
    return due <= today && today <= dayAfter(due, Math.min(days, daysLate));
  }) ?? null;
