import { isAdministrator } from '../actor.ts';

/** The gazetteer is kept by administrators. */
export const mayKeepGazetteer = isAdministrator;
