import { dayMs } from '../calendar.ts';

/** How many pictures a visitor may send with what is wrong on a page. */
export const mostProblemPictures = 2;
/** How heavy one may be, in MB: both fit into one form. */
export const mostProblemPictureMb = 5;
/** In days: how long they are kept once it is decided, for somebody who asks why. */
export const problemPictureDays = 30;

/** What was decided at this moment or before shows no pictures any more. */
export const problemPicturesUntil = (now: Date): string =>
  new Date(now.getTime() - problemPictureDays * dayMs).toISOString();
