import { z } from 'zod';
import { mayChangeNumbers } from '#domain/company/company.permissions.ts';
import { type NumberingPlan, numberingPlans, planNamed } from '#domain/company/numbering-plans.ts';
import { numbersChangeEvents } from '#domain/company/numbers-change.events.ts';
import { numbersChange, numbersChangeStream } from '#domain/company/numbers-change.ts';
import { type Command, type CommandContext, command } from '../command.ts';
import { handle } from '../handle.ts';
import { runNumbersChange } from './run-numbers-change.ts';

const plan = z.enum(numberingPlans.map(({ name }) => name));

/** Runs it after the answer is sent; `numbers-changed.reactor.ts` finishes what a stopped process leaves. */
const run = (context: CommandContext, numbers: NumberingPlan): void => {
  runNumbersChange(context, numbers).catch((error: unknown) =>
    console.error(`the change of numbers ${numbers.name} was cut short`, error),
  );
};

/** Gives all old numbers of a country their new form, or takes that back. */
export const changeNumbers = command({
  context: 'company',
  name: 'change-numbers',
  schema: z.object({ plan, way: numbersChangeEvents.NumbersChangeAsked.schema.shape.way }),
  allowed: mayChangeNumbers,
  async handle(context, data, envelope) {
    const stream = numbersChangeStream(data.plan);
    const { position } = await handle(context, numbersChange, stream, { type: 'AskNumbersChange', data }, envelope);
    run(context, planNamed(data.plan));
    return { id: data.plan, position };
  },
});

/** Goes on at once with what a stopped process left. */
export const resumeNumbersChange = command({
  context: 'company',
  name: 'resume-numbers-change',
  schema: z.object({ plan }),
  allowed: mayChangeNumbers,
  async handle(context, data) {
    run(context, planNamed(data.plan));
    return { id: data.plan, position: null };
  },
});

export const numbersChangeCommands: readonly Command[] = [changeNumbers, resumeNumbersChange];
