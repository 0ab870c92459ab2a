import type { z } from 'zod';
import { type ManagerCommand, managers, managersStream } from '#domain/account/managers.ts';
import { type Actor, isSignedIn } from '#domain/actor.ts';
import { refuse } from '#domain/company/company.rejections.ts';
import { type CompanyState, company, companyStream } from '#domain/company/company.ts';
import type { Envelope } from '#domain/envelope.ts';
import { type Log, stateOf } from '#infra/event-store/stream-state.ts';
import { type Limit, perHour } from '#infra/limits/limit.ts';
import { type Answer, type Command, command } from '../command.ts';
import { handle } from '../handle.ts';

/** For commands that send a mail to somebody. */
export const mailing: Limit = { burst: 20, perMinute: perHour(20) };

type Registered = Extract<CompanyState, { status: 'registered' }>;

/** Throws a `Rejection` unless the company exists; visitors need not see it yet. */
export const companyNow = async (log: Log, companyId: number): Promise<Registered> => {
  const { state } = await stateOf(log, company, companyStream(companyId));
  if (state.status === 'unregistered') throw refuse('unknown', {}, '/companyId');
  return state;
};

/** Hands a command to the people of the company that it names; its answer has the company's id. */
export const askManagers = async (log: Log, asked: ManagerCommand, envelope: Envelope): Promise<Answer> => {
  const { companyId } = asked.data;
  const { position } = await handle(log, managers, managersStream(companyId), asked, envelope);
  return { id: companyId, position };
};

/** A command about the managers of a company, which needs no other data. */
export const ofManagers = <S extends z.ZodObject>(
  name: string,
  type: ManagerCommand['type'],
  schema: S,
  allowedFor: (actor: Actor, data: z.infer<S> & { companyId: number; accountId: string }) => boolean,
  limit?: Limit,
): Command<S> =>
  command({
    context: 'account',
    name,
    schema,
    allowed: isSignedIn,
    allowedFor: (actor: Actor, data: z.infer<S>) => allowedFor(actor, data as never),
    ...(limit && { limit }),
    async handle(context, data, envelope) {
      const asked = { type, data } as ManagerCommand;
      await companyNow(context, asked.data.companyId);
      return askManagers(context, asked, envelope);
    },
  });
