import { alertEvents } from '../../alert/alert.events.ts';
import { noticesOf } from '../notice.ts';

/** The person whose alert was answered gets a notice of the company. */
export const alertNotices = noticesOf(alertEvents)({
  AlertAnswered: ({ data: { accountId, alertId, companyId } }) => {
    const id = `alert:${alertId}`;
    const mail = { as: 'person', about: { accountId, companyId } };
    return { tell: [{ to: { account: accountId }, id, kind: 'found', subject: id, about: { companyId }, mail }] };
  },
});
