import { v5 as uuidV5 } from 'uuid';
import { emailClaim, holderOf } from '#commands/account/identity.ts';
import type { Command, CommandContext } from '#commands/command.ts';
import {
  addObservation,
  addProblem,
  addReport,
  archiveProblems,
  doItem,
  renewContract,
  retrieveItem,
  setItemAlert,
  setSoldOut,
} from '#commands/contract/contract.commands.ts';
import { createContract } from '#commands/contract/create-contract.ts';
import { execute } from '#commands/execute.ts';
import type { Actor, Role } from '#domain/actor.ts';
import { dayAfter, dayOf } from '#domain/calendar.ts';
import { company, companyStream } from '#domain/company/company.ts';
import type { ContractPackage } from '#domain/contract/contract.choices.ts';
import { contract } from '#domain/contract/contract.ts';
import { contractStream, itemsOf } from '#domain/contract/contract-state.ts';
import type { Currency } from '#domain/money.ts';
import { reserveNumbers } from '../../database/numbers.ts';
import { stateOf } from '../../event-store/stream-state.ts';

const ids = '5d3a3c52-0c40-4b11-9f55-0c0c6c7a9e01';

type DemoContract = {
  /** The company, as the demo's import numbered it. */
  readonly of: string;
  readonly package: ContractPackage;
  /** In days from now. */
  readonly signed: number;
  readonly ends: number;
  readonly amount: number;
  readonly amountService: number;
  readonly currency: Currency;
  /** How many of the items that are due are not done. */
  readonly late?: number;
  readonly produced?: false;
  readonly soldOut?: true;
  readonly problem?: { readonly text: string; readonly archived: boolean };
  readonly observation?: string;
  readonly report?: true;
  /** Goes on for so many days more. */
  readonly renewed?: number;
};

const demoContracts: readonly DemoContract[] = [
  {
    of: 'demo:CI-1',
    package: 'premium',
    signed: -338,
    ends: 27,
    amount: 1_450_000,
    amountService: 300_000,
    currency: 'XOF',
    late: 1,
    problem: { text: 'Le logo reçu est trop petit pour la bannière.', archived: true },
    observation: 'Préfère être appelé le matin.',
    report: true,
  },
  {
    of: 'demo:CI-2',
    package: 'visibility',
    signed: -360,
    ends: 5,
    amount: 480_000,
    amountService: 0,
    currency: 'XOF',
    soldOut: true,
    report: true,
  },
  {
    of: 'demo:KE-1',
    package: 'premium',
    signed: -150,
    ends: 215,
    amount: 96_000,
    amountService: 20_000,
    currency: 'KES',
    late: 2,
  },
  {
    of: 'demo:CI-3',
    package: 'article',
    signed: -90,
    ends: 275,
    amount: 250_000,
    amountService: 0,
    currency: 'XOF',
    late: 2,
    produced: false,
    problem: { text: 'Le client ne répond pas depuis deux semaines.', archived: false },
  },
  { of: 'demo:SN-1', package: 'visibility', signed: 6, ends: 370, amount: 420_000, amountService: 0, currency: 'XOF' },
  {
    of: 'demo:CI-4',
    package: 'visibility',
    signed: -390,
    ends: -25,
    amount: 390_000,
    amountService: 60_000,
    currency: 'XOF',
    soldOut: true,
  },
  {
    of: 'demo:CI-5',
    package: 'visibility',
    signed: -400,
    ends: -35,
    amount: 450_000,
    amountService: 0,
    currency: 'XOF',
    renewed: 365,
  },
];

/** Who does what of a contract on which day; told in the order of the days. */
type Step = [by: string, role: Role, day: string, command: Command, data: object];

