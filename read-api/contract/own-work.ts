import { sql } from 'kysely';
import type { Actor } from '#domain/actor.ts';
import { mayAssignContracts } from '#domain/contract/contract.permissions.ts';
import type { Database } from '#infra/database/database.ts';
import { contracts } from '#projections/contract/contracts.ts';
import { readModel } from '#projections/projection.ts';
import { namesOf } from '../account/accounts-list.ts';
import { type ClientRequest, clientRequests } from './client-requests.ts';
import {
  type ContractsParams,
  contractsList,
  contractsParams,
  filteredContracts,
  type ListedContract,
} from './contracts-list.ts';
import { type DueItemOfContract, productionDay } from './production-day.ts';

/** How many rows of each list a home shows. */
const shown = 5;
/** How many of them what is due today has, however much is late. */
const ofToday = 2;

/** A filter of the list of contracts, as it stands in an address, and how many contracts it lets through. */
type CountedView = {
  readonly view: 'ending' | 'late' | 'problems' | 'alerts' | 'renewals' | 'unassigned' | 'left';
  readonly filter: Readonly<Record<string, string>>;
  readonly count: number;
};

/** What of the contracts waits for somebody first. */
export type OwnWork = {
  readonly views: readonly CountedView[];
  /** The same of everyone's, for who leads a part of them. */
  readonly everyone: readonly CountedView[];
  /** Those that end soonest, of who sells them. */
  readonly ending: readonly ListedContract[];
  /** All that waits at their clients, for who sells: the home shows the first and opens the others. */
  readonly requests: readonly ClientRequest[];
  /** What is late or due today, of who delivers it. */
  readonly due: { readonly items: readonly DueItemOfContract[]; readonly late: number; readonly today: number } | null;
  /** Who is late with how many of the contracts that the person leads. */
  readonly lateBy: readonly { readonly id: string | null; readonly name: string | null; readonly count: number }[];
};

const lateByPerson = async (db: Database, lead: string, today: string): Promise<OwnWork['lateBy']> => {
  const rows = await readModel(db, contracts)
    .selectFrom('contract')
    .select(({ fn }) => ['production', fn.countAll<number>().as('count')])
    .where('lead', '=', lead)
    .where('nextDue', '<', today)
    .groupBy('production')
    .orderBy('count', 'desc')
    .orderBy('production')
    .execute();
  const names = await namesOf(
    db,
    rows.flatMap(({ production }) => production ?? []),
  );
  return rows.map(({ production: id, count }) => ({
    id,
    name: id === null ? null : (names.get(id) ?? null),
    count: Number(count),
  }));
};

/** The filter that leaves a person what they sell, deliver or lead; an empty one for the other roles. */
export const ownFilter = ({ role, id }: Pick<Actor, 'role' | 'id'>): Readonly<Record<string, string>> => {
  if (role === 'commercial') return { commercial: id };
  if (role === 'production') return { production: id };
  return role === 'production_lead' ? { lead: id } : {};
};

/** Returns what waits for a person by their role: their own contracts, or everyone's for who helps. */
export const ownWork = async (
  db: Database,
  { role, id }: Pick<Actor, 'role' | 'id'>,
  today: string,
): Promise<OwnWork> => {
  const mine = ownFilter({ role, id });
  const leads = role === 'production_lead';
  const viewsOf = (of: CountedView['filter']): readonly Omit<CountedView, 'count'>[] => [
    { view: 'ending', filter: { ...of, state: 'ending' } },
    { view: 'late', filter: { ...of, late: 'yes' } },
    { view: 'problems', filter: { ...of, problematic: 'yes' } },
    { view: 'alerts', filter: { ...of, alerts: 'yes' } },
    ...(role === 'production' ? [] : [{ view: 'renewals', filter: { ...of, renewal: 'yes' } } as const]),
    ...(leads ? [{ view: 'unassigned', filter: { ...of, production: 'none', state: 'running' } } as const] : []),
    ...(mayAssignContracts({ role }) ? [{ view: 'left', filter: { ...of, left: 'yes' } } as const] : []),
  ];
  const count = async (filter: ContractsParams): Promise<number> => {
    const { count } = await filteredContracts(db, filter, today)
      .select(sql<string>`count(*)`.as('count'))
      .executeTakeFirstOrThrow();
    return Number(count);
  };
  const counted = (of: CountedView['filter']): Promise<OwnWork['views']> =>
    Promise.all(viewsOf(of).map(async (one) => ({ ...one, count: await count(contractsParams.parse(one.filter)) })));
  const [views, everyone, ending, requests, due, lateBy] = await Promise.all([
    counted(mine),
    leads ? counted({}) : [],
    role === 'commercial'
      ? contractsList(db, contractsParams.parse({ ...mine, state: 'ending' }), today).then((list) => list.contracts)
      : [],
    role === 'commercial' ? clientRequests(db, id, today) : [],
    role === 'production'
      ? productionDay(db, { whose: { as: 'production', id }, from: today, until: today }, today)
      : null,
    leads ? lateByPerson(db, id, today) : [],
  ]);
  const isOpen = ({ done }: DueItemOfContract): boolean => done === null;
  const [lateItems, todays] = [due?.late.items ?? [], due?.today.items.filter(isOpen) ?? []];
  return {
    views,
    everyone,
    ending: ending.slice(0, shown),
    requests,
    due: due && {
      items: [...lateItems.slice(0, shown - Math.min(todays.length, ofToday)), ...todays].slice(0, shown),
      late: due.late.open,
      today: due.today.open,
    },
    lateBy,
  };
};
