import { accountStream } from '#domain/account/account.ts';
import { eventsOf, type Log } from '#infra/event-store/stream-state.ts';

/** What is needed to find all other data of a person; it is read before their key is deleted. */
export type KnownOf = {
  readonly emails: readonly string[];
  readonly names: readonly string[];
  /** Their claims on what must be unique: e-mail addresses, accounts of other providers. */
  readonly claims: readonly string[];
  /** Companies that they manage, managed or asked to manage. */
  readonly companies: readonly number[];
};

type AccountData = {
  readonly email?: string | null;
  readonly firstname?: string | null;
  readonly lastname?: string | null;
};

/** All e-mail addresses, names, claims and companies that a person ever had here. */
export const knownOf = async (log: Log, accountId: string): Promise<KnownOf> => {
  const events = await eventsOf(log, accountStream(accountId));
  const accountData = events.map(({ data }) => data as AccountData);
  const claims = new Set<string>();
  const companies = new Set<number>();
  const types = ['IdentityClaimed', 'ManagerNamed', 'ManagementAsked'];
  for await (const batch of log.store.readAll({ types, naming: accountId }))
    for (const { data } of batch) {
      const { claim, companyId, accountId: holder } = data as { claim?: string; companyId?: number; accountId: string };
      if (holder !== accountId) continue;
      if (claim !== undefined) claims.add(claim);
      if (companyId !== undefined) companies.add(companyId);
    }
  return {
    emails: [...new Set(accountData.flatMap(({ email }) => email ?? []))],
    names: [
      ...new Set(
        accountData.flatMap(({ firstname, lastname }) => (firstname && lastname ? `${firstname} ${lastname}` : [])),
      ),
    ],
    claims: [...claims],
    companies: [...companies],
  };
};
