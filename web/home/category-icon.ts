import type { CategoryIcon } from '../ui/icon.tsx';

// the tree of categories is data, and may get new sectors without a drawing of their own
const drawings: readonly [RegExp, CategoryIcon][] = [
  [/health|medic|care/, 'health'],
  [/food|restaurant|eat|drink/, 'food'],
  [/auto|car|vehicle|garage/, 'car'],
  [/construct|building|home|real-estate|housing/, 'build'],
  [/hotel|lodging|accommodation|touris|travel/, 'bed'],
  [/beauty|hair|wellness/, 'comb'],
  [/tech|telecom|phone|electronic|media|communication/, 'mobile'],
  [/transport|logistic|airport/, 'truck'],
  [/agri|farm|livestock/, 'leaf'],
  [/bank|financ|insur|money/, 'bank'],
  [/educat|school|training/, 'cap'],
  [/fashion|cloth|textile/, 'shirt'],
  [/sport|leisure|culture|entertain/, 'ball'],
  [/shop|retail|market|trade/, 'shop'],
  [/energy|water|utilit|fuel/, 'bolt'],
  [/industr|manufactur|mining/, 'factory'],
  [/craft|repair|service-trade|tool/, 'tools'],
  [/religio|communit|social|ngo|association/, 'hands'],
  [/nature|environment|park/, 'tree'],
];

export const categoryIcon = (id: string): CategoryIcon => drawings.find(([words]) => words.test(id))?.[1] ?? 'bag';
