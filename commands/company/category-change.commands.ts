import { z } from 'zod';
import { categoryChangeEvents } from '#domain/company/category-change.events.ts';
import { categoryChange } from '#domain/company/category-change.ts';
import { mayApproveCompany } from '#domain/company/company.permissions.ts';
import { refuse } from '#domain/company/company.rejections.ts';
import { perHour } from '#infra/limits/limit.ts';
import { type Command, command } from '../command.ts';
import { editing, edits, toCompany } from './edit-company.ts';

const of = categoryChangeEvents;
const edit = editing(categoryChange);
const byApprovers = { allowed: mayApproveCompany };

/** Asks for another category of an approved company. The id of the request is the command's. */
export const askCategoryChange = command({
  ...edits,
  name: 'ask-category-change',
  schema: of.CategoryChangeAsked.schema
    .pick({ companyId: true, changeReason: true })
    .extend({ newCategory: z.string().max(100) }),
  limit: { burst: 10, perMinute: perHour(10) },
  async handle(context, data, envelope) {
    const level = await context.facts.companies.categoryLevel(data.newCategory);
    if (!level) throw refuse('category-unknown', { category: data.newCategory }, '/newCategory');
    if (level === 'top') throw refuse('subcategory-required', { category: data.newCategory }, '/newCategory');
    const asked = { type: 'AskCategoryChange', data: { ...data, requestId: envelope.commandId } } as const;
    return toCompany(categoryChange)(context, asked, envelope);
  },
});

export const cancelCategoryChange = edit(
  'cancel-category-change',
  'CancelCategoryChange',
  of.CategoryChangeCancelled.schema,
);
export const approveCategoryChange = edit(
  'approve-category-change',
  'ApproveCategoryChange',
  of.CategoryChangeApproved.schema,
  byApprovers,
);
export const refuseCategoryChange = edit(
  'refuse-category-change',
  'RefuseCategoryChange',
  of.CategoryChangeRefused.schema,
  byApprovers,
);

/** The commands of requests for another category. */
export const categoryChangeCommands: readonly Command[] = [
  askCategoryChange,
  cancelCategoryChange,
  approveCategoryChange,
  refuseCategoryChange,
];
