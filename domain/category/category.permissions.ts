import { isAdministrator } from '../actor.ts';

/** The tree of categories is kept by administrators. */
export const mayDefineCategories = isAdministrator;
