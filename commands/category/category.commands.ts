import type { Command } from '../command.ts';
import { defineCategories } from './define-categories.ts';

/** Everything that can be asked of the tree of categories. */
export const categoryCommands: readonly Command[] = [defineCategories];
