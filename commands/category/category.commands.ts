import type { Command } from '../command.ts';
import { defineCategories } from './define-categories.ts';

export const categoryCommands: readonly Command[] = [defineCategories];
