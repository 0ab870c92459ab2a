import { randomUUID } from 'node:crypto';
import type { Command } from '#commands/command.ts';
import { changeCommercial, changeProduction, changeProductionLead } from '#commands/contract/contract.commands.ts';
import { mayAssignContracts } from '#domain/contract/contract.permissions.ts';
import type { ChosenContract } from '#read-api/contract/contracts-chosen.ts';
import { problemContext, readApiContext, sendContext } from '../page/server-context.ts';
import { type Asked, contractStaff } from './contract-asked.ts';
import type { Named } from './contract-words.ts';

const commands: Readonly<Record<'commercial' | 'production' | 'lead', Command>> = {
  commercial: changeCommercial,
  production: changeProduction,
  lead: changeProductionLead,
};
/** As many as a page of the list shows. */
const mostAtOnce = 50;
type AssignedPart = keyof typeof commands;
const parts = Object.keys(commands) as readonly AssignedPart[];

/** One of the contracts: whose it was, in the version that was read. */
type AssignedContract = {
  readonly number: string;
  readonly company: string;
  readonly version: number;
  readonly from: Named | null;
};

export type Assigned =
  | { readonly step: 'nothing' }
  | {
      readonly step: 'preview' | 'done' | 'undone';
      readonly part: AssignedPart;
      readonly to: Named | null;
      readonly contracts: readonly AssignedContract[];
      /** Those that stay as they are, and why; null where somebody else changed the same meanwhile. */
      readonly failed: readonly {
        readonly number: string;
        readonly company: string;
        readonly message: string | null;
      }[];
      /** How many of those that were chosen are theirs already. */
      readonly same: number;
      /** The same for every sending of this form. */
      readonly key: string;
    };

/** `<number> <version> <whose it was>`, as the forms of the preview and of the undo carry it. */
const itemIn = (item: string) => {
  const [number = '', version = '', from = ''] = item.split(' ');
  return { number, version: Number(version) || undefined, from: from || null };
};

/**
 * Assigns many contracts to somebody else: shows first what would change, then does it contract by contract, or takes
 * it back. One that somebody else changed meanwhile stays as it is, and is named.
 */
export const assignContracts = async ({ request, context }: Asked, form: FormData): Promise<Assigned> => {
  const { lang } = contractStaff({ request, context }, mayAssignContracts);
  const api = context.get(readApiContext);
  const [name, id = ''] = String(form.get('to') ?? '').split(':');
  const part = parts.find((one) => one === name);
  const items = form.getAll('item').slice(0, mostAtOnce).map(String).map(itemIn);
  const [people, gone] = await Promise.all([api.contractPeople(), api.contractPeopleGone()]);
  const step = form.get('step');
  // what is taken back may be of somebody who is of the team no longer
  const to = people.find((one) => one.id === id) ?? (step === 'undo' && id ? { id, name: null } : null);
  if (!part || items.length === 0 || (to === null && (id !== '' || part === 'commercial'))) return { step: 'nothing' };
  const found = new Map((await api.contractsChosen(items.map(({ number }) => number))).map((one) => [one.number, one]));
  const key = String(form.get('key') || randomUUID());
  const shown = (one: ChosenContract): AssignedContract => ({
    ...{ number: one.number, company: one.company.name },
    ...{ version: one.version, from: one[part] },
  });
  if (step !== 'confirm' && step !== 'undo') {
    const all = items.flatMap(({ number }) => found.get(number) ?? []);
    const contracts = all.filter((one) => one[part]?.id !== to?.id).map(shown);
    return { step: 'preview', part, to, contracts, failed: [], same: all.length - contracts.length, key };
  }
  const contracts: AssignedContract[] = [];
  const failed: { number: string; company: string; message: string | null }[] = [];
  for (const { number, version, from } of items) {
    const now = found.get(number);
    const told = { number, company: now?.company.name ?? '' };
    const was = { ...told, version: 0, from: from === null ? null : { id: from, name: nameOf([...people, ...gone], from) } };
    const isUndo = step === 'undo';
    if (isUndo && now && (now[part]?.id ?? null) === from) {
      contracts.push(was);
      continue;
    }
    if (isUndo && now && now[part]?.id !== to?.id) {
      failed.push({ ...told, message: null });
      continue;
    }
    try {
      const data = { number, version: isUndo ? now?.version : version, accountId: isUndo ? from : (to?.id ?? null) };
      await context.get(sendContext)(commands[part], data, { key: `${key}/${step}/${number}` });
      contracts.push(was);
    } catch (error) {
      if (error instanceof Response) throw error;
      const problem = context.get(problemContext)(error, lang);
      if (problem.status >= 500) throw error;
      failed.push({ ...told, message: problem.errors?.[0]?.message ?? problem.title });
    }
  }
  return { step: step === 'confirm' ? 'done' : 'undone', part, to, contracts, failed, same: 0, key };
};

const nameOf = (people: readonly Named[], id: string): string | null =>
  people.find((one) => one.id === id)?.name ?? null;
