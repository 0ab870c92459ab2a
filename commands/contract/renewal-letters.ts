import { type ContractEvent, contractEvents } from '#domain/contract/contract.events.ts';
import { contract } from '#domain/contract/contract.ts';
import { contractStream, lastDayOf } from '#domain/contract/contract-state.ts';
import { stateAfter } from '#domain/decider.ts';
import { isOneOf } from '#domain/event.ts';
import type { RecordedEvent } from '#infra/event-store/event-store.ts';
import type { Reading } from '#infra/event-store/stream-state.ts';
import type { About } from '#infra/reactions/reactor.ts';
import { fullDay } from '#locales/regional.ts';
import { contractPath, editCompanyPath } from '#web/addresses/paths.ts';
import { letterOf } from '../notification/event-letters.ts';

const stream = (about: About): string => contractStream(String(about.contract));

const signedIn = (events: readonly RecordedEvent[]) => {
  const state = stateAfter(contract, events.filter(isOneOf(contractEvents)), contract.initial);
  return state.status === 'signed' ? state : null;
};

/** The contract and the renewal that its company asked for last; null once it is renewed, taken back or deleted. */
const askedIn = (events: readonly RecordedEvent[]) => {
  const state = signedIn(events);
  return state?.renewalAsked ? { number: state.number, ...state.renewalAsked } : null;
};

/** The mails about a renewal, asked for or carried out: none once it was answered otherwise. */
export const renewalLetters = (reading: Reading) => ({
  renewalAsked: letterOf<ContractEvent>(reading, stream, ({ events, lang }) => {
    const asked = askedIn(events);
    return asked?.declined === null ? { number: asked.number, url: contractPath(lang, asked.number) } : null;
  }),
  renewalWithdrawn: letterOf<ContractEvent>(reading, stream, ({ events, lang }) => {
    const state = signedIn(events);
    return state && !state.renewalAsked ? { number: state.number, url: contractPath(lang, state.number) } : null;
  }),
  contractRenewed: letterOf<ContractEvent>(reading, stream, ({ events, company, lang }) => {
    const state = signedIn(events);
    if (!state || !company) return null;
    const day = fullDay(lastDayOf(state), lang);
    return { number: state.number, day, url: editCompanyPath(lang, company, 'contracts') };
  }),
  renewalDeclined: letterOf<ContractEvent>(reading, stream, ({ events, company, lang }) => {
    const asked = askedIn(events);
    if (!asked?.declined || !company) return null;
    return { number: asked.number, reason: asked.declined, url: editCompanyPath(lang, company, 'contracts') };
  }),
});
