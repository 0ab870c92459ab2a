import { managerEvents } from '#domain/account/account.events.ts';
import { reactor } from '../reactor.ts';

/** Those who run a company's page hear who asks to, and who asked hears the answer. */
export const companyAccessMailed = reactor(managerEvents)({
  name: 'company-access-mailed',
  on: {
    ManagementAsked: ({ id, data: { companyId, accountId } }) => [
      {
        key: `${id}/company`,
        kind: 'mail',
        template: 'managementAsked',
        to: { company: companyId },
        about: { companyId, accountId, eventId: id },
      },
    ],
    ManagerNamed: ({ id, actor, data: { companyId, accountId } }) =>
      actor === accountId
        ? []
        : [
            {
              key: `${id}/person`,
              kind: 'mail',
              template: 'managerNamed',
              to: { account: accountId },
              about: { companyId, accountId, eventId: id },
            },
          ],
    ManagementDeclined: ({ id, data: { companyId, accountId } }) => [
      {
        key: `${id}/person`,
        kind: 'mail',
        template: 'managementDeclined',
        to: { account: accountId },
        about: { companyId, accountId, eventId: id },
      },
    ],
  },
});
