import { element } from './words.ts';

/** A live line must be known to the screen reader before something is written in it. */
const settleMs = 100;
/** Orca tells what is written at one time in any order. */
const apartMs = 250;
/** Long enough to be read out; who moves through the page later does not meet the words a second time. */
const shownMs = 3000;

/** The part of the page that is not inert: the dialog that is open over it, or all of it. */
export const openDialog = (): HTMLDialogElement | undefined =>
  [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1);

const lineFor = (politeness: 'polite' | 'assertive'): Element => {
  const place = openDialog() ?? document.body;
  const line = place.querySelector(`:scope > [data-announce=${politeness}]`);
  if (line) return line;
  const made = element('div', { class: 'sr', 'data-announce': politeness, 'aria-live': politeness });
  place.append(made);
  return made;
};

/** When the last message of each politeness is written, in ms of the page's clock. */
const lastAt = { polite: Number.NEGATIVE_INFINITY, assertive: Number.NEGATIVE_INFINITY };

/**
 * Has `text` read out by a screen reader. Each message is an element of its own: Chromium says nothing when the words of
 * a live line are replaced by the same words. Messages are read out in the order in which they are told.
 */
export const announce = (text: string, politeness: 'polite' | 'assertive' = 'polite'): void => {
  const line = lineFor(politeness);
  // the same words a second time beside themselves are no news to Orca
  for (const message of [...line.children]) if (message.textContent === text) message.remove();
  const now = performance.now();
  lastAt[politeness] = Math.max(now + settleMs, lastAt[politeness] + apartMs);
  setTimeout(() => {
    const message = element('p', {}, text);
    line.append(message);
    setTimeout(() => message.remove(), shownMs);
  }, lastAt[politeness] - now);
};
