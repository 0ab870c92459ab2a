import type { Command } from '../command.ts';
import { exportAudit } from './export-audit.ts';
import { exportClientEmails } from './export-client-emails.ts';
import { exportContractLog } from './export-contract-log.ts';
import { exportContracts } from './export-contracts.ts';
import { exportSales } from './export-sales.ts';
import { readAudit } from './read-audit.ts';

/** Sent by the pages of the audit, the sales and the contracts and the routes beside them: each answers more than a position. */
export const auditCommands: readonly Command[] = [
  readAudit,
  exportAudit,
  exportSales,
  exportClientEmails,
  exportContracts,
  exportContractLog,
];
