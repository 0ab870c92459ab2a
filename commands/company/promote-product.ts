import { productEvents } from '#domain/company/product.events.ts';
import { command } from '../command.ts';
import { askProducts } from './ask-of-company.ts';
import { mayEditCompany, mayEditSomeCompany } from './company.permissions.ts';

export const promoteProduct = command({
  context: 'company',
  name: 'promote-product',
  schema: productEvents.ProductPromoted.schema,
  allowed: mayEditSomeCompany,
  allowedFor: mayEditCompany,
  handle: (context, data, envelope) => askProducts(context, { type: 'PromoteProduct', data }, envelope),
});