/** Some contracts, so that the sales and production team sees its work. Seeded again, nothing is added. */
export const seedDemoContracts = async (sokoni: CommandContext, now = new Date()): Promise<void> => {
  const idOf = (name: string) => holderOf(sokoni, emailClaim(sokoni.accounts.access.secret, `${name}@sokoni.example`));
  const people = await Promise.all(['commercial', 'production', 'lead'].map(idOf));
  const [commercial, production, lead] = people;
  if (!commercial || !production || !lead) return; // somebody took the demo apart
  const companyIds = await reserveNumbers(
    sokoni.pool,
    'company',
    demoContracts.map(({ of }) => of),
  );
  const today = dayOf(now);

  // in the order in which they were signed: who is told of them reads the newest first
  const inOrder = [...demoContracts.entries()].toSorted(([, one], [, other]) => one.signed - other.signed);
  for (const [index, told] of inOrder) {
    const companyId = companyIds[index] ?? 0;
    const { state } = await stateOf(sokoni, company, companyStream(companyId));
    if (state.status === 'unregistered') continue;
    let turn = 0;
    const ask = (id: string, role: Role, day: string, command: Command, data: object) => {
      const commandId = uuidV5(`${told.of}/${command.name}/${turn++}`, ids);
      const actor: Actor = { id, role };
      const at = new Date(Math.min(now.getTime(), Date.parse(`${day}T09:30:00Z`) + turn * 60_000));
      return execute(sokoni, command, data, { commandId, actor, now: at, correlationId: commandId });
    };
    const [signatureDate, endDate] = [dayAfter(today, told.signed), dayAfter(today, told.ends)];
    const amounts = { amount: told.amount, amountService: told.amountService, amountCurrency: told.currency };
    const signing = signatureDate < today ? signatureDate : today;
    const { id } = await ask(commercial, 'commercial', signing, createContract as Command, {
      companyId,
      initialPackage: told.package,
      signatureDate,
      endDate,
      clientEmail: `client-${index + 1}@example.org`,
      userProduction: told.produced === false ? null : production,
      userProductionN1: lead,
      ...amounts,
    });
    const number = String(id);
    const signed = (await stateOf(sokoni, contract, contractStream(number))).state;
    if (signed.status !== 'signed') continue;
    const due = itemsOf(signed)
      .filter(({ scheduledDate }) => scheduledDate < today && scheduledDate <= endDate)
      .toSorted((a, b) => a.scheduledDate.localeCompare(b.scheduledDate));
    const late = told.late ?? 0;
    const steps: Step[] = [];
    const plan = (...step: Step): number => steps.push(step);
    for (const { itemId, scheduledDate: on } of due.slice(0, due.length - late)) {
      plan(production, 'production', on, retrieveItem, { itemId, on });
      plan(production, 'production', on, doItem, { itemId, on });
    }
    const [missed] = due.slice(due.length - late);
    if (late > 0 && missed) plan(lead, 'production_lead', today, setItemAlert, { itemId: missed.itemId, alert: true });
    if (told.observation)
      plan(commercial, 'commercial', dayAfter(signing, 3), addObservation, { text: told.observation });
    if (told.problem) {
      const on = dayAfter(signing, 20);
      plan(production, 'production', on, addProblem, { text: told.problem.text });
      if (told.problem.archived) plan(lead, 'production_lead', dayAfter(on, 4), archiveProblems, {});
    }
    if (told.report)
      plan(production, 'production', dayAfter(signing, 60), addReport, {
        title: 'Newsletter',
        nbRecipients: 4_210,
        nbUniqueOpening: 1_304,
        nbUniqueClicks: 168,
      });
    if (told.soldOut) plan(commercial, 'commercial', dayAfter(signing, 45), setSoldOut, { soldOut: true });
    if (told.renewed)
      plan(commercial, 'commercial', dayAfter(endDate, -12), renewContract, {
        initialPackage: told.package,
        endDate: dayAfter(endDate, told.renewed),
        ...amounts,
        options: [{ kind: 'newsletter', dates: [dayAfter(today, -3), dayAfter(today, 4), dayAfter(today, 88)] }],
      });
    for (const [by, role, day, command, data] of steps.toSorted((one, other) => one[2].localeCompare(other[2])))
      await ask(by, role, day, command, { number, ...data });
  }
};
