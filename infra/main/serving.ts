import type { CommandBus } from '@nestjs/cqrs';
import { accountFlows } from '#commands/account/flows/account-flows.ts';
import { sending } from '#commands/send.ts';
import { leads } from '#commands/statistics/reveal-phone.ts';
import type { Attempts } from '../access/attempts.ts';
import { type Humans, humans } from '../access/humans.ts';
import { outsideLogin } from '../access/outside-login.ts';
import type { Running } from './running.ts';

/** What routes and pages share: the sending of commands, accounts, numbers of companies, proofs of being a person. */
export type Serving = {
  readonly send: ReturnType<typeof sending>;
  readonly flows: ReturnType<typeof accountFlows>;
  readonly askNumbers: ReturnType<typeof leads>;
  readonly people: Humans;
  readonly attempts: Attempts;
  /** Whether readers come over https. */
  readonly secure: boolean;
};

/** `bus` is asked once the first command passes, when the modules are up. */
export const serving = (running: Running, bus: () => CommandBus): Serving => {
  const { config, access, readApi } = running;
  const apiToken = config.API_TOKEN;
  const secure = config.PUBLIC_URL?.startsWith('https:') ?? false;
  const send = sending({ ...running, bus, apiToken, secure });
  const people = humans(access.secret, running.limits);
  const flows = accountFlows({
    context: running,
    outside: outsideLogin(config),
    send,
    cityNamed: (name, country) => readApi.cityByIdOrName(name, country),
    companies: running.facts.companies,
    isListed: async (companyId) => (await readApi.companyPage(companyId, new Date())) !== null,
    apiToken,
    secure,
  });
  return {
    send,
    flows,
    askNumbers: leads({ ...running, apiToken }),
    people,
    attempts: running.accounts.attempts,
    secure,
  };
};
