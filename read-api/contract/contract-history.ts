import { z } from 'zod';
import type { ContractEvent } from '#domain/contract/contract.events.ts';
import { contract } from '#domain/contract/contract.ts';
import { type ContractState, contractStream } from '#domain/contract/contract-state.ts';
import { stateAfter } from '#domain/decider.ts';
import { eventsOf, type Log } from '#infra/event-store/stream-state.ts';

/** A day (until its end, in UTC), a moment, or `signed` for the contract as it was signed. */
export const asOf = z.union([z.literal('signed'), z.iso.date(), z.iso.datetime()]);

/** A step of a contract, with the states around it. */
export type Step = {
  readonly event: ContractEvent;
  readonly before: ContractState;
  readonly after: ContractState;
  /** 1 for the first. */
  readonly version: number;
  readonly at: string;
  /** The id of the account, or `operator`. */
  readonly by: string;
};

const isWithin = ({ version, at }: Pick<Step, 'version' | 'at'>, until: string): boolean => {
  if (until === 'signed') return version === 1;
  return Date.parse(at) <= Date.parse(until.length === 10 ? `${until}T23:59:59.999Z` : until);
};

/**
 * Reads a contract from its stream, step by step; up to `until` when it is given. Empty for a number that no contract
 * has. There is no table beside it: what it was on any day is the same fold (2026-11).
 */
export const contractHistory = async (log: Log, number: string, until?: string): Promise<readonly Step[]> => {
  const steps: Step[] = [];
  let before = contract.initial;
  for (const { type, data, metadata, revision } of await eventsOf(log, contractStream(number))) {
    const event = { type, data } as ContractEvent;
    const after = stateAfter(contract, [event], before);
    const step = { event, before, after, version: revision + 1, at: metadata.at, by: metadata.actor };
    if (until === undefined || isWithin(step, until)) steps.push(step);
    before = after;
  }
  return steps;
};
