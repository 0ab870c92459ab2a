import type { Command } from '../command.ts';
import { askAlert } from './ask-alert.ts';
import { stopAlert } from './stop-alert.ts';

export const alertCommands: readonly Command[] = [askAlert, stopAlert];
