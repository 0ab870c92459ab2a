import { isAdministrator, oneOf } from '../actor.ts';

/**
 * Who may read the log of everything. Production leads delete contracts for good, and find there what stays of them; they
 * see nobody's name or address (2026-11).
 */
export const mayReadAudit = oneOf('production_lead', 'admin', 'superadmin');
export const maySeePersonalFields = isAdministrator;
export const mayExportAudit = isAdministrator;
