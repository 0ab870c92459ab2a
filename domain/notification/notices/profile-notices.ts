import { confirmationEvents } from '../../profile/confirmation.events.ts';
import { type Notice, type Notices, noticesOf, undoS } from '../notice.ts';

type Experience = { readonly accountId: string; readonly itemId: string; readonly companyId: number };

const idOf = ({ itemId }: Experience): string => `confirmation:${itemId}`;

/** The notice for the company's admins. */
const question = (data: Experience): Pick<Notice, 'to' | 'id'> => ({
  to: { company: data.companyId, role: 'admin' },
  id: idOf(data),
});
const answer = (data: Experience): Pick<Notice, 'to' | 'id'> => ({ to: { account: data.accountId }, id: idOf(data) });

/** The mail waits, so that a click by mistake can be undone before it is sent. */
const mailOf = ({ accountId, itemId, companyId }: Experience) => ({
  as: 'told',
  about: { accountId, itemId, companyId },
  delayS: undoS,
});

/** Withdraws the notice of the request, and sends the answer to the person who made it. */
const answered = (kind: 'confirmed' | 'unconfirmed', data: Experience): Notices => ({
  withdraw: [question(data)],
  tell: [{ ...answer(data), kind, subject: idOf(data), about: { companyId: data.companyId }, mail: mailOf(data) }],
});

/** Companies get a notice of requests to confirm that a person worked there; the person gets the answer. */
export const profileNotices = noticesOf(confirmationEvents)({
  ConfirmationAsked: ({ data }) => ({
    tell: [
      {
        ...question(data),
        kind: 'confirmation_asked',
        subject: `confirmations:${data.companyId}`,
        about: { companyId: data.companyId },
        mail: mailOf(data),
      },
    ],
  }),
  ConfirmationEnded: ({ data }) => ({ withdraw: [question(data), answer(data)] }),
  ExperienceConfirmed: ({ data }) => answered('confirmed', data),
  ConfirmationRefused: ({ data }) => answered('unconfirmed', data),
  ConfirmationDecisionUndone: ({ data }) => ({ withdraw: [answer(data)] }),
});
