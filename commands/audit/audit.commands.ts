import type { Command } from '../command.ts';
import { exportAudit } from './export-audit.ts';
import { readAudit } from './read-audit.ts';

/** Sent by the audit page and the routes beside it: both answer more than a position. */
export const auditCommands: readonly Command[] = [readAudit, exportAudit];
