import type { ContractPart } from '#domain/contract/contract-state.ts';
import type { Database } from '#infra/database/database.ts';
import type { Log, Reading } from '#infra/event-store/stream-state.ts';
import { audit } from '#projections/audit/audit.ts';
import { readModel } from '#projections/projection.ts';
import { namesOf } from '../account/accounts-list.ts';
import { contractHistory } from './contract-history.ts';
import type { TeamMember } from './contract-page.ts';
import { type ChosenContract, contractsChosen } from './contracts-chosen.ts';

/** How many of the newest assignments are looked through, and how many changes of many contracts are shown. */
const lookedThrough = 200;
const shown = 5;

const types = ['ContractCommercialChanged', 'ContractProductionChanged', 'ContractProductionLeadChanged'] as const;
type Part = 'commercial' | 'production' | 'lead';

/** Contracts that somebody gave to one person with one press. */
export type RecentAssignment = {
  /** The same for all that one press did. */
  readonly id: string;
  /** ISO 8601. */
  readonly at: string;
  readonly by: TeamMember;
  readonly part: Part;
  /** Null for nobody. */
  readonly to: TeamMember | null;
  /** Those that can go back to whom they were with. */
  readonly contracts: readonly {
    readonly number: string;
    readonly company: string;
    readonly version: number;
    readonly from: TeamMember | null;
  }[];
  /** Those that somebody else was given since. */
  readonly changed: readonly { readonly number: string; readonly company: string }[];
};

type Given = {
  readonly id: string;
  readonly at: string;
  readonly by: string;
  readonly number: string;
  readonly part: Part;
  readonly from: string | null;
  readonly to: string | null;
  /** Whether nobody gave it to anyone since. */
  readonly stands: boolean;
};

/** What the step of a contract's stream gave to whom; null once the contract is deleted. */
const givenBy = async (
  log: Log,
  { stream, revision }: { readonly stream: string; readonly revision: number },
): Promise<Pick<Given, 'number' | 'part' | 'from' | 'to' | 'stands'> | null> => {
  const number = stream.slice(stream.indexOf('-') + 1);
  const steps = await contractHistory(log, number);
  const step = steps.find(({ version }) => version === revision + 1);
  const now = steps.at(-1)?.after;
  if (step?.before.status !== 'signed' || step.after.status !== 'signed' || now?.status !== 'signed') return null;
  const [before, after] = [step.before.terms, step.after.terms];
  const stands = (part: ContractPart): boolean => now.changed[part] === step.version;
  switch (step.event.type) {
    case 'ContractCommercialChanged':
      return {
        ...{ number, part: 'commercial', stands: stands('commercial') },
        ...{ from: before.userCommercial, to: after.userCommercial },
      };
    case 'ContractProductionChanged':
      return {
        ...{ number, part: 'production', stands: stands('production') },
        ...{ from: before.userProduction, to: after.userProduction },
      };
    case 'ContractProductionLeadChanged':
      return {
        ...{ number, part: 'lead', stands: stands('production_lead') },
        ...{ from: before.userProductionN1, to: after.userProductionN1 },
      };
    default:
      return null;
  }
};

/** Which contracts were given away by presses that gave several, the newest press first. */
const pressed = async (log: Log, db: Database): Promise<readonly Given[]> => {
  const entries = await readModel(db, audit)
    .selectFrom('entry')
    .select(['stream', 'revision'])
    .where('type', 'in', [...types])
    .orderBy('position', 'desc')
    .limit(lookedThrough)
    .execute();
  const presses = new Map<string, { stream: string; revision: number; at: string; by: string }[]>();
  for (const { stream, revision } of entries) {
    for await (const [event] of log.store.readStream(stream, { from: revision, limit: 1 })) {
      if (!event) continue;
      const { actor: by, at, $correlationId } = event.metadata;
      const press = `${by} ${$correlationId}`;
      presses.set(press, [...(presses.get(press) ?? []), { stream, revision, at, by }]);
    }
  }
  const given: Given[] = [];
  for (const [press, steps] of presses) {
    if (new Set(steps.map(({ stream }) => stream)).size < 2) continue;
    for (const step of steps) {
      const gave = await givenBy(log, step);
      if (gave) given.push({ ...gave, at: step.at, by: step.by, id: `${press} ${gave.part} ${gave.to}` });
    }
    if (new Set(given.map(({ id }) => id)).size >= shown * 2) break;
  }
  return given;
};

/** The last times that somebody gave several contracts away at once, where some of them can still go back. */
export const recentAssignments = async ({ db, ...log }: Reading): Promise<readonly RecentAssignment[]> => {
  const given = await pressed(log, db);
  const numbers = [...new Set(given.map(({ number }) => number))];
  const now = new Map((await contractsChosen(db, numbers)).map((one): [string, ChosenContract] => [one.number, one]));
  const names = await namesOf(
    db,
    given.flatMap(({ by, from, to }) => [by, from, to]).filter((id) => id !== null),
  );
  const member = (id: string): TeamMember => ({ id, name: names.get(id) ?? null });
  return Map.groupBy(given, ({ id }) => id)
    .values()
    .flatMap((all): readonly RecentAssignment[] => {
      const [{ id, at, by, part, to }] = all as [Given];
      const contracts = all.flatMap(({ number, from, stands }) => {
        const found = stands && now.get(number);
        if (!found) return [];
        return {
          number,
          version: found.version,
          company: found.company.name,
          from: from === null ? null : member(from),
        };
      });
      const changed = all.flatMap(({ number, stands }) => {
        const found = !stands && now.get(number);
        return found ? { number, company: found.company.name } : [];
      });
      if (contracts.length === 0) return [];
      return [{ id, at, by: member(by), part, to: to === null ? null : member(to), contracts, changed }];
    })
    .take(shown)
    .toArray();
};
