import type { Text } from '../page/text.ts';

const [hour, day] = [60, 1_440];

type Waiting = { readonly found: number; readonly oldestSince: string | null; readonly at: Date };

/** How long something has waited at `now`, in its largest unit: `3 hours`. */
const waited = ({ t }: Pick<Text, 't'>, since: string, now: Date): string => {
  const minutes = Math.max(1, Math.floor((now.getTime() - Date.parse(since)) / 60_000));
  if (minutes < hour) return t('moderation.waited.minutes', { count: minutes });
  if (minutes < day) return t('moderation.waited.hours', { count: Math.floor(minutes / hour) });
  return t('moderation.waited.days', { count: Math.floor(minutes / day) });
};

/** How many cases wait, and how long the oldest of them has. */
export const waitingText = (text: Pick<Text, 't'>, { found, oldestSince, at }: Waiting): string =>
  oldestSince === null
    ? text.t('moderation.lead', { count: 0, age: '' })
    : text.t('moderation.lead', { count: found, age: waited(text, oldestSince, at) });
