import { confirmationEvents } from '#domain/profile/confirmation.events.ts';
import { type Intent, type Mail, reactor } from '../reactor.ts';

type Its = { readonly accountId: string; readonly itemId: string; readonly companyId: number };

/** What was pressed by mistake can be taken back for this long before anybody is written to. */
const undoS = 120;

const told =
  (template: string, to: (its: Its) => Mail['to']) =>
  ({ id, data }: { readonly id: string; readonly data: Its }): readonly Intent[] => {
    const { accountId, itemId, companyId } = data;
    const about = { accountId, itemId, companyId, eventId: id };
    return [{ key: `${id}/told`, kind: 'mail', template, to: to(data), about, delayS: undoS }];
  };

const person = ({ accountId }: Its): Mail['to'] => ({ account: accountId });

/** Those who answer for a company hear who asks it to confirm an experience, and who asked hears the answer. */
export const confirmationMailed = reactor(confirmationEvents)({
  name: 'confirmation-mailed',
  on: {
    ConfirmationAsked: told('confirmationAsked', ({ companyId }) => ({ company: companyId, role: 'admin' })),
    ExperienceConfirmed: told('experienceConfirmed', person),
    ConfirmationRefused: told('experienceUnconfirmed', person),
  },
});
