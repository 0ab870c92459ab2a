import { contestHours } from '#domain/account/management-claims.ts';
import { type ManagersFact, managers, managersStream } from '#domain/account/managers.ts';
import { stateAfter } from '#domain/decider.ts';
import type { Reading } from '#infra/event-store/stream-state.ts';
import type { SmsLetters } from '#infra/sms/perform-sms.ts';
import type { SmsValues } from '#infra/sms/sms.ts';
import { shortManagersPath } from '#web/addresses/paths.ts';
import { letterOf } from '../notification/event-letters.ts';

/** Text messages about the managers of a company: only what somebody may object to now. */
export const accessTexts = (reading: Reading): SmsLetters => ({
  managementClaimed: letterOf<ManagersFact, SmsValues>(
    reading,
    ({ companyId }) => managersStream(Number(companyId)),
    ({ event, events, company, lang }) => {
      const claimant = event.type === 'ManagementAsked' ? event.data.accountId : '';
      const open = stateAfter(managers, events, managers.initial).asking[claimant];
      return company && open && open.contestUntil !== null && !open.contested
        ? { company: company.name, hours: contestHours, url: shortManagersPath(lang, company.id) }
        : null;
    },
  ),
});
