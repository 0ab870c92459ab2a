import { z } from 'zod';
import { productEvents } from '#domain/company/product.events.ts';
import { imageId } from '#domain/media/image.events.ts';
import { reserveNumbers } from '#infra/database/numbers.ts';
import { command } from '../command.ts';
import { askProducts } from './ask-of-company.ts';
import { mayEditCompany, mayEditSomeCompany } from './company.permissions.ts';
import type { ContentFacts } from './content-facts.ts';

const { companyId, name, text, brand, category, link, withModal, price, sticker, promo } =
  productEvents.ProductOffered.schema.shape;

/** A product as it is told, its image by its id. */
export const productAsked = z.object({
  companyId,
  name,
  text: text.default(null),
  brand: brand.default(null),
  category: category.default(null),
  imageId: imageId.nullable().default(null),
  link: link.default(null),
  withModal: withModal.default(true),
});

export const offerProduct = ({ image }: ContentFacts) =>
  command({
    context: 'company',
    name: 'offer-product',
    schema: productAsked.extend({
      price: price.default(null),
      sticker: sticker.default(null),
      promo: promo.default(null),
    }),
    allowed: mayEditSomeCompany,
    allowedFor: mayEditCompany,
    async handle(context, { imageId, ...product }, envelope) {
      const shown = imageId ? await image(imageId, envelope.actor, product.companyId) : null;
      const [productId = 0] = await reserveNumbers(context.pool, 'product', [envelope.commandId]);
      const data = { ...product, productId, image: shown };
      return askProducts(context, { type: 'OfferProduct', data }, envelope, productId);
    },
  });
