import {
  type ComponentType,
  type InputHTMLAttributes,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useLives } from '../client/arrived.ts';
import { useText } from '../page/text.ts';
import { labelId } from './field.tsx';
import { Icon } from './icon.tsx';
import './selector.css';
import type { Combo, SelectorComboProps } from './selector-combo.tsx';
import type { Choice } from './use-lookup.ts';

type Control = Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange' | 'onKeyDown' | 'onBlur'>;

export type SelectorBoxProps = {
  /** Of the text field; what it says at first is its `defaultValue`. */
  readonly control: Control & { readonly id: string };
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly label: string;
  /** Where choices for a text come from; a page is added to it. */
  readonly addressFor: (text: string) => string;
  /** Takes a choice, and returns what the field says then. */
  readonly onChoose: (choice: Choice) => string;
  readonly onType?: (text: string) => void;
  /** Returns what the field says once it is left. */
  readonly onLeave?: (text: string) => string;
  /** A key that is pressed while no choice is marked. */
  readonly onKey?: (event: KeyboardEvent<HTMLInputElement>) => void;
  /** There is a button that empties the field. */
  readonly clearable?: boolean | undefined;
};

/** Says `text` in the field, as if it had been typed: drafts and other fields of the form hear of it. */
export const write = (input: HTMLInputElement | null, text: string): void => {
  if (!input || input.value === text) return;
  input.value = text;
  for (const type of ['input', 'change']) input.dispatchEvent(new Event(type, { bubbles: true }));
};

let loaded: ComponentType<SelectorComboProps> | null = null;

/** The list, once somebody is about to use it: React Aria comes with it, which weighs more than the rest of the page. */
const useCombo = () => {
  const [List, setList] = useState(() => loaded);
  const want = (): void => {
    if (List) return;
    import('./selector-combo.tsx').then(({ SelectorCombo }) => {
      loaded = SelectorCombo;
      setList(() => SelectorCombo);
    }, console.warn); // the field works without it
  };
  return { List, want };
};

/** A text field that lists what is found for what is typed in it. */
export const SelectorBox = ({ control, inputRef, label, addressFor, onChoose, ...props }: SelectorBoxProps) => {
  const { onType, onLeave, onKey, clearable } = props;
  const { t } = useText();
  const lives = useLives();
  const { List, want } = useCombo();
  const [text, setText] = useState(String(control.defaultValue ?? ''));
  const combo = useRef<Combo>(null);
  /** What the list does as soon as it is there. */
  const pending = useRef<'ask' | 'open' | null>(null);

  const open = (): void => {
    if (combo.current) combo.current.toggle();
    else {
      pending.current = 'open';
      want();
    }
  };
  const clear = (): void => {
    write(inputRef.current, '');
    onType?.('');
    combo.current?.shut();
  };
  /** Has the field say what is chosen, and returns whether it said something else. */
  const leave = (): boolean => {
    const { current: input } = inputRef;
    if (!input || !onLeave) return false;
    const { value } = input;
    write(input, onLeave(value));
    return input.value !== value;
  };
  const press = (event: KeyboardEvent<HTMLInputElement>): void => {
    const isMarked = combo.current?.isMarked() ?? false;
    if (!isMarked) onKey?.(event);
    if (event.key === 'Enter' && !isMarked && !event.defaultPrevented && leave()) event.preventDefault();
    if (event.defaultPrevented) combo.current?.shut();
    else if (combo.current) combo.current.handlers.onKeyDown?.(event);
    else if (event.key === 'ArrowDown') open();
  };

  const wantNow = useRef(want);
  wantNow.current = want;
  useEffect(() => {
    const { current: input } = inputRef;
    if (!input) return;
    const read = (): void => setText(input.value);
    const readLater = (): void => void setTimeout(read);
    const { form } = input;
    if (input === document.activeElement) {
      if (input.value !== input.defaultValue) pending.current = 'ask';
      wantNow.current();
    }
    read(); // what was typed before this page was hydrated
    input.addEventListener('change', read); // a draft was put back, or another field emptied this one
    form?.addEventListener('reset', readLater);
    return () => {
      input.removeEventListener('change', read);
      form?.removeEventListener('reset', readLater);
    };
  }, [inputRef]);

  const isEmptied = clearable && text !== '';
  return (
    <div className="selector" onPointerEnter={want}>
      <input
        {...control}
        ref={inputRef}
        type="text"
        role="combobox"
        aria-labelledby={labelId(control.id)}
        aria-autocomplete="list"
        aria-expanded={false}
        autoCorrect="off"
        spellCheck={false}
        className="control"
        placeholder={control.placeholder || ' '}
        onChange={({ target: { value } }) => {
          setText(value);
          onType?.(value);
          if (combo.current) combo.current.typed(value);
          else pending.current = 'ask';
        }}
        onFocus={(event) => {
          want();
          combo.current?.handlers.onFocus?.(event);
        }}
        onBlur={(event) => {
          combo.current?.handlers.onBlur?.(event);
          leave();
        }}
        onKeyDown={press}
        onKeyUp={(event) => combo.current?.handlers.onKeyUp?.(event)}
        onTouchEnd={(event) => combo.current?.handlers.onTouchEnd?.(event)}
      />
      {lives && (
        <button
          type="button"
          tabIndex={isEmptied ? 0 : -1}
          aria-label={t(isEmptied ? 'web.selector.clear' : 'web.selector.show', { field: label })}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            inputRef.current?.focus();
            if (isEmptied) clear();
            else open();
          }}
        >
          <Icon name={isEmptied ? 'close' : 'down'} />
        </button>
      )}
      {List && (
        <List
          combo={combo}
          pending={pending}
          inputRef={inputRef}
          id={control.id}
          label={label}
          text={text}
          addressFor={addressFor}
          onChoose={onChoose}
        />
      )}
    </div>
  );
};
