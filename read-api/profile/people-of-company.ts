import { sql } from 'kysely';
import type { Database } from '#infra/database/database.ts';
import { profiles } from '#projections/profile/profiles.ts';
import { readModel } from '#projections/projection.ts';
import { shownTo } from './shown-profile.ts';

/** Someone who works for a company, and as what. */
export type PersonOfCompany = { readonly id: string; readonly name: string; readonly post: string };

const most = 12;

/**
 * Returns who works for a company today, those who have been there longest first: people whose profile says so to
 * everyone, search engines included, and whom the company has confirmed.
 */
export const peopleOf = async (db: Database, companyId: number): Promise<readonly PersonOfCompany[]> => {
  const rows = await readModel(db, profiles)
    .selectFrom('profile')
    .selectAll()
    .where(
      sql<boolean>`experiences @> ${JSON.stringify([{ confirmation: { companyId, status: 'confirmed' } }])}::jsonb`,
    )
    .where('blocked', '=', false)
    .where('level', '!=', 'blacklisted')
    .limit(100)
    .execute();
  return rows
    .flatMap((row) => {
      const { id, name, searchEngines, experiences } = shownTo(row, 'everyone');
      const posts = experiences.filter(
        ({ confirmed, endDate }) => confirmed?.companyId === companyId && endDate === null,
      );
      const [now] = posts.toSorted((a, b) => b.startDate.localeCompare(a.startDate));
      const said = [name?.firstname, name?.lastname].filter(Boolean).join(' ');
      return now && said && searchEngines ? [{ id, name: said, post: now.name, since: now.startDate }] : [];
    })
    .toSorted((a, b) => a.since.localeCompare(b.since) || a.id.localeCompare(b.id))
    .slice(0, most)
    .map(({ since: _, ...person }) => person);
};
