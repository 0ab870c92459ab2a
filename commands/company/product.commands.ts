import { z } from 'zod';
import type { Actor } from '#domain/actor.ts';
import { companyStream } from '#domain/company/company.ts';
import { productEvents } from '#domain/company/product.events.ts';
import { products } from '#domain/company/products.ts';
import { imageId } from '#domain/media/image.events.ts';
import { reserveNumbers } from '#infra/database/numbers.ts';
import { stateOf } from '#infra/event-store/stream-state.ts';
import { type Command, type CommandContext, command } from '../command.ts';
import { editing, edits, toCompany } from './edit-company.ts';

const of = productEvents;
const edit = editing(products);
const change = toCompany(products);

const { companyId, name, text, brand, category, link, withModal, price, sticker, promo } =
  of.ProductOffered.schema.shape;
const { productId } = of.ProductDescribed.schema.shape;

/** A product as the form sends it, with the id of its image. */
const productSchema = z.object({
  companyId,
  name,
  text: text.default(null),
  brand: brand.default(null),
  category: category.default(null),
  imageId: imageId.nullable().default(null),
  link: link.default(null),
  withModal: withModal.default(true),
});

type Product = z.infer<typeof productSchema>;

const withImage = async <P extends Product>({ facts }: CommandContext, actor: Actor, { imageId, ...product }: P) => ({
  ...product,
  image: imageId ? await facts.content.image(imageId, actor, product.companyId) : null,
});

const wholeProduct = productSchema.extend({
  price: price.default(null),
  sticker: sticker.default(null),
  promo: promo.default(null),
});

export const offerProduct = command({
  ...edits,
  name: 'offer-product',
  schema: wholeProduct,
  async handle(context, draft, envelope) {
    const product = await withImage(context, envelope.actor, draft);
    const [productId = 0] = await reserveNumbers(context.pool, 'product', [envelope.commandId]);
    return change(context, { type: 'OfferProduct', data: { ...product, productId } }, envelope, productId);
  },
});

/** Everything about a product at once, as its form has it. */
export const reviseProduct = command({
  ...edits,
  name: 'revise-product',
  schema: wholeProduct.extend({ productId }),
  async handle(context, draft, envelope) {
    const data = await withImage(context, envelope.actor, draft);
    return change(context, { type: 'ReviseProduct', data }, envelope);
  },
});

const describeProduct = command({
  ...edits,
  name: 'describe-product',
  schema: productSchema.extend({ productId }),
  async handle(context, draft, envelope) {
    const data = await withImage(context, envelope.actor, draft);
    return change(context, { type: 'DescribeProduct', data }, envelope);
  },
});

const priceProduct = edit('price-product', 'PriceProduct', of.ProductPriced.schema);
const promoteProduct = edit('promote-product', 'PromoteProduct', of.ProductPromoted.schema);
export const orderProducts = edit('order-products', 'OrderProducts', of.ProductsOrdered.schema);
export const withdrawProduct = edit('withdraw-product', 'WithdrawProduct', of.ProductWithdrawn.schema);

/** Offers a product again as it was when it was withdrawn, at its place; without its picture where the file is gone. */
export const putBackProduct = command({
  ...edits,
  name: 'put-back-product',
  schema: of.ProductWithdrawn.schema,
  async handle(context, data, envelope) {
    const { state } = await stateOf(context, products, companyStream(data.companyId));
    const image = state.withdrawn.get(data.productId)?.product.ProductDescribed.image;
    const isPictured = image != null && (await context.facts.content.isStored(image.id));
    return change(context, { type: 'PutBackProduct', data: { ...data, isPictured } }, envelope);
  },
});

export const productCommands: readonly Command[] = [
  offerProduct,
  reviseProduct,
  describeProduct,
  priceProduct,
  promoteProduct,
  orderProducts,
  withdrawProduct,
  putBackProduct,
];
