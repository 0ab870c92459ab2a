import type { Actor } from '../actor.ts';
import type { Language } from '../text.ts';

/** Who looks at a page: an actor with what pages show of it. */
export type Viewer = Actor & {
  /** First and last name; nothing once the person is forgotten. */
  readonly displayName: string | null;
  readonly language: Language;
  readonly confirmed: boolean;
  readonly session: string;
  /** The administrator who acts as this person for a while. */
  readonly impersonatedBy: string | null;
  /** Staff whose account is not safe enough to act as such: until it is, they are members like any other. */
  readonly mustStrengthen: boolean;
};
