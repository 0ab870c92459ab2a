import type { CommandContext } from '#commands/command.ts';
import type { Facts } from '#commands/facts.ts';
import { unlimited } from '#infra/limits/limits.ts';

/** Facts that a test does not need: reading one of them fails the test and names it. */
const missing = (of: string): never =>
  new Proxy(
    {},
    {
      get: (_, name) => {
        throw new Error(`the test gave no fact ${of}.${String(name)}`);
      },
    },
  ) as never;

/** What commands work with in a test: no limits, and no facts but those that are given. */
export const contextWith = <Parts extends Omit<CommandContext, 'facts' | 'limits'>>(
  parts: Parts,
  facts: Partial<Facts> = {},
): Parts & CommandContext => ({
  ...parts,
  limits: unlimited,
  facts: {
    companies: missing('companies'),
    content: missing('content'),
    profiles: missing('profiles'),
    access: missing('access'),
    ...facts,
  },
});
