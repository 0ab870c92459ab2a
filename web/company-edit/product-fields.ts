import { withScheme } from '#domain/web-address.ts';
import type { FormField } from '../edit/form-values.ts';

export const productFields: readonly FormField[] = [
  { kind: 'text', name: 'name', label: 'edit.product.name', max: 120, required: true },
  { kind: 'number', name: 'price-amount', label: 'edit.product.price', hint: 'edit.product.price.hint' },
  {
    kind: 'number',
    name: 'price-crossedOut',
    label: 'company.product.oldPrice',
    hint: 'edit.product.crossedOut.hint',
  },
  { kind: 'pick', name: 'price-currency', label: 'profile.currency', from: 'currencies' },
  {
    kind: 'text',
    name: 'category',
    label: 'edit.product.category',
    max: 80,
    suggest: '/ajax/shopping-categories',
    clearable: true,
  },
  {
    kind: 'text',
    name: 'brand',
    label: 'edit.product.brand',
    max: 80,
    suggest: '/ajax/shopping-brands',
    clearable: true,
  },
  { kind: 'area', name: 'text', label: 'edit.company.description', max: 2000, rows: 4 },
  { kind: 'text', name: 'sticker', label: 'edit.product.sticker', hint: 'edit.product.sticker.hint', max: 24 },
  { kind: 'text', name: 'promo', label: 'company.product.promo', hint: 'edit.product.promo.hint', max: 200 },
  {
    kind: 'text',
    name: 'link',
    label: 'edit.product.link',
    hint: 'edit.product.link.hint',
    max: 500,
    type: 'url',
  },
  { kind: 'tick', name: 'withModal', label: 'edit.product.withModal', hint: 'edit.product.withModal.hint' },
];

type Told = Record<string, unknown>;

type Price = Readonly<Record<'amount' | 'crossedOut' | 'currency', unknown>>;

/** Without any amount there is no price; what else is missing of one is told. */
const priceSaid = ({ amount, crossedOut, currency }: Price): object | null =>
  amount === null && crossedOut === null
    ? null
    : { amount: amount ?? undefined, crossedOut, currency: currency ?? undefined };

/** A product as the command takes it; a link has its scheme. */
export const productSaid = ({ price, link, ...told }: Told): Told => ({
  ...told,
  link: typeof link === 'string' ? withScheme(link.trim()) : null,
  price: priceSaid(price as Price),
});
