import { waited } from '../admin/waited.ts';
import type { Text } from '../page/text.ts';

type Waiting = { readonly found: number; readonly oldestSince: string | null; readonly at: Date };

/** How many cases wait, and how long the oldest of them has. */
export const waitingText = (text: Pick<Text, 't'>, { found, oldestSince, at }: Waiting): string =>
  oldestSince === null
    ? text.t('moderation.lead', { count: 0, age: '' })
    : text.t('moderation.lead', { count: found, age: waited(text, oldestSince, at) });
