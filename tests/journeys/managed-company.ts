import type { FreshDatabase } from '#tests/postgres.ts';

export type ManagedCompany = { readonly id: number; readonly slug: string };

/** The company of the demo that its `manager` and its `editor` edit. */
export const managedCompany = async ({ pool }: FreshDatabase): Promise<ManagedCompany> => {
  const { rows } = await pool.query<ManagedCompany>(
    `select (data->>'companyId')::int as id, data->>'slug' as slug from event_store.event
      where type = 'CompanyRegistered' and data->'source'->>'id' = 'CI-1'`,
  );
  const [found] = rows;
  if (!found) throw new Error('The demo has no company that its manager manages');
  return found;
};
