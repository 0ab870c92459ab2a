import { type RawBuilder, sql } from 'kysely';
import type { Bilingual } from '#domain/text.ts';

type Part = 'comment' | 'appeal' | 'reply';

/** What was written, out of the row of who wrote it; nothing once that person is forgotten. */
export const wordsIn = (person: string, part: Part): RawBuilder<string | null> =>
  sql<string | null>`${sql.ref(`${person}.words`)} ->> (review.id || ${`/${part}`})`;

export const explanationIn = (person: string): RawBuilder<Partial<Bilingual> | null> =>
  sql<Partial<Bilingual> | null>`${sql.ref(`${person}.words`)} -> (review.id || '/explanation')`;

type Named = { readonly firstname: string | null; readonly lastname: string | null };

/** How an author is called in public: the first name, and a letter of the last. */
export const publicName = ({ firstname, lastname }: Named): string | null =>
  firstname && [firstname, lastname && `${[...lastname][0]?.toLocaleUpperCase()}.`].filter(Boolean).join(' ');
