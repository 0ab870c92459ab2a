import type { ManagerEvent } from '#domain/account/account.events.ts';
import { managers, managersStream } from '#domain/account/managers.ts';
import { stateAfter } from '#domain/decider.ts';
import { infoPath, ownCompaniesPath } from '#web/addresses/paths.ts';
import { letterOf, type Reading } from '../notification/event-letters.ts';

/** Mails about the managers of a company. No mail is sent about a request that was answered in the meantime. */
export const accessLetters = (reading: Reading) => {
  const letter = (of: Parameters<typeof letterOf<ManagerEvent>>[2]) =>
    letterOf<ManagerEvent>(reading, ({ companyId }) => managersStream(Number(companyId)), of);
  return {
    managementAsked: letter(({ event, events, lang }) =>
      stateAfter(managers, events, managers.initial).asking.includes(event.data.accountId)
        ? { url: infoPath(lang, 'contact') }
        : null,
    ),
    managerNamed: letter(({ event, events, lang }) =>
      stateAfter(managers, events, managers.initial).managers[event.data.accountId]
        ? { url: ownCompaniesPath(lang) }
        : null,
    ),
    managementDeclined: letter(({ event, lang }) =>
      event.type === 'ManagementDeclined' ? { reason: event.data.reason ?? 'none', url: ownCompaniesPath(lang) } : null,
    ),
  };
};
