import { randomUUID } from 'node:crypto';
import type { Command } from '#commands/command.ts';
import { changeCommercial, changeProduction, changeProductionLead } from '#commands/contract/contract.commands.ts';
import { mayAssignContracts, mayHold } from '#domain/contract/contract.permissions.ts';
import type { ChosenContract } from '#read-api/contract/contracts-chosen.ts';
import { guarded } from '../page/guarded.ts';
import { problemContext, readApiContext, sendContext } from '../page/server-context.ts';
import { askedList } from './asked-list.ts';
import { type Asked, contractStaff } from './contract-asked.ts';
import type { Named } from './contract-words.ts';

const commands: Readonly<Record<'commercial' | 'production' | 'lead', Command>> = {
  commercial: changeCommercial,
  production: changeProduction,
  lead: changeProductionLead,
};
/** How many contracts are given to somebody at once. */
const assignedAtOnce = 1000;
/** How many of them are asked for side by side. */
const sideBySide = 8;
type AssignedPart = keyof typeof commands;
const parts = Object.keys(commands) as readonly AssignedPart[];

/** One of the contracts: whose it was, in the version that was read. */
type AssignedContract = {
  readonly number: string;
  readonly company: string;
  readonly version: number;
  readonly from: Named | null;
  /** Whether it can go back to them: not to somebody who has left. */
  readonly canGoBack: boolean;
};

type Failed = { readonly number: string; readonly company: string; readonly message: string | null };

export type Assigned =
  | { readonly step: 'nothing' }
  | {
      readonly step: 'preview' | 'done' | 'undone';
      readonly part: AssignedPart;
      readonly to: Named | null;
      readonly contracts: readonly AssignedContract[];
      /** Those that stay as they are, and why; null where somebody else changed the same meanwhile. */
      readonly failed: readonly Failed[];
      /** How many of those that were chosen are theirs already. */
      readonly same: number;
      /** How many more match the filters of the list than are given to somebody at once. */
      readonly left: number;
      /** The same for every sending of this form. */
      readonly key: string;
    };

/** `<number> <version> <whose it was>`, as the forms of the preview and of the undo carry it. */
const itemIn = (item: string) => {
  const [number = '', version = '', from = ''] = item.split(' ');
  return { number, version: Number(version) || undefined, from: from || null };
};

/**
 * Assigns many contracts to somebody else, those that were ticked or all that match the filters: shows first what would
 * change, then does it contract by contract, or takes it back. One that somebody else changed meanwhile stays as it is, and is named.
 */
export const assignContracts = async ({ request, context }: Asked, form: FormData): Promise<Assigned> => {
  const { lang, viewer } = contractStaff({ request, context }, mayAssignContracts);
  const api = context.get(readApiContext);
  const [name, id = ''] = String(form.get('to') ?? '').split(':');
  const part = parts.find((one) => one === name);
  const items = form
    .getAll('item')
    .flatMap((some) => String(some).split(','))
    .slice(0, assignedAtOnce)
    .map(itemIn);
  const [people, gone] = await Promise.all([api.contractPeople(), api.contractPeopleGone()]);
  const step = form.get('step');
  const isPreview = step !== 'confirm' && step !== 'undo';
  const isEvery = isPreview && form.get('every') === 'yes';
  // what is taken back may be of somebody who is of the team no longer
  const to = people.find((one) => one.id === id) ?? (step === 'undo' && id ? { id, name: null } : null);
  if (!part || (items.length === 0 && !isEvery) || (to === null && (id !== '' || part === 'commercial')))
    return { step: 'nothing' };
  const key = String(form.get('key') || randomUUID());
  const canGoBack = (from: string | null): boolean =>
    from === null || people.some((one) => one.id === from && mayHold[part](one));
  const shown = (one: ChosenContract): AssignedContract => ({
    ...{ number: one.number, company: one.company.name },
    ...{ version: one.version, from: one[part], canGoBack: canGoBack(one[part]?.id ?? null) },
  });
  if (isEvery) {
    const { asked } = askedList(request, api, viewer);
    const assignment = { place: part, to: to?.id ?? null, limit: assignedAtOnce };
    const { contracts, ...rest } = await guarded({ request, context }, async () =>
      api.contractsToAssign(api.contractsAsked(asked), assignment, new Date()),
    );
    return { step: 'preview', part, to, contracts: contracts.map(shown), failed: [], ...rest, key };
  }
  const found = new Map((await api.contractsChosen(items.map(({ number }) => number))).map((one) => [one.number, one]));
  if (isPreview) {
    const all = items.flatMap(({ number }) => found.get(number) ?? []);
    const contracts = all.filter((one) => one[part]?.id !== to?.id).map(shown);
    return { step: 'preview', part, to, contracts, failed: [], same: all.length - contracts.length, left: 0, key };
  }
  const isUndo = step === 'undo';
  const names = [...people, ...gone];
  /** Gives one contract to somebody, or back: it is among those that are theirs then, or among those that stay. */
  const assign = async ({ number, version, from }: ReturnType<typeof itemIn>): Promise<AssignedContract | Failed> => {
    const now = found.get(number);
    const told = { number, company: now?.company.name ?? '' };
    const was = {
      ...{ ...told, version: 0, canGoBack: canGoBack(from) },
      from: from === null ? null : { id: from, name: nameOf(names, from) },
    };
    if (isUndo && now && (now[part]?.id ?? null) === from) return was;
    if (isUndo && now && now[part]?.id !== to?.id) return { ...told, message: null };
    try {
      const data = { number, version: isUndo ? now?.version : version, accountId: isUndo ? from : (to?.id ?? null) };
      await context.get(sendContext)(commands[part], data, { key: `${key}/${step}/${number}` });
      return was;
    } catch (error) {
      if (error instanceof Response) throw error;
      const problem = context.get(problemContext)(error, lang);
      if (problem.status >= 500) throw error;
      return { ...told, message: problem.errors?.[0]?.message ?? problem.title };
    }
  };
  const done: (AssignedContract | Failed)[] = [];
  // the last one alone: what this browser reads next waits for it
  for (let next = 0; next < items.length; ) {
    const until = Math.max(next + 1, Math.min(next + sideBySide, items.length - 1));
    done.push(...(await Promise.all(items.slice(next, until).map(assign))));
    next = until;
  }
  return {
    step: isUndo ? 'undone' : 'done',
    part,
    to,
    contracts: done.filter((one) => 'from' in one),
    failed: done.filter((one) => 'message' in one),
    same: 0,
    left: 0,
    key,
  };
};

const nameOf = (people: readonly Named[], id: string): string | null =>
  people.find((one) => one.id === id)?.name ?? null;
