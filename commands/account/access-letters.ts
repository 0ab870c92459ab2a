import { type ManagersFact, managers, managersStream } from '#domain/account/managers.ts';
import { stateAfter } from '#domain/decider.ts';
import type { Reading } from '#infra/event-store/stream-state.ts';
import { claimCompanyPath, editCompanyPath, ownCompaniesPath } from '#web/addresses/paths.ts';
import { letterOf } from '../notification/event-letters.ts';

const accountOf = ({ data }: ManagersFact): string => ('accountId' in data ? data.accountId : '');

/** Mails about the managers of a company. No mail is sent about a request that was answered in the meantime. */
export const accessLetters = (reading: Reading) => {
  const letter = (of: Parameters<typeof letterOf<ManagersFact>>[2]) =>
    letterOf<ManagersFact>(reading, ({ companyId }) => managersStream(Number(companyId)), of);
  return {
    managementAsked: letter(({ event, events, company, lang }) => {
      const open = stateAfter(managers, events, managers.initial).asking[accountOf(event)];
      return open && company ? { proof: open.proof, url: editCompanyPath(lang, company, 'managers') } : null;
    }),
    managementContested: letter(({ event, events, company, lang }) =>
      stateAfter(managers, events, managers.initial).asking[accountOf(event)]?.contested && company
        ? { url: claimCompanyPath(lang, company) }
        : null,
    ),
    managerRemoved: letter(({ event, events, lang }) =>
      stateAfter(managers, events, managers.initial).managers[accountOf(event)]
        ? null
        : { url: ownCompaniesPath(lang) },
    ),
    managerNamed: letter(({ event, events, lang }) =>
      stateAfter(managers, events, managers.initial).managers[accountOf(event)]
        ? { url: ownCompaniesPath(lang) }
        : null,
    ),
    managementDeclined: letter(({ event, company, lang }) =>
      event.type === 'ManagementDeclined' && company
        ? { reason: event.data.reason ?? 'none', url: claimCompanyPath(lang, company) }
        : null,
    ),
  };
};
