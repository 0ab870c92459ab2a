import { accountEvents } from '#domain/account/account.events.ts';
import type { Intent } from '#infra/reactions/reactor.ts';
import { reactor } from '#infra/reactions/reactor.ts';

const mail =
  (template: string) =>
  ({ id, data: { accountId } }: { id: string; data: { accountId: string } }): Intent[] => [
    { key: `${id}/person`, kind: 'mail', template, to: { account: accountId }, about: { accountId } },
  ];

/** Mails people when their second factor changes, or an administrator acts as them, in case it was not their wish. */
export const secondFactorMailed = reactor(accountEvents)({
  name: 'second-factor-mailed',
  on: {
    SecondFactorAdded: mail('secondFactorAdded'),
    SecondFactorRemoved: mail('secondFactorRemoved'),
    RecoveryCodeUsed: mail('recoveryCodeUsed'),
    ImpersonationBegun: mail('actedFor'),
  },
});
