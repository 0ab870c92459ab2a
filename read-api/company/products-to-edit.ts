import { companyStream } from '#domain/company/company.ts';
import { type Product, products } from '#domain/company/products.ts';
import { stateAfter } from '#domain/decider.ts';
import { eventsOf, type Log } from '#infra/event-store/stream-state.ts';

type Section<T extends keyof Product> = Omit<Product[T], 'companyId' | 'productId'>;

/** A product as its form has it. */
export type ProductToEdit = {
  readonly id: number;
  /** How often something was said about it. */
  readonly version: number;
} & Section<'ProductDescribed'> &
  Section<'ProductPriced'> &
  Section<'ProductPromoted'>;

/**
 * Returns the products of a company in their order, for those who edit them. They are read from the company's own
 * events, so that a form is always filled with what is saved.
 */
export const productsToEdit = async (log: Log, companyId: number): Promise<readonly ProductToEdit[]> => {
  const events = await eventsOf(log, companyStream(companyId));
  const state = stateAfter(products, events, products.initial);
  const told = Object.groupBy(events, ({ data }) => (data as { productId?: number }).productId ?? 0);
  return [...state.products].map(([id, { ProductDescribed, ProductPriced, ProductPromoted }]) => {
    const { companyId: _, productId: __, ...description } = ProductDescribed;
    const { price } = ProductPriced;
    const { sticker, promo } = ProductPromoted;
    return { id, version: told[id]?.length ?? 0, ...description, price, sticker, promo };
  });
};
