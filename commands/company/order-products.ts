import { productEvents } from '#domain/company/product.events.ts';
import { command } from '../command.ts';
import { askProducts } from './ask-of-company.ts';
import { mayEditCompany, mayEditSomeCompany } from './company.permissions.ts';

export const orderProducts = command({
  context: 'company',
  name: 'order-products',
  schema: productEvents.ProductsOrdered.schema,
  allowed: mayEditSomeCompany,
  allowedFor: mayEditCompany,
  handle: (context, data, envelope) => askProducts(context, { type: 'OrderProducts', data }, envelope),
});
