import type { CategoryIcon } from './icon.tsx';

const drawings: Readonly<Record<string, CategoryIcon>> = {
  health: 'health',
  'food-drink': 'food',
  shops: 'shop',
  fashion: 'shirt',
  beauty: 'comb',
  automotive: 'car',
  'home-building': 'build',
  'craft-industry': 'tools',
  'tech-telecom': 'mobile',
  finance: 'bank',
  education: 'cap',
  'professional-services': 'bag',
  tourism: 'bed',
  'leisure-culture': 'ball',
  transport: 'truck',
  agriculture: 'leaf',
  'public-services': 'flag',
  'religion-community': 'hands',
};

/** The drawing of a sector; a bag for one that is newer than its drawing. */
export const categoryIcon = (id: string): CategoryIcon => drawings[id] ?? 'bag';
