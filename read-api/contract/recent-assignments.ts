import pLimit from 'p-limit';
import { mayHold } from '#domain/contract/contract.permissions.ts';
import type { ContractPart } from '#domain/contract/contract-state.ts';
import type { Database } from '#infra/database/database.ts';
import type { Log, Reading } from '#infra/event-store/stream-state.ts';
import { audit } from '#projections/audit/audit.ts';
import { readModel } from '#projections/projection.ts';
import { namesOf } from '../account/accounts-list.ts';
import { contractHistory } from './contract-history.ts';
import type { TeamMember } from './contract-page.ts';
import { contractPeople } from './contract-people.ts';
import { type ChosenContract, contractsChosen } from './contracts-chosen.ts';

/** How many of the newest assignments are looked through: more than one press gives away, and so many at a time. */
const lookedThrough = 1200;
const atATime = 200;
/** How many changes of many contracts are shown. */
const shown = 5;
/** How many streams are read side by side. */
const sideBySide = 8;

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
  /** Those that can go back to whom they were with: not to somebody who has left. */
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

type Pressed = { readonly stream: string; readonly revision: number; readonly at: string; readonly by: string };

const isOfSeveral = (steps: readonly Pressed[]): boolean => new Set(steps.map(({ stream }) => stream)).size > 1;

/** The newest assignments by the press that did them, the newest press first; all that one press did, or nothing of it. */
const presses = async (log: Log, db: Database): Promise<ReadonlyMap<string, readonly Pressed[]>> => {
  const found = new Map<string, Pressed[]>();
  const limit = pLimit(sideBySide);
  let before: number | null = null;
  for (let read = 0; ; read += atATime) {
    const from: number | null = before;
    const entries = await readModel(db, audit)
      .selectFrom('entry')
      .select(['position', 'stream', 'revision'])
      .where('type', 'in', [...types])
      .$if(from !== null, (query) => query.where('position', '<', from ?? 0))
      .orderBy('position', 'desc')
      .limit(atATime)
      .execute();
    const steps = await limit.map(entries, async ({ stream, revision }) => {
      for await (const [event] of log.store.readStream(stream, { from: revision, limit: 1 })) {
        if (!event) continue;
        const { actor: by, at, $correlationId } = event.metadata;
        return { press: `${by} ${$correlationId}`, step: { stream, revision, at, by } };
      }
      return null;
    });
    let oldest = '';
    for (const one of steps) {
      if (!one) continue;
      oldest = one.press;
      found.set(one.press, [...(found.get(one.press) ?? []), one.step]);
    }
    const last = entries.at(-1);
    if (!last || entries.length < atATime) return found;
    const isEnough = [...found.values()].filter(isOfSeveral).length > shown * 2;
    if (isEnough || read + atATime >= lookedThrough) {
      // what else it did may stand further back
      found.delete(oldest);
      return found;
    }
    before = last.position;
  }
};

/** Which contracts were given away by presses that gave several, the newest press first. */
const pressed = async (log: Log, db: Database): Promise<readonly Given[]> => {
  const limit = pLimit(sideBySide);
  const given: Given[] = [];
  for (const [press, steps] of await presses(log, db)) {
    if (!isOfSeveral(steps)) continue;
    const all = await limit.map(steps, async (step) => ({ step, gave: await givenBy(log, step) }));
    for (const { step, gave } of all)
      if (gave) given.push({ ...gave, at: step.at, by: step.by, id: `${press} ${gave.part} ${gave.to}` });
    if (new Set(given.map(({ id }) => id)).size >= shown * 2) break;
  }
  return given;
};

/** The last times that somebody gave several contracts away at once, where some of them can still go back. */
export const recentAssignments = async ({ db, ...log }: Reading): Promise<readonly RecentAssignment[]> => {
  const given = await pressed(log, db);
  const numbers = [...new Set(given.map(({ number }) => number))];
  const now = new Map((await contractsChosen(db, numbers)).map((one): [string, ChosenContract] => [one.number, one]));
  const people = await contractPeople(db);
  const canGoBack = ({ part, from }: Given): boolean =>
    from === null || people.some((one) => one.id === from && mayHold[part](one));
  const names = await namesOf(
    db,
    given.flatMap(({ by, from, to }) => [by, from, to]).filter((id) => id !== null),
  );
  const member = (id: string): TeamMember => ({ id, name: names.get(id) ?? null });
  return Map.groupBy(given, ({ id }) => id)
    .values()
    .flatMap((all): readonly RecentAssignment[] => {
      const [{ id, at, by, part, to }] = all as [Given];
      const contracts = all.flatMap((one) => {
        const { number, from, stands } = one;
        const found = stands && canGoBack(one) && now.get(number);
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
