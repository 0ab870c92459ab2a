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
 * Hands a command to one of the deciders that read a company's stream. The answer has `id` when the command makes
 * something with an id of its own (a product, a job), else the company's id.
 */
export const toCompany =
  <C extends OfCompany, E extends Message, S>(decider: Decider<C, E, S>) =>
  async (log: Log, command: C, envelope: Envelope, id?: number): Promise<Answer> => {
    const { companyId } = command.data;
    const { position, events } = await handle(log, decider, companyStream(companyId), command, envelope);
    return { id: id ?? companyId, position, ...(id !== undefined && { created: events.length > 0 }) };
  };

/** Who may edit: the rules of `mayEditCompany`. */
export const edits = { context: 'company', allowed: mayEditSomeCompany, allowedFor: mayEditCompany } as const;

type Rule = Partial<Pick<Command<z.ZodType<{ companyId: number }>>, 'allowed' | 'allowedFor'>>;

/**
 * Makes commands that `decider` decides without other data: each has a name, the type of the decider's command and a
 * schema. People who may edit the company may send them, unless `rule` says otherwise.
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
