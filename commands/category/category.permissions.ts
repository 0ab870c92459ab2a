import type { Actor } from '#domain/actor.ts';

/** The tree of categories is kept by administrators. */
export const mayDefineCategories = ({ role }: Actor): boolean => role === 'admin' || role === 'superadmin';
