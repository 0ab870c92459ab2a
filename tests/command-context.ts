import type { Accounts } from '#commands/account/accounts.ts';
import type { CommandContext } from '#commands/command.ts';
import type { Facts } from '#commands/facts.ts';
import { unlimited } from '#infra/limits/limits.ts';

/** What a test does not need: reading one of them fails the test and names it. */
const missing = (of: string): never =>
  new Proxy(
    {},
    {
      get: (_, name) => {
        throw new Error(`the test gave no ${of}.${String(name)}`);
      },
    },
  ) as never;

/** What commands work with in a test: no limits, and no facts but those that are given. */
export const contextWith = <Parts extends Omit<CommandContext, 'facts' | 'limits' | 'accounts'>>(
  parts: Parts,
  facts: Partial<Facts> = {},
  accounts: Partial<Accounts> = {},
): Parts & CommandContext => ({
  ...parts,
  limits: unlimited,
  facts: {
    companies: missing('companies'),
    content: missing('content'),
    contracts: missing('contracts'),
    profiles: missing('profiles'),
    ...facts,
  },
  accounts: {
    access: missing('access'),
    attempts: missing('attempts'),
    passwordMin: 8,
    queueSms: null,
    queueMail: () => Promise.reject(new Error('the test gave no mail')),
    ...accounts,
  },
});
