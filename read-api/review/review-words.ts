import { type RawBuilder, sql } from 'kysely';
import type { Bilingual } from '#domain/text.ts';

type Part = 'comment' | 'appeal' | 'reply';

/** Returns the SQL for a text, from the row of its author; null once that person is erased. */
export const wordsIn = (person: string, part: Part): RawBuilder<string | null> =>
  sql<string | null>`${sql.ref(`${person}.words`)} ->> (review.id || ${`/${part}`})`;

/** Returns the SQL for the explanation of a refusal, in the languages that it was written in. */
export const explanationIn = (person: string): RawBuilder<Partial<Bilingual> | null> =>
  sql<Partial<Bilingual> | null>`${sql.ref(`${person}.words`)} -> (review.id || '/explanation')`;

type Named = { readonly firstname: string | null; readonly lastname: string | null };

/** Returns an author's public name: the first name and the initial of the last name. */
export const publicName = ({ firstname, lastname }: Named): string | null =>
  firstname && [firstname, lastname && `${[...lastname][0]?.toLocaleUpperCase()}.`].filter(Boolean).join(' ');
