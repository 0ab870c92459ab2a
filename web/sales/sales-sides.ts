import type { SalesKind, SalesSide } from '#read-api/contract/sales.ts';
import type { SalesPeriod } from '#read-api/contract/sales-months.ts';
import type { MessageId } from '../page/intl.ts';

export const salesSides = [
  'month',
  'currency',
  'commercial',
  'package',
  'country',
] as const satisfies readonly SalesSide[];
export const salesKinds = ['signed', 'renewed', 'ending'] as const satisfies readonly SalesKind[];
export const salesPeriods = ['3', '6', '12', '24', 'next'] as const satisfies readonly SalesPeriod[];

export const kindWords = {
  signed: 'contracts.state.signed',
  renewed: 'sales.kind.renewed',
  ending: 'sales.kind.ending',
} as const satisfies Readonly<Record<SalesKind, MessageId>>;

export const sideWords = {
  month: 'sales.by.month',
  currency: 'contract.field.amountCurrency',
  commercial: 'contract.field.userCommercial',
  package: 'contract.field.initialPackage',
  country: 'contracts.filter.country',
} as const satisfies Readonly<Record<SalesSide, MessageId>>;
