import type { DataOf, Decider } from '../decider.ts';
import type { CategoryChangeEvent } from './category-change.events.ts';
import type { CompanyEvent } from './company.events.ts';
import { refuse } from './company.rejections.ts';

type Asked = DataOf<CategoryChangeEvent, 'CategoryChangeAsked'>;
type Request = Pick<Asked, 'companyId' | 'requestId'>;

type CategoryChangeCommand =
  | { readonly type: 'AskCategoryChange'; readonly data: Omit<Asked, 'currentCategory'> }
  | { readonly type: 'CancelCategoryChange'; readonly data: Request }
  | { readonly type: 'ApproveCategoryChange'; readonly data: Request }
  | { readonly type: 'RefuseCategoryChange'; readonly data: DataOf<CategoryChangeEvent, 'CategoryChangeRefused'> };

type Facts =
  | CategoryChangeEvent
  | Extract<CompanyEvent, { type: 'CompanyRegistered' | 'CompanyCategoryChosen' | 'CompanyApproved' }>;

type CategoryChangeState = {
  /** Null while the company is not registered. */
  readonly category: string | null;
  readonly wasApproved: boolean;
  readonly pending: Pick<Asked, 'requestId' | 'newCategory'> | null;
};

const pendingOf = ({ pending }: CategoryChangeState, { requestId }: Request) => {
  if (pending?.requestId !== requestId) throw refuse('category-answered');
  return pending;
};

/** The requests of one company for another category: one at a time. It reads the company's own stream. */
export const categoryChange: Decider<CategoryChangeCommand, Facts, CategoryChangeState> = {
  initial: { category: null, wasApproved: false, pending: null },
  evolve: {
    CompanyRegistered: (state, { category }) => ({ ...state, category }),
    CompanyCategoryChosen: (state, { category }) => ({ ...state, category }),
    CompanyApproved: (state) => ({ ...state, wasApproved: true }),
    CategoryChangeAsked: (state, { requestId, newCategory }) => ({ ...state, pending: { requestId, newCategory } }),
    CategoryChangeCancelled: (state) => ({ ...state, pending: null }),
    CategoryChangeApproved: (state) => ({ ...state, pending: null }),
    CategoryChangeRefused: (state) => ({ ...state, pending: null }),
  },
  decide: {
    AskCategoryChange: (data, { category, wasApproved, pending }) => {
      if (category === null) throw refuse('unknown');
      if (pending?.requestId === data.requestId) return [];
      if (pending) throw refuse('category-pending');
      if (!wasApproved) throw refuse('category-free');
      if (category === data.newCategory) throw refuse('category-same', {}, '/newCategory');
      return [{ type: 'CategoryChangeAsked', data: { ...data, currentCategory: category } }];
    },
    CancelCategoryChange: (data, { pending }) =>
      pending?.requestId === data.requestId ? [{ type: 'CategoryChangeCancelled', data }] : [],
    ApproveCategoryChange: (data, state) => {
      const { companyId } = data;
      const { newCategory } = pendingOf(state, data);
      return [
        { type: 'CategoryChangeApproved', data },
        { type: 'CompanyCategoryChosen', data: { companyId, category: newCategory } },
      ];
    },
    RefuseCategoryChange: (data, state) => pendingOf(state, data) && [{ type: 'CategoryChangeRefused', data }],
  },
};
