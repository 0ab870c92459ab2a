import { alertEvents } from '#domain/alert/alert.events.ts';
import { reactor } from '../reactor.ts';

/** Whoever waited for a company is written to when it is there. */
export const alertAnsweredMailed = reactor(alertEvents)({
  name: 'alert-answered-mailed',
  on: {
    AlertAnswered: ({ id, data: { accountId, companyId } }) => [
      {
        key: `${id}/person`,
        kind: 'mail',
        template: 'alertAnswered',
        to: { account: accountId },
        about: { accountId, companyId, eventId: id },
      },
    ],
  },
});
