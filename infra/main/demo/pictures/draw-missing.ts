import type { DrawMissing } from '../../../media/media.ts';

/** Draws a picture of the demo. What draws is loaded when the first of them is asked for. */
export const drawMissing: DrawMissing = async (id) =>
  id.startsWith('demo1') ? (await import('./demo-picture.ts')).demoPicture(id) : undefined;
