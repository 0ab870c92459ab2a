import { changed, ticks } from './changed-field.ts';

type Choice = HTMLSelectElement | HTMLInputElement;

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

const restorationOf = (choice: Choice): (() => void) => {
  if (choice instanceof HTMLSelectElement) {
    const selected = [...choice.options].map((option) => option.selected);
    return () => restoreSelect(choice, selected);
  }
  const { checked } = choice;
  return () => restoreTick(choice, checked);
};

const choices = 'select, [type=checkbox], [type=radio]';
/** What tells a choice, in this order; a click on a list tells none. */
const events = ['click', 'input', 'change'];

/**
 * Notes what is chosen in `place`, and what is chosen from now on. The answer puts it back once React has hydrated the
 * place: it sets lists and ticks to what they came with.
 */
export const keepChosen = (place: Document | HTMLElement): (() => void) => {
  const restorations = new Map<Choice, () => void>();
  const note = (choice: Choice) => {
    restorations.delete(choice); // what is chosen last is put back last
    restorations.set(choice, restorationOf(choice));
  };
  const onChoice = ({ type, target }: Event) => {
    if (!(target instanceof HTMLElement && target.matches(choices))) return;
    const choice = target as Choice;
    if (type !== 'click' || ticks(choice)) note(choice);
  };
  for (const choice of place.querySelectorAll<Choice>(choices)) if (changed(choice)) note(choice);
  // before React, which stops what comes too early for it, and hydrates at the first event of a choice
  for (const type of events) place.addEventListener(type, onChoice, true);
  return () => {
    for (const type of events) place.removeEventListener(type, onChoice, true);
    for (const restore of restorations.values()) restore();
  };
};

let putBack = (): void => {};

/** Keeps what is chosen in a page that is hydrated as a whole. */
export const noteChosen = (): void => {
  putBack = keepChosen(document);
};

/** Puts it back, once the page is hydrated. */
export const restoreChosen = (): void => {
  putBack();
  putBack = () => {};
};
