type Choice = HTMLSelectElement | HTMLInputElement;

/** What somebody chose before the page was hydrated, and how to put it back. */
let restorations: readonly (() => void)[] = [];

const changed = (choice: Choice): (() => void)[] => {
  if (choice instanceof HTMLSelectElement) {
    const selected = [...choice.options].map((option) => option.selected);
    if ([...choice.options].every((option) => option.selected === option.defaultSelected)) return [];
    return [
      () => {
        for (const [at, option] of [...choice.options].entries()) option.selected = selected[at] ?? false;
      },
    ];
  }
  const { checked } = choice;
  if (checked === choice.defaultChecked) return [];
  return [
    () => {
      choice.checked = checked;
    },
  ];
};

/** Notes what is chosen in `place`: React sets lists and ticks to what they came with when it hydrates them. */
export const noteChosen = (place: ParentNode = document): void => {
  restorations = [...place.querySelectorAll<Choice>('select, [type=checkbox], [type=radio]')].flatMap((choice) =>
    changed(choice).map((restore) => () => {
      restore();
      choice.dispatchEvent(new Event('change', { bubbles: true }));
    }),
  );
};

/** Puts back what was noted, once the page is hydrated. */
export const restoreChosen = (): void => {
  for (const restore of restorations) restore();
  restorations = [];
};
