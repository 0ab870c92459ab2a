import { z } from 'zod';
import { categoryId } from '../category/category.events.ts';
import { type EventOf, event } from '../event.ts';
import { reasonLine } from '../text.ts';

const companyId = z.int().positive();
const requestId = z.uuid();

const categoryChangeReason = reasonLine(500);

/** An approved company asks for another category; staff decide. */
export const categoryChangeEvents = {
  CategoryChangeAsked: event(
    z.object({
      companyId,
      requestId,
      currentCategory: categoryId,
      /** The id of a sub-category. */
      newCategory: categoryId,
      changeReason: categoryChangeReason,
    }),
  ),
  CategoryChangeCancelled: event(z.object({ companyId, requestId })),
  /** Followed by `CompanyCategoryChosen`. */
  CategoryChangeApproved: event(z.object({ companyId, requestId })),
  CategoryChangeRefused: event(z.object({ companyId, requestId, reason: categoryChangeReason })),
};

export type CategoryChangeEvent = EventOf<typeof categoryChangeEvents>;
