import { z } from 'zod';
import { accountId } from '../account-id.ts';
import { type EventOf, event, personal } from '../event.ts';
import { line } from '../text.ts';

export const contractViewName = line(40);
/** The end of the list's address: `late=yes&state=ending`. It may hold the name of a company that somebody looks for. */
export const contractViewFilter = z
  .string()
  .max(1000)
  .regex(/^[\w*.~%+&=-]+$/);

export const contractViewEvents = {
  /** Somebody of the team keeps a narrowed list of contracts under a name; told again of one list, it says it anew. */
  ContractViewKept: event(
    z.object({
      accountId,
      viewId: z.uuid(),
      name: personal(contractViewName, 'accountId'),
      filter: personal(contractViewFilter, 'accountId'),
    }),
  ),
  ContractViewRemoved: event(z.object({ accountId, viewId: z.uuid() })),
};

export type ContractViewEvent = EventOf<typeof contractViewEvents>;
