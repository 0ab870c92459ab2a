import { type InputHTMLAttributes, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useComboBox } from 'react-aria/useComboBox';
import { Item } from 'react-stately/Item';
import { useComboBoxState } from 'react-stately/useComboBoxState';
import { useText } from '../page/text.ts';
import { labelId } from './field.tsx';
import { InLanguage } from './in-language.tsx';
import { write } from './selector-box.tsx';
import { SelectorList } from './selector-list.tsx';
import { SelectorStatus } from './selector-status.tsx';
import { type Choice, keyOf, useLookup } from './use-lookup.ts';
import { useRoom } from './use-room.ts';

/** What the list does for its field. */
export type Combo = {
  readonly handlers: Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'onFocus' | 'onBlur' | 'onKeyDown' | 'onKeyUp' | 'onTouchEnd'
  >;
  typed(text: string): void;
  toggle(): void;
  shut(): void;
  isMarked(): boolean;
};

export type SelectorComboProps = {
  /** Is given what the list does. */
  readonly combo: RefObject<Combo | null>;
  /** What was done in the field before the list was there. */
  readonly pending: RefObject<'ask' | 'open' | null>;
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly id: string;
  readonly label: string;
  /** What the field says. */
  readonly text: string;
  readonly addressFor: (text: string) => string;
  readonly onChoose: (choice: Choice) => string;
};

/** React Aria hides from screen readers what is outside of this: a list under a field is no dialog, and hides nothing. */
const wholePage = { current: document.body };

const setOrRemove = (element: Element, name: string, value: string | undefined): void => {
  if (value === undefined) element.removeAttribute(name);
  else element.setAttribute(name, value);
};

const ComboList = ({ combo, pending, inputRef, id, label, text, addressFor, onChoose }: SelectorComboProps) => {
  const { t } = useText();
  const lookup = useLookup();
  const list = useRef<HTMLUListElement>(null);

  const shut = (): void => {
    lookup.stop();
    state.close();
  };
  const typed = (value: string): void => {
    if (value.trim()) lookup.askSoon(addressFor(value.trim()));
    else shut();
  };
  const choose = (key: string | number | null): void => {
    const choice = lookup.choices.find((one) => keyOf(one) === key);
    if (!choice) return;
    write(inputRef.current, onChoose(choice));
    shut();
  };
  const state = useComboBoxState<Choice>({
    items: lookup.choices,
    children: (choice) => (
      <Item key={keyOf(choice)} textValue={choice.label ?? choice.name}>
        {choice.name}
      </Item>
    ),
    // the field says by itself what it says, and the form what is chosen
    inputValue: text,
    selectedKey: null,
    onSelectionChange: choose,
    onOpenChange: (isOpen, trigger) => {
      if (!isOpen) return lookup.stop();
      const address = addressFor(text.trim());
      if (trigger === 'manual' && (lookup.address !== address || lookup.status === 'failed')) lookup.ask(address);
    },
    allowsCustomValue: true,
    allowsEmptyCollection: true,
    menuTrigger: 'manual',
  });
  const { inputProps, listBoxProps } = useComboBox<Choice>(
    { 'aria-labelledby': labelId(id), id, inputRef, listBoxRef: list, popoverRef: wholePage },
    state,
  );
  const isListed = state.isOpen && state.collection.size > 0;
  useRoom(inputRef, list, isListed);

  const { onFocus, onKeyDown, onKeyUp, onTouchEnd } = inputProps;
  const own: Combo = {
    handlers: {
      onFocus,
      onKeyDown,
      onKeyUp,
      onTouchEnd,
      onBlur: () => {
        state.setFocused(false);
        lookup.stop();
      },
    },
    typed,
    shut,
    toggle: () => state.toggle(null, 'manual'),
    isMarked: () => state.isOpen && state.selectionManager.focusedKey !== null,
  };
  useLayoutEffect(() => {
    combo.current = own;
    const { current: input } = inputRef;
    if (!input) return;
    setOrRemove(input, 'aria-expanded', String(isListed));
    setOrRemove(input, 'aria-controls', isListed ? inputProps['aria-controls'] : undefined);
    setOrRemove(input, 'aria-activedescendant', inputProps['aria-activedescendant']);
  });
  useLayoutEffect(
    () => () => {
      combo.current = null;
    },
    [combo],
  );

  const { address, status } = lookup;
  const answered = useRef(() => {});
  answered.current = () => {
    if (!state.isOpen && document.activeElement === inputRef.current) state.open(null, 'input');
  };
  useEffect(() => {
    if (address !== null && (status === 'found' || status === 'failed')) answered.current();
  }, [address, status]);

  const begin = useRef(() => {});
  begin.current = () => {
    if (document.activeElement !== inputRef.current) return;
    state.setFocused(true);
    if (pending.current === 'open') state.open('first', 'manual');
    else if (pending.current === 'ask') typed(text);
    pending.current = null;
  };
  useEffect(() => begin.current(), []);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a press in the list leaves the focus in the field
    <div className="selector-list" onMouseDown={(event) => event.preventDefault()}>
      <SelectorStatus lookup={lookup} isOpen={state.isOpen} />
      {isListed && (
        <SelectorList
          list={listBoxProps}
          label={t('shell.suggest.of', { field: label })}
          state={state}
          listRef={list}
          onEnd={lookup.more}
        />
      )}
    </div>
  );
};

/** What is found for the text of a field, listed under it. */
export const SelectorCombo = (props: SelectorComboProps) => (
  <InLanguage>
    <ComboList {...props} />
  </InLanguage>
);
