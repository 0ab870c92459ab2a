import { numbersChangeEvents } from '#domain/company/numbers-change.events.ts';
import { reactor } from '#infra/reactions/reactor.ts';

/** In seconds. The process that got the command starts at once; this run finishes what it left when it died. */
const resumeAfterS = 60;

/** Finishes a change of numbers, or its undo, when the process that began it has died. */
export const numbersChanged = reactor(numbersChangeEvents)({
  name: 'numbers-changed',
  on: {
    NumbersChangeAsked: ({ id, data: { plan } }) => [
      { key: `${id}/run`, kind: 'change-numbers', plan, delayS: resumeAfterS },
    ],
  },
});
