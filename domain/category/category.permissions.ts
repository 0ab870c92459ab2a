import { isAdministrator } from '../actor.ts';

export const mayDefineCategories = isAdministrator;
