import { v5 as uuidV5 } from 'uuid';
import type { z } from 'zod';
import { account, accountStream } from '#domain/account/account.ts';
import type { Actor, Role } from '#domain/actor.ts';
import type { ContractCommand } from '#domain/contract/contract.commands.ts';
import type { ContractEvent } from '#domain/contract/contract.events.ts';
import { contract } from '#domain/contract/contract.ts';
import { contractStream } from '#domain/contract/contract-state.ts';
import type { Envelope } from '#domain/envelope.ts';
import { eventIds } from '#infra/event-store/event-id.ts';
import { type Log, stateOf } from '#infra/event-store/stream-state.ts';
import { type Command, command } from '../command.ts';
import { type Handled, handle } from '../handle.ts';

/** An id that follows from the command, so that one that is repeated gives the same. */
export const idIn = ({ commandId }: Envelope, part: string): string => uuidV5(`${commandId}/${part}`, eventIds);

/** Hands a command to the contract of that number. */
export const askContract = (
  log: Log,
  number: string,
  asked: ContractCommand,
  envelope: Envelope,
): Promise<Handled<ContractEvent>> => handle(log, contract, contractStream(number), asked, envelope);

/** The role of a person who is chosen for a contract; null for nobody, and for an account that cannot sign in. */
export const roleOf = async (log: Log, accountId: string | null): Promise<Role | null> => {
  if (accountId === null) return null;
  const { state } = await stateOf(log, account, accountStream(accountId));
  return state.status === 'open' && !state.blocked ? state.role : null;
};

type Numbered = { readonly number: string };

/** A command about the contract of a number, by those whom `allowed` allows. `to` makes of its data what is decided. */
export const ofContract = <S extends z.ZodType<Numbered>>(
  name: string,
  schema: S,
  allowed: (actor: Actor) => boolean,
  to: (data: z.infer<S>, envelope: Envelope, log: Log) => ContractCommand | Promise<ContractCommand>,
): Command<S> =>
  command({
    context: 'contract',
    name,
    schema,
    allowed,
    async handle({ store, codec }, data, envelope) {
      const log = { store, codec };
      const { position } = await askContract(log, data.number, await to(data, envelope, log), envelope);
      return { id: data.number, position };
    },
  });
