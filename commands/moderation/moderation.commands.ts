import type { Command } from '../command.ts';
import { batchCommands } from './decide-batch.ts';
import { reportDecisions } from './decide-report.ts';
import { fileReport } from './file-report.ts';
import { problemCommands } from './problems.ts';
import { requestFileCommands } from './request-files.ts';

export const moderationCommands: readonly Command[] = [
  fileReport,
  ...reportDecisions,
  ...batchCommands,
  ...problemCommands,
  ...requestFileCommands,
];
