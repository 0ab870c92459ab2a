import type { Command } from '../command.ts';
import { askAlert } from './ask-alert.ts';
import { stopAlert } from './stop-alert.ts';

/** Everything that can be asked about alerts. */
export const alertCommands: readonly Command[] = [askAlert, stopAlert];
