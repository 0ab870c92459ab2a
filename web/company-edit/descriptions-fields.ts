import type { FormField } from '../edit/form-values.ts';

export const both: readonly FormField[] = [
  { kind: 'area', name: 'description-fr', label: 'edit.company.inFrench', max: 5000, lang: 'fr', omit: true },
  { kind: 'area', name: 'description-en', label: 'edit.company.inEnglish', max: 5000, lang: 'en', omit: true },
];

export const more: readonly FormField[] = [
  {
    kind: 'area',
    name: 'presentation',
    label: 'edit.company.presentation',
    hint: 'edit.company.presentation.hint',
    max: 20_000,
    rows: 8,
  },
];

export const practical: readonly FormField[] = [
  { kind: 'text', name: 'practicalInfo-title', label: 'profile.portfolio.name', max: 200 },
  { kind: 'area', name: 'practicalInfo-text', label: 'edit.company.blockText', max: 5000 },
];

export const brands: readonly FormField[] = [
  { kind: 'text', name: 'brandInfo-title', label: 'profile.portfolio.name', max: 200 },
  { kind: 'area', name: 'brandInfo-text', label: 'edit.company.blockText', max: 5000 },
];

export const branches: readonly FormField[] = [
  {
    kind: 'text',
    name: 'childrenBoxTitle',
    label: 'edit.company.branchesTitle',
    hint: 'edit.company.branchesTitle.hint',
    max: 200,
  },
];

export const textFields = [...both, ...more, ...practical, ...brands, ...branches];
