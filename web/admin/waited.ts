import type { Text } from '../page/text.ts';

/** In minutes. */
const [hour, day] = [60, 1_440];

/** How long something has waited at `now`, in its largest unit: `3 hours`. */
export const waited = ({ t }: Pick<Text, 't'>, since: string, now: Date): string => {
  const minutes = Math.max(1, Math.floor((now.getTime() - Date.parse(since)) / 60_000));
  if (minutes < hour) return t('moderation.waited.minutes', { count: minutes });
  if (minutes < day) return t('moderation.waited.hours', { count: Math.floor(minutes / hour) });
  return t('moderation.waited.days', { count: Math.floor(minutes / day) });
};
