/** A search that was made on this device. */
export type PastSearch = { readonly what: string; readonly where: string };

const key = 'sokoni.searches';
const kept = 10;
const maxLength = 200;

const isPast = (value: unknown): value is PastSearch =>
  typeof value === 'object' &&
  value !== null &&
  'what' in value &&
  'where' in value &&
  typeof value.what === 'string' &&
  typeof value.where === 'string';

/** What was sought on this device, the last first. Never sent anywhere. */
export const pastSearches = (): readonly PastSearch[] => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isPast).slice(0, kept) : [];
  } catch {
    return [];
  }
};

const keep = (searches: readonly PastSearch[]): void => {
  try {
    if (searches.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(searches.slice(0, kept)));
  } catch {
    // the device keeps nothing
  }
};

const others = ({ what, where }: PastSearch): readonly PastSearch[] =>
  pastSearches().filter((one) => one.what !== what || one.where !== where);

export const rememberSearch = (typed: PastSearch): void => {
  const search = { what: typed.what.trim().slice(0, maxLength), where: typed.where.trim().slice(0, maxLength) };
  if (search.what) keep([search, ...others(search)]);
};

export const forgetSearch = (search: PastSearch): void => keep(others(search));

export const forgetAllSearches = (): void => keep([]);
