import { z } from 'zod';
import { mayReadContracts } from '#domain/contract/contract.permissions.ts';
import { contractViewFilter, contractViewName } from '#domain/contract/contract-views.events.ts';
import { type ContractViewCommand, contractViews, contractViewsStream } from '#domain/contract/contract-views.ts';
import type { Envelope } from '#domain/envelope.ts';
import type { Log } from '#infra/event-store/stream-state.ts';
import { command } from '../command.ts';
import { handle } from '../handle.ts';
import { idIn } from './of-contract.ts';

const ask = async (log: Log, asked: ContractViewCommand, envelope: Envelope) => {
  const { position } = await handle(log, contractViews, contractViewsStream(envelope.actor.id), asked, envelope);
  return { position };
};

/** Keeps a narrowed list of contracts under a name, for the person who asks alone. */
export const keepContractView = command({
  context: 'contract',
  name: 'keep-view',
  schema: z.object({ name: contractViewName, filter: contractViewFilter }),
  allowed: mayReadContracts,
  handle: (log, view, envelope) =>
    ask(
      log,
      { type: 'KeepContractView', data: { accountId: envelope.actor.id, viewId: idIn(envelope, 'view'), ...view } },
      envelope,
    ),
});

/** Gives a kept list another name, or another list to the name. */
export const changeContractView = command({
  context: 'contract',
  name: 'change-view',
  schema: z.object({ viewId: z.uuid(), name: contractViewName.optional(), filter: contractViewFilter.optional() }),
  allowed: mayReadContracts,
  handle: (log, { viewId, name, filter }, envelope) =>
    ask(
      log,
      {
        type: 'ChangeContractView',
        data: { accountId: envelope.actor.id, viewId, ...(name && { name }), ...(filter && { filter }) },
      },
      envelope,
    ),
});

export const removeContractView = command({
  context: 'contract',
  name: 'remove-view',
  schema: z.object({ viewId: z.uuid() }),
  allowed: mayReadContracts,
  handle: (log, { viewId }, envelope) =>
    ask(log, { type: 'RemoveContractView', data: { accountId: envelope.actor.id, viewId } }, envelope),
});
