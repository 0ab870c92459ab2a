import { accountStream } from '#domain/account/account.ts';
import { collect } from '#infra/event-store/event-store.ts';
import type { Log } from '#infra/event-store/stream-state.ts';

/** What has to be known of a person to find everything else, read while their key is still there. */
export type KnownOf = {
  readonly emails: readonly string[];
  readonly names: readonly string[];
  /** What they hold as the only one: an address, an outside account. */
  readonly claims: readonly string[];
  /** Companies whose pages they run, ran or asked to run. */
  readonly companies: readonly number[];
};

type Told = { readonly email?: string | null; readonly firstname?: string | null; readonly lastname?: string | null };

/** Every address and name that a person ever had here, and what they claimed. */
export const knownOf = async ({ store, codec }: Log, accountId: string): Promise<KnownOf> => {
  const events = await codec.decode(await collect(store.readStream(accountStream(accountId))));
  const told = events.map(({ data }) => data as Told);
  const claims = new Set<string>();
  const companies = new Set<number>();
  const types = ['IdentityClaimed', 'ManagerNamed', 'ManagementAsked'];
  for await (const batch of store.readAll({ types, naming: accountId }))
    for (const { data } of batch) {
      const { claim, companyId, accountId: holder } = data as { claim?: string; companyId?: number; accountId: string };
      if (holder !== accountId) continue;
      if (claim !== undefined) claims.add(claim);
      if (companyId !== undefined) companies.add(companyId);
    }
  return {
    emails: [...new Set(told.flatMap(({ email }) => email ?? []))],
    names: [
      ...new Set(told.flatMap(({ firstname, lastname }) => (firstname && lastname ? `${firstname} ${lastname}` : []))),
    ],
    claims: [...claims],
    companies: [...companies],
  };
};
