import { productEvents } from '#domain/company/product.events.ts';
import { command } from '../command.ts';
import { askProducts } from './ask-of-company.ts';
import { mayEditCompany, mayEditSomeCompany } from './company.permissions.ts';

export const withdrawProduct = command({
  context: 'company',
  name: 'withdraw-product',
  schema: productEvents.ProductWithdrawn.schema,
  allowed: mayEditSomeCompany,
  allowedFor: mayEditCompany,
  handle: (context, data, envelope) => askProducts(context, { type: 'WithdrawProduct', data }, envelope),
});
