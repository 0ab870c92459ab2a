import { alertEvents } from '../../alert/alert.events.ts';
import { noticesOf } from '../notice.ts';

/** Whoever waited for a company hears that it is there. */
export const alertNotices = noticesOf(alertEvents)({
  AlertAnswered: ({ data: { accountId, alertId, companyId } }) => {
    const id = `alert:${alertId}`;
    const mail = { as: 'person', about: { accountId, companyId } };
    return { tell: [{ to: { account: accountId }, id, kind: 'found', subject: id, about: { companyId }, mail }] };
  },
});
