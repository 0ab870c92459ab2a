import type { DataOf, Decider } from '../decider.ts';
import { isPayable } from '../money.ts';
import { same } from '../same.ts';
import type { CompanyEvent } from './company.events.ts';
import { refuse } from './company.rejections.ts';
import { mostProducts } from './offer-limits.ts';
import type { Price, ProductEvent } from './product.events.ts';

type Data<T extends ProductEvent['type']> = DataOf<ProductEvent, T>;
type CommandFor<Name extends string, T extends ProductEvent['type']> = { readonly type: Name; readonly data: Data<T> };

export type ProductCommand =
  | CommandFor<'OfferProduct', 'ProductOffered'>
  | CommandFor<'ReviseProduct', 'ProductOffered'>
  | CommandFor<'DescribeProduct', 'ProductDescribed'>
  | CommandFor<'PriceProduct', 'ProductPriced'>
  | CommandFor<'PromoteProduct', 'ProductPromoted'>
  | CommandFor<'OrderProducts', 'ProductsOrdered'>
  | CommandFor<'WithdrawProduct', 'ProductWithdrawn'>
  | {
      readonly type: 'PutBackProduct';
      /** `isPictured` tells whether the file of its picture is still there. */
      readonly data: Data<'ProductWithdrawn'> & { readonly isPictured: boolean };
    };

const sections = ['ProductDescribed', 'ProductPriced', 'ProductPromoted'] as const;
type Section = (typeof sections)[number];
export type Product = { readonly [T in Section]: Data<T> };

/** A product that was withdrawn, and where it stood, counted from 0. */
type WithdrawnProduct = { readonly product: Product; readonly place: number };

export type ProductsState = {
  readonly registered: boolean;
  /** By their ids, in the order in which they are shown. */
  readonly products: ReadonlyMap<number, Product>;
  readonly withdrawn: ReadonlyMap<number, WithdrawnProduct>;
};

const productIn = ({ registered, products }: ProductsState, productId: number): Product => {
  if (!registered) throw refuse('unknown');
  const product = products.get(productId);
  if (!product) throw refuse('product-unknown');
  return product;
};

const checkPrice = (price: Price): void => {
  if (!price) return;
  const { amount, crossedOut, currency } = price;
  if (!isPayable(amount, currency)) throw refuse('price-decimals', { currency }, '/price/amount');
  if (crossedOut === null) return;
  if (!isPayable(crossedOut, currency)) throw refuse('price-decimals', { currency }, '/price/crossedOut');
  if (crossedOut <= amount) throw refuse('crossed-out-not-above', {}, '/price/crossedOut');
};

const sectionsOf = ({ price, sticker, promo, ...description }: Data<'ProductOffered'>): Product => {
  const { companyId, productId } = description;
  return {
    ProductDescribed: description,
    ProductPriced: { companyId, productId, price },
    ProductPromoted: { companyId, productId, sticker, promo },
  };
};

const keep =
  <T extends Section>(type: T) =>
  (state: ProductsState, data: Data<T>): ProductsState => {
    const before = state.products.get(data.productId);
    return before
      ? { ...state, products: new Map(state.products).set(data.productId, { ...before, [type]: data }) }
      : state;
  };

const say =
  <T extends Section>(type: T) =>
  (data: Product[T], state: ProductsState): readonly ProductEvent[] =>
    same(productIn(state, data.productId)[type], data) ? [] : [{ type, data } as ProductEvent];

const without = <V>(all: ReadonlyMap<number, V>, id: number): ReadonlyMap<number, V> =>
  new Map([...all].filter(([one]) => one !== id));

const inOrder = <V>(all: ReadonlyMap<number, V>, ids: readonly number[]): ReadonlyMap<number, V> =>
  new Map([
    ...ids.flatMap((id) => [...all].filter(([one]) => one === id)),
    ...[...all].filter(([one]) => !ids.includes(one)),
  ]);

/** The products of a company, read from the company's stream beside the company itself. */
export const products: Decider<
  ProductCommand,
  ProductEvent | Extract<CompanyEvent, { type: 'CompanyRegistered' }>,
  ProductsState
> = {
  initial: { registered: false, products: new Map(), withdrawn: new Map() },

  evolve: {
    CompanyRegistered: (state) => ({ ...state, registered: true }),
    ProductOffered: (state, data) => ({
      ...state,
      products: new Map(state.products).set(data.productId, sectionsOf(data)),
      withdrawn: without(state.withdrawn, data.productId),
    }),
    ProductDescribed: keep('ProductDescribed'),
    ProductPriced: keep('ProductPriced'),
    ProductPromoted: keep('ProductPromoted'),
    ProductsOrdered: (state, { productIds }) => ({ ...state, products: inOrder(state.products, productIds) }),
    ProductWithdrawn: (state, { productId }) => {
      const product = state.products.get(productId);
      if (!product) return state;
      const place = [...state.products.keys()].indexOf(productId);
      return {
        ...state,
        products: without(state.products, productId),
        withdrawn: new Map(state.withdrawn).set(productId, { product, place }),
      };
    },
  },

  decide: {
    OfferProduct: (data, state) => {
      if (!state.registered) throw refuse('unknown');
      checkPrice(data.price);
      if (state.products.has(data.productId)) return [];
      if (state.products.size >= mostProducts) throw refuse('too-many-products', { most: mostProducts });
      return [{ type: 'ProductOffered', data }];
    },
    ReviseProduct: (data, state) => {
      checkPrice(data.price);
      const said = sectionsOf(data);
      return sections.flatMap((type) => say(type)(said[type], state));
    },
    DescribeProduct: say('ProductDescribed'),
    PriceProduct: (data, state) => {
      checkPrice(data.price);
      return say('ProductPriced')(data, state);
    },
    PromoteProduct: say('ProductPromoted'),
    OrderProducts: (data, state) => {
      for (const id of data.productIds) productIn(state, id);
      const productIds = [...inOrder(state.products, data.productIds).keys()];
      return same(productIds, [...state.products.keys()])
        ? []
        : [{ type: 'ProductsOrdered', data: { ...data, productIds } }];
    },
    WithdrawProduct: (data, { registered, products }) => {
      if (!registered) throw refuse('unknown');
      return products.has(data.productId) ? [{ type: 'ProductWithdrawn', data }] : [];
    },
    PutBackProduct: ({ companyId, productId, isPictured }, { registered, products, withdrawn }) => {
      if (!registered) throw refuse('unknown');
      if (products.has(productId)) return [];
      const back = withdrawn.get(productId);
      if (!back) throw refuse('product-unknown');
      if (products.size >= mostProducts) throw refuse('too-many-products', { most: mostProducts });
      const { ProductDescribed, ProductPriced, ProductPromoted } = back.product;
      const image = isPictured ? ProductDescribed.image : null;
      const productIds = [...products.keys()].toSpliced(back.place, 0, productId);
      return [
        { type: 'ProductOffered', data: { ...ProductDescribed, ...ProductPriced, ...ProductPromoted, image } },
        { type: 'ProductsOrdered', data: { companyId, productIds } },
      ];
    },
  },
};
