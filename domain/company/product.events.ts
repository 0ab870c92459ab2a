import { z } from 'zod';
import { type EventOf, event } from '../event.ts';
import { image } from '../media/image.events.ts';
import { currency } from '../money.ts';
import { line, prose } from '../text.ts';

const companyId = z.int().positive();
const productId = z.int().positive();

const webAddress = z.url({ protocol: /^https?$/ }).max(500);

const description = {
  name: line(120),
  text: prose(2000).nullable(),
  brand: line(80).nullable(),
  category: line(80).nullable(),
  image: image.nullable(),
  /** A page on another site that shows or sells it. */
  link: webAddress.nullable(),
  /** Whether the button opens the contact form here instead of the link. */
  withModal: z.boolean(),
};

const amount = z.number().nonnegative().max(1e12);

/** What it costs; null when people have to ask for the price. */
const price = z.object({ amount, currency, /** What it cost before. */ crossedOut: amount.nullable() }).nullable();

/** A temporary offer: a short label, and a sentence. */
const promotion = { sticker: line(24).nullable(), promo: line(200).nullable() };

export const productEvents = {
  ProductOffered: event(z.object({ companyId, productId, ...description, price, ...promotion })),
  ProductDescribed: event(z.object({ companyId, productId, ...description })),
  ProductPriced: event(z.object({ companyId, productId, price })),
  ProductPromoted: event(z.object({ companyId, productId, ...promotion })),
  ProductsOrdered: event(z.object({ companyId, productIds: z.array(productId).max(500) })),
  ProductWithdrawn: event(z.object({ companyId, productId })),
};

export type ProductEvent = EventOf<typeof productEvents>;
export type Price = z.infer<typeof price>;
