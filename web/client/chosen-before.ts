type Choice = HTMLSelectElement | HTMLInputElement;

/** How to put back what somebody chose before the page was hydrated. */
let restorations: readonly (() => void)[] = [];

const tellChange = (choice: Choice): void => {
  choice.dispatchEvent(new Event('change', { bubbles: true }));
};

const restoreSelect = (select: HTMLSelectElement, selected: readonly boolean[]): void => {
  for (const [at, option] of [...select.options].entries()) option.selected = selected[at] ?? false;
  tellChange(select);
};

/** React hears of a tick by a click alone that changes it, which tells the change as well. */
const restoreTick = (tick: HTMLInputElement, checked: boolean): void => {
  const isByClick = !tick.disabled && (checked || tick.type === 'checkbox');
  if (isByClick) {
    tick.checked = !checked;
    tick.click();
  }
  tick.checked = checked;
  if (!isByClick) tellChange(tick);
};

const changed = (choice: Choice): (() => void)[] => {
  if (choice instanceof HTMLSelectElement) {
    const selected = [...choice.options].map((option) => option.selected);
    if ([...choice.options].every((option) => option.selected === option.defaultSelected)) return [];
    return [() => restoreSelect(choice, selected)];
  }
  const { checked } = choice;
  return checked === choice.defaultChecked ? [] : [() => restoreTick(choice, checked)];
};

/** How to put back what is chosen in `place`: React sets lists and ticks to what they came with when it hydrates them. */
export const chosenIn = (place: ParentNode): readonly (() => void)[] =>
  [...place.querySelectorAll<Choice>('select, [type=checkbox], [type=radio]')].flatMap(changed);

/** Notes what is chosen in a page that is hydrated as a whole. */
export const noteChosen = (): void => {
  restorations = chosenIn(document);
};

/** Puts back what was noted, once the page is hydrated. */
export const restoreChosen = (): void => {
  for (const restore of restorations) restore();
  restorations = [];
};
