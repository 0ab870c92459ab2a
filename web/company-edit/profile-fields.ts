import { companySizes } from '#domain/company/company-sizes.ts';
import type { FormField } from '../edit/form-values.ts';
import type { MessageId } from '../page/intl.ts';

export const sizeFields: readonly FormField[] = [
  {
    kind: 'choice',
    name: 'size',
    label: 'company.facts.size',
    look: 'select',
    required: true,
    choices: companySizes.map((value) => ({ value, label: `web.size.${value}` as MessageId })),
  },
  { kind: 'date', name: 'createdDate', label: 'company.facts.created' },
  { kind: 'date', name: 'openedDate', label: 'company.facts.opened' },
];

export const legalFields: readonly FormField[] = [
  { kind: 'text', name: 'legalForm', label: 'company.facts.legalForm', hint: 'edit.profile.legalForm.hint', max: 100 },
  { kind: 'number', name: 'shareCapital-amount', label: 'company.facts.capital' },
  { kind: 'pick', name: 'shareCapital-currency', label: 'profile.currency', from: 'currencies' },
  { kind: 'area', name: 'socialObject', label: 'company.facts.purpose', max: 1000, rows: 3 },
  { kind: 'pick', name: 'nationality', label: 'company.facts.nationality', from: 'countries' },
];

export const numberFields: readonly FormField[] = [
  {
    kind: 'text',
    name: 'tradeRegistry',
    label: 'company.facts.register',
    hint: 'edit.profile.register.hint',
    max: 100,
  },
  { kind: 'text', name: 'taxpayer', label: 'company.facts.taxpayer', hint: 'edit.profile.taxpayer.hint', max: 100 },
  { kind: 'tick', name: 'taxpayerPublic', label: 'edit.profile.taxpayer.show' },
];

export const profileFields = [...sizeFields, ...legalFields, ...numberFields];
