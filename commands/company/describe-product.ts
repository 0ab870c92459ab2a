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
      const shown = imageId ? await image(imageId, envelope.actor, product.companyId) : null;
      const data = { ...product, image: shown };
      return askProducts(context, { type: 'DescribeProduct', data }, envelope);
    },
  });
