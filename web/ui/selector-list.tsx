import { type RefObject, useEffect, useRef } from 'react';
import { type AriaListBoxOptions, useListBox, useOption } from 'react-aria/useListBox';
import type { ComboBoxState } from 'react-stately/useComboBoxState';
import type { Choice } from './use-lookup.ts';

/** The next page is asked for when so many choices or fewer are left below the one that is marked. */
const leftBelow = 3;

type State = ComboBoxState<Choice>;
type OptionProps = { readonly choice: Choice; readonly id: string; readonly state: State };

const Option = ({ choice, id, state }: OptionProps) => {
  const ref = useRef<HTMLLIElement>(null);
  const { optionProps, isFocused } = useOption({ key: id }, state, ref);
  return (
    <li {...optionProps} ref={ref} dir="auto" data-marked={isFocused || undefined}>
      {choice.label ?? choice.name}
    </li>
  );
};

type Props = {
  readonly list: AriaListBoxOptions<Choice>;
  readonly label: string;
  readonly state: State;
  readonly listRef: RefObject<HTMLUListElement | null>;
  readonly onEnd: () => void;
};

/** The choices under the field. Whoever comes near its end, by scrolling or by the arrows, has the next page loaded. */
export const SelectorList = ({ list, label, state, listRef, onEnd }: Props) => {
  const { listBoxProps } = useListBox(list, state, listRef);
  const { focusedKey } = state.selectionManager;
  const items = [...state.collection];
  const isNearEnd = focusedKey !== null && items.slice(-leftBelow).some(({ key }) => key === focusedKey);
  const atEnd = useRef(onEnd);
  atEnd.current = onEnd;
  useEffect(() => {
    if (isNearEnd) atEnd.current();
  }, [isNearEnd]);
  return (
    <ul
      {...listBoxProps}
      ref={listRef}
      aria-label={label}
      aria-labelledby={undefined}
      onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
        if (scrollHeight - scrollTop < 2 * clientHeight) onEnd();
      }}
    >
      {items.map(({ key, value }) => value && <Option key={key} id={String(key)} choice={value} state={state} />)}
    </ul>
  );
};
