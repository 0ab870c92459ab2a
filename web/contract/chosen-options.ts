/** Where the fields of the options that are added to those of a package stand in the form. */
export const addedOptions = ['a0', 'a1', 'a2', 'a3', 'a4', 'a5'] as const;

/** An option that was chosen: where its fields stand in the form, and which of its days are filled in. */
type Chosen = {
  readonly at: string;
  readonly days: readonly number[];
  readonly option: { readonly kind: string; readonly title: string | null; readonly dates: readonly string[] };
};

const chosenAt = (form: FormData, at: string, kind: string): Chosen => {
  const typed = form.getAll(`dates-${at}`).map(String);
  const days = typed.flatMap((date, time) => (date ? [time] : []));
  const title = String(form.get(`title-${at}`) ?? '').trim() || null;
  return { at, days, option: { kind, title, dates: typed.filter(Boolean) } };
};

/** The options of a new contract: those of the package that were kept, then those that were added. */
export const chosenIn = (form: FormData): readonly Chosen[] => {
  const kept = form.getAll('kept').map((one) => {
    const [at = '', kind = ''] = String(one).split(' ');
    return chosenAt(form, at, kind);
  });
  const added = addedOptions
    .map((at) => chosenAt(form, at, String(form.get(`kind-${at}`) ?? '')))
    .filter(({ option: { kind, title, dates } }) => kind || title || dates.length > 0);
  return [...kept, ...added];
};

/** The id of the field that a refusal is about: `options-4-dates-0` is the first day of the fifth option. */
export const fieldIn = (chosen: readonly Chosen[], field: string): string => {
  const [, index, part, day] = /^options-(\d+)-(kind|title|dates)(?:-(\d+))?$/.exec(field) ?? [];
  const one = chosen[Number(index)];
  if (!one || !part) return field;
  return part === 'dates' ? `dates-${one.at}-${one.days[Number(day ?? 0)] ?? 0}` : `${part}-${one.at}`;
};
