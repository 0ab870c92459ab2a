export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export const ticks = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio';

/** The options that a list came with: where none is marked, a list of one line shows its first. */
export const cameWith = (list: HTMLSelectElement): readonly HTMLOptionElement[] => {
  const options = [...list.options];
  const marked = options.filter((one) => one.defaultSelected);
  return marked.length === 0 && list.type === 'select-one'
    ? options.filter((one) => !one.disabled).slice(0, 1)
    : marked;
};

/** Whether it says something else than what it came with. */
export const changed = (field: Field): boolean => {
  if (field instanceof HTMLSelectElement) {
    const before = cameWith(field);
    return [...field.options].some((one) => one.selected !== before.includes(one));
  }
  if (ticks(field)) return field.checked !== field.defaultChecked;
  return field.value !== field.defaultValue;
};
