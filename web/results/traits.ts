import type { MessageId } from '../page/intl.ts';

/** The filters that a company meets or does not, in the order in which they are offered. */
export const traits = {
  openNow: 'results.chip.openNow',
  openTonight: 'results.chip.openTonight',
  openSaturday: 'results.chip.openSaturday',
  openSunday: 'results.chip.openSunday',
  open24h: 'results.chip.open24h',
  hasWhatsapp: 'results.chip.hasWhatsapp',
  hasProducts: 'results.chip.hasProducts',
  hasJobs: 'results.chip.hasJobs',
  verified: 'results.chip.verified',
} as const satisfies Record<string, MessageId>;

export type Trait = keyof typeof traits;
export const traitNames = Object.keys(traits) as readonly Trait[];
