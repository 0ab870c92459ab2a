import { beacon } from './beacon.ts';

type Connection = { readonly saveData?: boolean };

/** Tells the search that the page shows to the address that its element gives, unless the visitor counts every byte. */
export const logSearch = ({ dataset }: HTMLElement): void => {
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  if (connection?.saveData || !dataset.searchLog) return;
  beacon(dataset.searchLog, JSON.parse(dataset.search ?? 'null'));
};
