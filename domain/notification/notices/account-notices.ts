import { managerEvents } from '../../account/account.events.ts';
import { managementEvents } from '../../account/management.events.ts';
import { type Notice, type Notices, noticesOf } from '../notice.ts';

type Access = { readonly accountId: string; readonly companyId: number };

const request = ({ accountId, companyId }: Access): Pick<Notice, 'to' | 'id'> => ({
  to: { company: companyId },
  id: `asked:${accountId}`,
});

/** Withdraws the notice of the request, and sends the answer to the person who made it. */
const answered = (kind: 'named' | 'declined' | 'contested' | 'unmanaged', data: Access): Notices => {
  const { accountId, companyId } = data;
  const subject = `access:${companyId}`;
  const mail = { as: 'person', about: { companyId, accountId } };
  return {
    withdraw: [request(data)],
    tell: [{ to: { account: accountId }, id: subject, kind, subject, about: { companyId }, mail }],
  };
};

/** A company's managers get a notice when a person wants to manage it too; that person gets the answer. */
export const accountNotices = noticesOf({ ...managerEvents, ...managementEvents })({
  ManagementAsked: ({ data }) => {
    const { accountId, companyId } = data;
    const mail = { as: 'company', about: { companyId, accountId } };
    return {
      tell: [{ ...request(data), kind: 'asked', subject: `access:${companyId}`, about: { companyId }, mail }],
    };
  },
  // people who name themselves, as when they register a company, see it on that page
  ManagerNamed: ({ actor, data }) =>
    actor === data.accountId ? { withdraw: [request(data)] } : answered('named', data),
  ManagerRemoved: ({ actor, data }) => (actor === data.accountId ? {} : answered('unmanaged', data)),
  // the managers still see the request, which the team decides
  ManagementContested: ({ data }) => {
    const { tell = [] } = answered('contested', data);
    return { tell };
  },
  ManagementWithdrawn: ({ data }) => ({ withdraw: [request(data)] }),
  ManagementDeclined: ({ data }) => answered('declined', data),
});
