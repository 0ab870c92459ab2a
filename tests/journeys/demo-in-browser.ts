import { startedDemo } from '#tests/started.ts';
import { inBrowser } from './in-browser.ts';

/**
 * A browser and a demo for the tests of a file. Both are there from the first test on and stop after the last. What
 * depends on the hour says `now`, the moment at which the demo believes to start: see `moments.ts`.
 */
export const demoInBrowser = ({ now }: { readonly now?: string } = {}) => inBrowser(() => startedDemo(now));
