import { mayNoteNumberProblem } from '#domain/company/company.permissions.ts';
import { numberProblemEvents } from '#domain/company/number-problem.events.ts';
import { numberProblems } from '#domain/company/number-problems.ts';
import { type Command, command } from '../command.ts';
import { editing, toCompany } from './edit-company.ts';

const { NumberProblemNoted: noted, NumberProblemResolved: resolved } = numberProblemEvents;

export const noteNumberProblem = command({
  context: 'company',
  name: 'note-number-problem',
  schema: noted.schema.extend({ note: noted.schema.shape.note.default(null) }),
  allowed: mayNoteNumberProblem,
  handle: ({ store, codec }, data, envelope) =>
    toCompany(numberProblems)({ store, codec }, { type: 'NoteNumberProblem', data }, envelope),
});

export const resolveNumberProblem = editing(numberProblems)(
  'resolve-number-problem',
  'ResolveNumberProblem',
  resolved.schema,
);

/** The commands about numbers that do not work. */
export const numberProblemCommands: readonly Command[] = [noteNumberProblem, resolveNumberProblem];
