import type { z } from 'zod';
import { mayEditCompany, mayEditSomeCompany } from '#domain/company/company.permissions.ts';
import { companyStream } from '#domain/company/company.ts';
import type { Decider, Message } from '#domain/decider.ts';
import type { Envelope } from '#domain/envelope.ts';
import type { Log } from '#infra/event-store/stream-state.ts';
import { type Answer, type Command, command } from '../command.ts';
import { handle } from '../handle.ts';

type OfCompany = Message & { readonly data: { readonly companyId: number } };

/**
 * Hands a command to one of the deciders that read a company's stream. Answers with `id` where something of the company
 * was made (a product, a job), else with the company's number.
 */
export const toCompany =
  <C extends OfCompany, E extends Message, S>(decider: Decider<C, E, S>) =>
  async (log: Log, asked: C, envelope: Envelope, id?: number): Promise<Answer> => {
    const { companyId } = asked.data;
    const { position, events } = await handle(log, decider, companyStream(companyId), asked, envelope);
    return { id: id ?? companyId, position, ...(id !== undefined && { created: events.length > 0 }) };
  };

/** Whose company it is: staff edit any, managers their own. */
export const edits = { context: 'company', allowed: mayEditSomeCompany, allowedFor: mayEditCompany } as const;

type Rule = Partial<Pick<Command<z.ZodType<{ companyId: number }>>, 'allowed' | 'allowedFor'>>;

/**
 * The commands that `decider` decides on their data alone: each is a name, the type of the decider's command and a
 * schema. Whoever may edit the company may send them, unless `rule` says who.
 */
export const editing =
  <C extends OfCompany, E extends Message, S>(decider: Decider<C, E, S>) =>
  <Schema extends z.ZodType<{ companyId: number }>>(
    name: string,
    type: C['type'],
    schema: Schema,
    rule: Rule = edits,
  ): Command<Schema> =>
    command({
      context: 'company',
      name,
      schema,
      allowed: rule.allowed ?? mayEditSomeCompany,
      ...(rule.allowedFor && { allowedFor: rule.allowedFor }),
      handle: ({ store, codec }, data, envelope) =>
        toCompany(decider)({ store, codec }, { type, data } as unknown as C, envelope),
    });
