import { type ContractEvent, contractEvents } from '#domain/contract/contract.events.ts';
import { contract } from '#domain/contract/contract.ts';
import { contractStream } from '#domain/contract/contract-state.ts';
import { stateAfter } from '#domain/decider.ts';
import { isOneOf } from '#domain/event.ts';
import type { RecordedEvent } from '#infra/event-store/event-store.ts';
import type { Reading } from '#infra/event-store/stream-state.ts';
import type { About } from '#infra/reactions/reactor.ts';
import { contractPath, editCompanyPath } from '#web/addresses/paths.ts';
import { letterOf } from '../notification/event-letters.ts';

const stream = (about: About): string => contractStream(String(about.contract));

/** The contract and the renewal that its company asked for last; null once it is renewed, or deleted. */
const askedIn = (events: readonly RecordedEvent[]) => {
  const state = stateAfter(contract, events.filter(isOneOf(contractEvents)), contract.initial);
  return state.status === 'signed' && state.renewalAsked ? { number: state.number, ...state.renewalAsked } : null;
};

/** The mails about a renewal that a company asks for: none once it was answered otherwise. */
export const renewalLetters = (reading: Reading) => ({
  renewalAsked: letterOf<ContractEvent>(reading, stream, ({ events, lang }) => {
    const asked = askedIn(events);
    return asked?.declined === null ? { number: asked.number, url: contractPath(lang, asked.number) } : null;
  }),
  renewalDeclined: letterOf<ContractEvent>(reading, stream, ({ events, company, lang }) => {
    const asked = askedIn(events);
    if (!asked?.declined || !company) return null;
    return { number: asked.number, reason: asked.declined, url: editCompanyPath(lang, company, 'contracts') };
  }),
});
