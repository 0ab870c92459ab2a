import type { FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { demand } from '#domain/access.ts';
import { mayExportContacts, mayImpersonate, maySeeAccounts } from '#domain/account/account.permissions.ts';
import { accountStream } from '#domain/account/account.ts';
import type { Access } from '#infra/access/access.ts';
import { attempts, type ListedAttempt } from '#infra/access/attempts.ts';
import type { Database } from '#infra/database/database.ts';
import type { Codec } from '#infra/event-store/codec.ts';
import type { EventStore } from '#infra/event-store/event-store.ts';
import { actorOf } from '#infra/http/request.ts';
import { accountFilter } from './account-filter.ts';
import { type AccountDetails, type AccountsList, accountDetails, accountsList, namesOf } from './accounts-list.ts';

/**
 * Who did something: somebody with an account (`name` is null once the person is forgotten), the person whose account it
 * is, the team at the command line, or a rule of the system.
 */
export type Who =
  | { readonly kind: 'person'; readonly id: string; readonly name: string | null }
  | { readonly kind: 'self' | 'operator' | 'system' };

/** One event of an account, without its personal data. */
export type AccountHappening = {
  readonly type: string;
  readonly at: string;
  readonly who: Who;
  readonly said: Readonly<Record<string, string>>;
};

/** The account queries for staff. Each throws a rejection when the actor may not see accounts. */
export type AccountAdmin = {
  list(filter: unknown): Promise<AccountsList & { readonly mayExport: boolean }>;
  details(
    id: string,
  ): Promise<(AccountDetails & { readonly mayImpersonate: boolean; readonly secondFactor: boolean }) | null>;
  history(id: string): Promise<readonly AccountHappening[]>;
  /** The latest sign-in attempts of an account, successful and refused. */
  attempts(id: string): Promise<readonly ListedAttempt[]>;
};

type Needs = {
  readonly pool: Pool;
  readonly access: Pick<Access, 'secondFactors'>;
  readonly db: Database;
  readonly store: EventStore;
  readonly codec: Codec;
  readonly apiToken: string | undefined;
};

const shownFields = new Set(['role', 'level', 'reason', 'how', 'language', 'provider', 'until']);

const accountIdLike = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

const whoIs = (actor: string, account: string, names: ReadonlyMap<string, string | null>): Who => {
  if (actor === account || actor === 'visitor') return { kind: 'self' };
  if (actor === 'operator') return { kind: 'operator' };
  return accountIdLike.test(actor) ? { kind: 'person', id: actor, name: names.get(actor) ?? null } : { kind: 'system' };
};

const maxHistoryEntries = 500;
const maxSignInAttempts = 50;

export const accountAdmin =
  ({ pool, access, db, store, codec, apiToken }: Needs) =>
  (request: FastifyRequest): AccountAdmin => {
    const actor = actorOf(request, apiToken);
    const allowed = (): void => demand(maySeeAccounts, actor);
    return {
      async list(filter) {
        allowed();
        return { ...(await accountsList(db, accountFilter.parse(filter))), mayExport: mayExportContacts(actor) };
      },
      async details(id) {
        allowed();
        const details = await accountDetails(db, id);
        if (!details) return null;
        const secondFactor = await access.secondFactors.isOn(id);
        return { ...details, mayImpersonate: mayImpersonate(actor), secondFactor };
      },
      async history(id) {
        allowed();
        const happened: (Omit<AccountHappening, 'who'> & { readonly actor: string })[] = [];
        const newestFirst = { direction: 'backwards', limit: maxHistoryEntries } as const;
        for await (const batch of store.readStream(accountStream(id), newestFirst))
          for (const { type, data, metadata } of await codec.decode(batch))
            happened.push({
              type,
              at: metadata.at,
              actor: 'by' in data ? String(data.by) : metadata.actor,
              said: Object.fromEntries(
                Object.entries(data).flatMap(([name, value]) =>
                  shownFields.has(name) && value !== null ? [[name, String(value)]] : [],
                ),
              ),
            });
        const names = await namesOf(
          db,
          happened.map(({ actor }) => actor),
        );
        return happened.map(({ actor, ...rest }) => ({ ...rest, who: whoIs(actor, id, names) }));
      },
      async attempts(id) {
        allowed();
        return attempts(pool).of(id, maxSignInAttempts);
      },
    };
  };
