import { mayDeclareSame } from '#domain/company/company.permissions.ts';
import { refuse } from '#domain/company/company.rejections.ts';
import { company, companyStream, isPublic } from '#domain/company/company.ts';
import { sameCompanyEvents } from '#domain/company/same-company.events.ts';
import type { Standing } from '#domain/company/same-company.ts';
import type { Envelope } from '#domain/envelope.ts';
import { type Log, stateOf } from '#infra/event-store/stream-state.ts';
import { type Command, command } from '../command.ts';
import { handle } from '../handle.ts';
import { partOf } from '../part-of.ts';
import { editing } from './edit-company.ts';

const standingOf = async (log: Log, id: number): Promise<Standing> => {
  const { state } = await stateOf(log, company, companyStream(id));
  if (state.status === 'unregistered') return 'unknown';
  if (state.same) return 'moved';
  return isPublic(state) ? 'public' : 'hidden';
};

const undo = (log: Log, companyId: number, envelope: Envelope) =>
  handle(log, company, companyStream(companyId), { type: 'UndoSameCompany', data: { companyId } }, envelope);

/** Says that the page of `companyId` is of the same company as the page that `stays`, to which it then leads. */
export const declareSameCompany = command({
  context: 'company',
  name: 'declare-same-company',
  schema: sameCompanyEvents.SameCompanyDeclared.schema,
  allowed: mayDeclareSame,
  async handle({ store, codec }, data, envelope) {
    const log = { store, codec };
    const saying = {
      type: 'DeclareSameCompany',
      data: { ...data, standing: await standingOf(log, data.stays) },
    } as const;
    const { position, events } = await handle(log, company, companyStream(data.companyId), saying, envelope);
    // somebody may have said the opposite in the same moment: then neither leads to the other
    if (events.length > 0 && (await standingOf(log, data.stays)) === 'moved') {
      await undo(log, data.companyId, partOf(envelope, 'undo'));
      throw refuse('same-stays-moved', {}, '/stays');
    }
    return { id: data.companyId, position };
  },
});

export const undoSameCompany = editing(company)(
  'undo-same-company',
  'UndoSameCompany',
  sameCompanyEvents.SameCompanyUndone.schema.omit({ stays: true }),
  { allowed: mayDeclareSame },
);

/** The commands that join two pages of one company, or part them again. */
export const sameCompanyCommands: readonly Command[] = [declareSameCompany, undoSameCompany];
