import type { Pool } from 'pg';
import { dayMs } from '#domain/calendar.ts';
import { personKeys, seal, unseal } from '../keys/person-keys.ts';

/** What somebody typed in a form and did not send yet, by field and place among fields of the same name. */
export type FormDraft = {
  readonly typed: readonly (readonly [name: string, nth: number, value: string])[];
  /** The version of what is saved, over which it was typed. */
  readonly version: string;
  /** When it was typed, in ms since the epoch. */
  readonly at: number;
};

/** In days: as long as the device keeps it. */
export const formDraftDays = 7;

/** The forms of one account; the oldest gives way. */
const mostForms = 100;

const boundTo = (account: string, form: string): string => `form-draft/${account}/${form}`;

type Row = { form: string; sealed: string };
type NamedDraft = FormDraft & { readonly form: string };

const opened = async (pool: Pool, account: string, rows: readonly Row[]): Promise<readonly NamedDraft[]> => {
  const key = rows.length > 0 && (await personKeys(pool).find([account])).get(account);
  if (!key) return [];
  return rows.map(({ form, sealed }) => ({ form, ...(unseal(key, boundTo(account, form), sealed) as FormDraft) }));
};

/** Drafts of forms that go with an account from device to device, sealed under the person's key. */
export const formDrafts = (pool: Pool) => ({
  async keep(account: string, form: string, draft: FormDraft, now: Date): Promise<void> {
    const key = await personKeys(pool).keyFor(account);
    await pool.query(
      `insert into access.form_draft (account, form, sealed, at) values ($1, $2, $3, $4)
       on conflict (account, form) do update set sealed = excluded.sealed, at = excluded.at`,
      [account, form, seal(key, boundTo(account, form), draft), now],
    );
    await pool.query(
      `delete from access.form_draft where account = $1 and form in (
         select form from access.form_draft where account = $1 order by at desc offset $2)`,
      [account, mostForms],
    );
  },

  /** What is kept of those forms, by their names. */
  async find(account: string, forms: readonly string[], now: Date): Promise<ReadonlyMap<string, FormDraft>> {
    const { rows } = await pool.query<Row>(
      'select form, sealed from access.form_draft where account = $1 and form = any($2) and at > $3',
      [account, forms, new Date(now.getTime() - formDraftDays * dayMs)],
    );
    return new Map((await opened(pool, account, rows)).map(({ form, ...draft }) => [form, draft]));
  },

  /** All that are kept of a person, for the copy of their data. */
  async all(account: string): Promise<readonly NamedDraft[]> {
    const { rows } = await pool.query<Row>(
      'select form, sealed from access.form_draft where account = $1 order by at',
      [account],
    );
    return opened(pool, account, rows);
  },

  async drop(account: string, form: string): Promise<void> {
    await pool.query('delete from access.form_draft where account = $1 and form = $2', [account, form]);
  },
});
