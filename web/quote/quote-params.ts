/** How many companies one request may go to. */
export const mostCompanies = 5;

export type QuoteErrors = Partial<Record<'need', 'needed'>>;

/** What somebody asks of several companies. */
export type QuoteParams = { readonly need: string; readonly when: string; readonly name: string };

const clean = (value: FormDataEntryValue | null, most: number): string =>
  typeof value === 'string' ? value.replaceAll('\0', '').trim().slice(0, most) : '';

/** The ids in `companies`, given once for each (`companies=1&companies=2`) or together (`companies=1,2`). */
export const companiesIn = (
  given: URLSearchParams | FormData,
): { readonly ids: readonly number[]; readonly left: number } => {
  const ids = given
    .getAll('companies')
    .flatMap((one) => String(one).split(','))
    .map(Number)
    .filter((id) => Number.isInteger(id) && id > 0 && id < 2 ** 31);
  const all = [...new Set(ids)];
  return { ids: all.slice(0, mostCompanies), left: Math.max(0, all.length - mostCompanies) };
};

export const askedIn = (form: FormData): QuoteParams => ({
  need: clean(form.get('need'), 2000),
  when: clean(form.get('when'), 100),
  name: clean(form.get('name'), 100),
});
