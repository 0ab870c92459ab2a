import type { Actor } from '#domain/actor.ts';

/** The gazetteer is kept by administrators. */
export const mayKeepGazetteer = ({ role }: Actor): boolean => role === 'admin' || role === 'superadmin';
