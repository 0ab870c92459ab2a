import { type ContractEvent, contractEvents } from '#domain/contract/contract.events.ts';
import { contract } from '#domain/contract/contract.ts';
import { contractStream, type Signed } from '#domain/contract/contract-state.ts';
import { stateAfter } from '#domain/decider.ts';
import { isOneOf } from '#domain/event.ts';
import { eventsOf, type Reading } from '#infra/event-store/stream-state.ts';
import type { Letters } from '#infra/mail/perform-mail.ts';
import { fullDay } from '#locales/regional.ts';
import { namesOf } from '#read-api/account/accounts-list.ts';
import { companyNames } from '#read-api/company/company-names.ts';
import { contractPath, editCompanyPath } from '#web/addresses/paths.ts';

/** What was reminded of, when it still holds: not of a contract that was renewed, ended, deleted or given another end. */
const endingIn = (events: readonly (ContractEvent & { readonly id: string })[], eventId: unknown): Signed | null => {
  const reminded = events.find(({ id }) => id === eventId);
  const state = stateAfter(contract, events, contract.initial);
  if (reminded?.type !== 'ContractReminded' || state.status !== 'signed' || state.endedOn !== null) return null;
  return state.terms.endDate === reminded.data.said?.endDate ? state : null;
};

/** The mails about the end of a contract, read from its stream when they are sent. */
export const contractLetters = ({ db, ...log }: Reading): Letters => {
  const ending = async (about: Readonly<Record<string, string | number>>, lang: 'fr' | 'en') => {
    const events = await eventsOf(log, contractStream(String(about.contract)));
    const state = endingIn(events.filter(isOneOf(contractEvents)), about.eventId);
    if (!state) return null;
    const { number, companyId, terms } = state;
    const [companies, names] = await Promise.all([companyNames(db, [companyId]), namesOf(db, [terms.userCommercial])]);
    const company = companies.get(companyId) ?? { id: companyId, name: `#${companyId}`, slug: '' };
    const day = fullDay(terms.endDate, lang);
    const seller = names.get(terms.userCommercial) ?? 'none';
    return { company, seller, hasEmail: terms.clientEmail !== null, values: { number, company: company.name, day } };
  };
  return {
    contractEndsTeam: async (about, { language }) => {
      const told = await ending(about, language);
      if (!told) return null;
      const client = told.hasEmail ? 'reminded' : 'none';
      return { ...told.values, client, url: contractPath(language, told.values.number) };
    },
    contractEndsClient: async (about, { language, account }) => {
      const told = await ending(about, language);
      if (!told) return null;
      const { company, seller, values } = told;
      return { ...values, seller, ...(account && { url: editCompanyPath(language, company, 'contracts') }) };
    },
  };
};
