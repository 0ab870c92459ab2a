import { z } from 'zod';
import { categoryEvents } from '#domain/category/category.events.ts';
import { mayDefineCategories } from '#domain/category/category.permissions.ts';
import { categories, categoriesStream } from '#domain/category/category.ts';
import { command } from '../command.ts';
import { handle } from '../handle.ts';

export const defineCategories = command({
  context: 'category',
  name: 'define-categories',
  schema: z.object({ categories: z.array(categoryEvents.CategoryDefined.schema).max(5000) }),
  allowed: mayDefineCategories,
  async handle(context, data, envelope) {
    const definition = { type: 'DefineCategories', data } as const;
    const { position, events } = await handle(context, categories, categoriesStream, definition, envelope);
    return { position, created: events.length > 0 };
  },
});
