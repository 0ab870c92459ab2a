import { managerEvents } from '../../account/account.events.ts';
import { type Notice, type Notices, noticesOf } from '../notice.ts';

type Access = { readonly accountId: string; readonly companyId: number };

const request = ({ accountId, companyId }: Access): Pick<Notice, 'to' | 'id'> => ({
  to: { company: companyId },
  id: `asked:${accountId}`,
});

/** The request goes, and who made it hears the answer. */
const answered = (kind: 'named' | 'declined', data: Access): Notices => {
  const { accountId, companyId } = data;
  const subject = `access:${companyId}`;
  const mail = { as: 'person', about: { companyId, accountId } };
  return {
    withdraw: [request(data)],
    tell: [{ to: { account: accountId }, id: subject, kind, subject, about: { companyId }, mail }],
  };
};

/** Those who run a company's page hear who asks to, and who asked hears the answer. */
export const accountNotices = noticesOf(managerEvents)({
  ManagementAsked: ({ data }) => {
    const { accountId, companyId } = data;
    const mail = { as: 'company', about: { companyId, accountId } };
    return {
      tell: [{ ...request(data), kind: 'asked', subject: `access:${companyId}`, about: { companyId }, mail }],
    };
  },
  // whoever lists a company sees it on the page that it was listed on
  ManagerNamed: ({ actor, data }) => (actor === data.accountId ? {} : answered('named', data)),
  ManagementDeclined: ({ data }) => answered('declined', data),
});
