import { isAdministrator } from '../actor.ts';

/** Who may change the gazetteer: its countries, cities and districts. */
export const mayKeepGazetteer = isAdministrator;
