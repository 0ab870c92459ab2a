import { accountEvents } from '#domain/account/account.events.ts';
import type { Intent } from '#infra/reactions/reactor.ts';
import { reactor } from '#infra/reactions/reactor.ts';

const told =
  (template: string) =>
  ({ id, data: { accountId } }: { id: string; data: { accountId: string } }): Intent[] => [
    { key: `${id}/person`, kind: 'mail', template, to: { account: accountId }, about: { accountId } },
  ];

/** Whoever's log-in becomes another hears of it, should it have been somebody else. */
export const secondFactorMailed = reactor(accountEvents)({
  name: 'second-factor-mailed',
  on: {
    SecondFactorAdded: told('secondFactorAdded'),
    SecondFactorRemoved: told('secondFactorRemoved'),
    RecoveryCodeUsed: told('recoveryCodeUsed'),
    ImpersonationBegun: told('actedFor'),
  },
});
