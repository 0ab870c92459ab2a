import { sql } from 'kysely';
import type { Database } from '#infra/database/database.ts';
import { contracts } from '#projections/contract/contracts.ts';
import { readModel } from '#projections/projection.ts';

/** A contract of which only its stub is left. */
export type DeletedContract = {
  readonly number: string;
  /** When it was deleted. ISO 8601. */
  readonly at: string;
};

/** A whole number, or its count: all that people note of one. */
const numberLike = /^([A-Z]{2}-\d{4}-)?\d{4,8}$/;
const limit = 5;

/** Returns the deleted contracts that a search names by their number or the count at its end, the newest first. */
export const deletedContracts = async (db: Database, q = ''): Promise<readonly DeletedContract[]> => {
  const number = q.trim().toUpperCase();
  if (!numberLike.test(number)) return [];
  return readModel(db, contracts)
    .selectFrom('deleted')
    .select(['number', 'at'])
    .where(sql<boolean>`right(number, ${number.length}) = ${number}`)
    .orderBy('at', 'desc')
    .limit(limit)
    .execute();
};
