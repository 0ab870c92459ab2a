import type { Actor } from '../actor.ts';
import type { Language } from '../language.ts';

/** The person who looks at a page: the actor, and what pages show of them. */
export type Viewer = Actor & {
  /** First and last name; null once the person is forgotten. */
  readonly displayName: string | null;
  readonly language: Language;
  readonly confirmed: boolean;
  readonly session: string;
  /** The administrator who acts as this person for a while; null otherwise. */
  readonly impersonatedBy: string | null;
  /** True for staff whose account is not secure enough; until it is, they have only the rights of a member. */
  readonly mustStrengthen: boolean;
};
