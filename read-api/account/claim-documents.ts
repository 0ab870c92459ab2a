import { mayReadClaimDocuments } from '#domain/account/account.permissions.ts';
import type { Actor } from '#domain/actor.ts';
import type { Database } from '#infra/database/database.ts';
import { type ClaimDocumentRow, companyAccess } from '#projections/account/company-access.ts';
import { readModel } from '#projections/projection.ts';

/** The papers that a person sent with requests to manage pages. */
export const ownClaimDocuments = async (db: Database, account: string): Promise<readonly ClaimDocumentRow[]> => {
  const rows = await readModel(db, companyAccess)
    .selectFrom('request')
    .select('documents')
    .where('account', '=', account)
    .execute();
  return rows.flatMap(({ documents }) => documents);
};

type Asked = { readonly company: number; readonly account: string; readonly document: string };

/** The id of the file of a paper, for whoever sent it and for those who decide; null for everyone else. */
export const claimDocument = async (
  db: Database,
  { company, account, document }: Asked,
  viewer: Actor,
): Promise<string | null> => {
  if (!mayReadClaimDocuments(viewer, account)) return null;
  const row = await readModel(db, companyAccess)
    .selectFrom('request')
    .select('documents')
    .where('company', '=', company)
    .where('account', '=', account)
    .executeTakeFirst();
  return row?.documents.find(({ id }) => id === document)?.file ?? null;
};
