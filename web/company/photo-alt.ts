import type { Text } from '../page/text.ts';

type Photo = { readonly company: string; readonly caption: string | null; readonly at: number };

/** What is said of a photo: its caption, or whose it is and which. */
export const photoAlt = ({ company, caption, at }: Photo, { t }: Text): string =>
  caption ?? t('company.media.photoOf', { name: company, number: at + 1 });
