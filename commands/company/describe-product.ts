import { productEvents } from '#domain/company/product.events.ts';
import { command } from '../command.ts';
import { askProducts } from './ask-of-company.ts';
import { mayEditCompany, mayEditSomeCompany } from './company.permissions.ts';
import type { ContentFacts } from './content-facts.ts';
import { productAsked } from './offer-product.ts';

const { productId } = productEvents.ProductDescribed.schema.shape;

export const describeProduct = ({ image }: ContentFacts) =>
  command({
    context: 'company',
    name: 'describe-product',
    schema: productAsked.extend({ productId }),
    allowed: mayEditSomeCompany,
    allowedFor: mayEditCompany,
    async handle(context, { imageId, ...product }, envelope) {
      const data = { ...product, image: imageId ? await image(imageId) : null };
      return askProducts(context, { type: 'DescribeProduct', data }, envelope);
    },
  });
