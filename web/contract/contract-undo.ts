import type { ContractAct } from './contract-acts.ts';

/** What takes something back with one press. */
export const undoOf: Partial<Readonly<Record<ContractAct, ContractAct>>> = {
  do: 'undo',
  undo: 'do',
  retrieve: 'unretrieve',
  unretrieve: 'retrieve',
  alert: 'calm',
  calm: 'alert',
  share: 'unshare',
  unshare: 'share',
  paid: 'unpaid',
  unpaid: 'paid',
};
