import type { Pool } from 'pg';
import { v5 as uuidV5 } from 'uuid';
import { z } from 'zod';
import type { Actor } from '#domain/actor.ts';
import type { Envelope } from '#domain/envelope.ts';
import { Rejection } from '#domain/rejection.ts';
import { reserveNumbers } from '#infra/database/numbers.ts';
import { isAfter } from '#infra/event-store/event-store.ts';
import type { Log } from '#infra/event-store/stream-state.ts';
import type { CompanyFacts } from '../company-facts.ts';
import { companyToRegister, registerNumbered } from '../register-company.ts';
import type { Candidate } from './company-row.ts';
import { gate } from './gate.ts';
import { numberSet } from './number-set.ts';
import type { Problem } from './problem.ts';

const importedCommands = '6d8f2c1e-98d5-4f2b-8d0c-3a1f5e7b9c24';

export type Outcome = {
  registered(candidate: Candidate): void;
  alreadyThere(candidate: Candidate): void;
  refused(candidate: Candidate, problem: Problem): void;
};

export type Registration = {
  readonly pool: Pool;
  readonly log: Log;
  readonly facts: CompanyFacts;
  readonly source: string;
  readonly actor: Actor;
  readonly correlationId: string;
  /** How many companies may be stored at the same time; enough to fill each flush of the log. */
  readonly inFlight?: number;
};

/** The problem of a row that the command refused; its column is the field's name. Throws any other error again. */
const problemOf = (error: unknown): Problem => {
  if (error instanceof Rejection) {
    const { code, values, pointer } = error;
    return { column: pointer?.split('/').at(-1) ?? null, code, values: values as Problem['values'] };
  }
  if (error instanceof z.ZodError) {
    const [issue] = error.issues;
    return {
      column: String(issue?.path.at(-1) ?? ''),
      code: 'import.invalid',
      values: { path: issue?.path.join('.') ?? '', text: issue?.message ?? '' },
    };
  }
  throw error;
};

/**
 * Registers companies with the command of the web, many at once. Their ids are reserved in the order of the rows. Id
 * and command id depend only on the source and the id there: after an interruption, the same import registers the same
 * companies under the same ids, once.
 */
export const registrar = async (registration: Registration, outcome: Outcome) => {
  const { pool, log, facts, source, actor, correlationId, inFlight = 768 } = registration;
  const before = await log.store.head();
  const seen = numberSet();
  const door = gate(inFlight);
  let failure: unknown;

  const envelopeOf = (key: string, now: Date): Envelope => ({
    commandId: uuidV5(key, importedCommands),
    actor,
    now,
    correlationId,
  });

  const register = async (candidate: Candidate, number: number, data: Prepared['data'], envelope: Envelope) => {
    try {
      const { position, events } = await registerNumbered(log, number, data, envelope, { assumeNew: true });
      if (events.length > 0 && position !== null && isAfter(position, before)) outcome.registered(candidate);
      else outcome.alreadyThere(candidate);
    } catch (error) {
      try {
        outcome.refused(candidate, problemOf(error));
      } catch (fault) {
        failure ??= fault;
      }
    } finally {
      door.leave();
    }
  };

  type Prepared = { readonly candidate: Candidate; readonly envelope: Envelope; readonly key: string } & {
    readonly data: Awaited<ReturnType<typeof companyToRegister>>;
  };

  const prepare = async (candidate: Candidate, now: Date): Promise<Prepared[]> => {
    const key = `${source}:${candidate.sourceId}`;
    const envelope = envelopeOf(key, now);
    try {
      return [{ candidate, key, envelope, data: await companyToRegister(facts, candidate.company, envelope) }];
    } catch (error) {
      outcome.refused(candidate, problemOf(error));
      return [];
    }
  };

  const dispatch = async (prepared: readonly Prepared[], numbers: readonly number[]): Promise<void> => {
    for (const [index, { candidate, data, envelope }] of prepared.entries()) {
      const number = numbers[index] as number;
      if (!seen.add(number)) {
        outcome.refused(candidate, {
          column: 'id',
          code: 'import.twice-in-file',
          values: { id: candidate.sourceId },
        });
        continue;
      }
      await door.enter();
      if (failure) return door.leave();
      void register(candidate, number, data, envelope);
    }
  };
  let dispatched = Promise.resolve();

  return {
    /** Adds companies; waits when they cannot be stored fast enough. Throws when the store fails. */
    async add(candidates: readonly Candidate[]): Promise<void> {
      const now = new Date();
      const prepared = (await Promise.all(candidates.map((candidate) => prepare(candidate, now)))).flat();
      const keys = prepared.map(({ key }) => key);
      const numbers = await reserveNumbers(pool, 'company', keys); // while those before are being stored
      await dispatched;
      if (failure) throw failure;
      dispatched = dispatch(prepared, numbers);
      dispatched.catch(() => {}); // thrown where it is awaited
    },
    /** Waits until every company that was added is stored or refused. */
    async done(): Promise<void> {
      await dispatched;
      await door.empty();
      if (failure) throw failure;
    },
  };
};
