import { type Actor, manages } from '#domain/actor.ts';
import { mayReadContracts } from '#domain/contract/contract.permissions.ts';
import { contract } from '#domain/contract/contract.ts';
import { contractStream } from '#domain/contract/contract-state.ts';
import { type Log, stateOf } from '#infra/event-store/stream-state.ts';

/**
 * Returns the id of the file of an attachment: for the team that reads contracts, and for the managers of the company
 * where it is shared with them. Null for everyone else, and for what is not there.
 */
export const contractAttachment = async (
  log: Log,
  number: string,
  attachmentId: string,
  viewer: Actor,
): Promise<string | null> => {
  const { state } = await stateOf(log, contract, contractStream(number));
  if (state.status !== 'signed') return null;
  const found = state.attachments.find((one) => one.attachmentId === attachmentId);
  if (!found) return null;
  const isSeen = mayReadContracts(viewer) || (found.shared && manages(viewer, state.companyId));
  return isSeen ? found.file.id : null;
};
