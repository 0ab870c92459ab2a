import { productEvents } from '#domain/company/product.events.ts';
import { command } from '../command.ts';
import { askProducts } from './ask-of-company.ts';
import { mayEditCompany, mayEditSomeCompany } from './company.permissions.ts';

export const priceProduct = command({
  context: 'company',
  name: 'price-product',
  schema: productEvents.ProductPriced.schema,
  allowed: mayEditSomeCompany,
  allowedFor: mayEditCompany,
  handle: (context, data, envelope) => askProducts(context, { type: 'PriceProduct', data }, envelope),
});
