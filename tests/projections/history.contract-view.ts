import type { ContractViewEvent } from '#domain/contract/contract-views.events.ts';
import type { Told } from './engine.ts';
import { person } from './history.account.ts';

/** The lists of contracts that a few people keep, or no longer. */
export const contractViewHistory = (below: (most: number) => number): Told => {
  const one = <T>(of: readonly T[]): T => of[below(of.length)] as T;
  const accountId = person(below(12));
  const view = { accountId, viewId: `cccccccc-3c58-4d0e-9f5b-${String(below(6)).padStart(12, '0')}` };
  const event = one<ContractViewEvent>([
    {
      type: 'ContractViewKept',
      data: { ...view, name: one(['En retard', 'À Thiès']), filter: one(['late=yes', 'q=Thi%C3%A8s']) },
    },
    { type: 'ContractViewRemoved', data: view },
  ]);
  return { stream: `contractViews-${accountId}`, ...event };
};
