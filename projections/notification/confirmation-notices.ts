import type { confirmationEvents } from '#domain/profile/confirmation.events.ts';
import type { Handlers, Happened } from '../projection.ts';
import { adminsAudience, type Tables, type tables, tell } from './notification-tables.ts';

type Its = { readonly accountId: string; readonly itemId: string; readonly companyId: number };

const idOf = ({ itemId }: Its): string => `confirmation:${itemId}`;

const settled = ({ notification }: Tables, its: Its): void =>
  notification.remove([adminsAudience(its.companyId), idOf(its)]);

const unanswered = ({ notification }: Tables, its: Its): void => notification.remove([its.accountId, idOf(its)]);

const ask = (rows: Tables, happened: Happened<Its>): void => {
  const { companyId } = happened.data;
  tell(rows, happened, {
    audience: adminsAudience(companyId),
    id: idOf(happened.data),
    topic: 'confirmation_asked',
    subject: `confirmations:${companyId}`,
    about: { kind: 'confirmation_asked', companyId },
  });
};

/** The question goes, and who asked it hears the answer. */
const answer = (rows: Tables, happened: Happened<Its>, kind: 'confirmed' | 'unconfirmed'): void => {
  const { accountId, companyId } = happened.data;
  settled(rows, happened.data);
  tell(rows, happened, {
    audience: accountId,
    id: idOf(happened.data),
    topic: 'confirmation_answered',
    subject: idOf(happened.data),
    about: { kind, companyId },
  });
};

/** What companies are told of those who say that they worked there, and these of what the company says. */
export const ofConfirmations: Handlers<typeof confirmationEvents, typeof tables> = {
  ConfirmationAsked: ask,
  ConfirmationEnded: (rows, { data }) => {
    settled(rows, data);
    unanswered(rows, data);
  },
  ExperienceConfirmed: (rows, happened) => answer(rows, happened, 'confirmed'),
  ConfirmationRefused: (rows, happened) => answer(rows, happened, 'unconfirmed'),
  ConfirmationDecisionUndone: (rows, { data }) => unanswered(rows, data),
};
