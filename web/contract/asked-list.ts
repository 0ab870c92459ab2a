import type { Viewer } from '#domain/account/viewer.ts';
import type { ReadApi } from '#read-api/read-api.ts';
import { addressOf } from '../page/address-of.ts';

/** What the list of contracts is narrowed by: as its address says, or else to the reader's own work. */
export const askedList = (request: Request, api: Pick<ReadApi, 'ownContractsFilter'>, viewer: Viewer) => {
  const typed = Object.fromEntries(addressOf(request).searchParams);
  const mine = api.ownContractsFilter(viewer);
  const { all: _, changes, ...asked } = Object.keys(typed).length > 0 ? typed : mine;
  return { asked, mine, changes };
};
