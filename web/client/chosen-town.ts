/** The town or the district that was chosen on this device, with the country of the page on which it was. */
type ChosenTown = { readonly name: string; readonly country: string };

const key = 'sokoni.town';

const isTown = (value: unknown): value is ChosenTown =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  'country' in value &&
  typeof value.name === 'string' &&
  typeof value.country === 'string';

/** The town to look in on the pages of a country, or of all (`''`); never sent but with a search that shows it. */
const chosenTown = (country: string): string | undefined => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isTown(stored) && (country === '' || country === stored.country) ? stored.name : undefined;
  } catch {
    return undefined;
  }
};

export const rememberTown = (name: string, country: string): void => {
  try {
    if (name) localStorage.setItem(key, JSON.stringify({ name, country } satisfies ChosenTown));
    else localStorage.removeItem(key);
  } catch {
    // the device keeps nothing
  }
};

/** Writes the town chosen before into the field of a page that does not show a search yet. */
export const offerTown = (field: HTMLInputElement): void => {
  field.value ||= chosenTown(field.dataset.town ?? '') ?? '';
};
