import { type ContractEvent, contractEvents } from '#domain/contract/contract.events.ts';
import { contract } from '#domain/contract/contract.ts';
import { contractStream } from '#domain/contract/contract-state.ts';
import { stateAfter } from '#domain/decider.ts';
import { isOneOf } from '#domain/event.ts';
import type { Reading } from '#infra/event-store/stream-state.ts';
import { seqOf } from '#projections/notification/notification-tables.ts';
import { gatheredCount } from '#read-api/notification/gathered-notices.ts';
import { notificationPath } from '#web/addresses/notification-path.ts';
import { letterOf, type Telling } from '../notification/event-letters.ts';

/** The places in a contract: the term that names the person, and the part that changes with it. */
const places = {
  commercial: ['userCommercial', 'commercial'],
  production: ['userProduction', 'production'],
  lead: ['userProductionN1', 'production_lead'],
} as const;
type Place = keyof typeof places;

/** The contract, and who has the place that `event` gave; null once it was given to somebody else, or deleted. */
const holderIn = (place: Place, { event, events }: Pick<Telling<ContractEvent>, 'event' | 'events'>) => {
  const steps = events.filter(isOneOf(contractEvents));
  const state = stateAfter(contract, steps, contract.initial);
  if (state.status !== 'signed') return null;
  const [term, part] = places[place];
  const givenIn = steps.findIndex(({ position }) => position === event.position) + 1;
  const holder = state.terms[term];
  return holder !== null && (state.changed[part] ?? 1) === givenIn ? { number: state.number, holder } : null;
};

/** One mail to whoever was given contracts shortly after each other: the last of them sends it, and it says how many. */
export const givenContractLetters = (reading: Reading) => {
  const letter = (place: Place) =>
    letterOf<ContractEvent>(
      reading,
      (about) => contractStream(String(about.contract)),
      async ({ event, events, company, lang }) => {
        const given = holderIn(place, { event, events });
        if (!given || !company) return null;
        const { number, holder } = given;
        const kind = `contract_${place}` as const;
        const { position, metadata } = event;
        const count = await gatheredCount(reading.db, holder, { kind, seq: seqOf(position), at: metadata.at });
        if (count === null) return null;
        const url = notificationPath({ about: { kind, contract: number, holder }, company, count }, lang) ?? '/';
        return { place, number, count, url };
      },
    );
  const letters = { commercial: letter('commercial'), production: letter('production'), lead: letter('lead') };
  return {
    contractGiven: (...[about, to]: Parameters<(typeof letters)[Place]>) => letters[about.place as Place](about, to),
  };
};
