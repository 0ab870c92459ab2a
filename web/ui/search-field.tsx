import { useId } from 'react';
import { useText } from '../page/text.ts';
import { IconButton } from './button.tsx';
import { Icon, type IconName } from './icon.tsx';
import { isPlace, rowKey, type SuggestedRow } from './suggestion.ts';
import { SuggestionKeys } from './suggestion-keys.tsx';
import { SuggestionRow } from './suggestion-row.tsx';
import { useListInWindow } from './use-list-in-window.ts';
import { useSearchList } from './use-search-list.ts';

type Props = {
  readonly name: 'what' | 'where';
  readonly icon: IconName;
  readonly label: string;
  readonly example: string;
  readonly value: string | undefined;
  /** Two capitals; where suggestions are looked for. */
  readonly country: string | undefined;
  /** The town that the person looks in. */
  readonly near: () => string;
  /** Does what a row is for. */
  readonly take: (row: SuggestedRow) => void;
  /** The search covers the page (`use-over-page.ts`). */
  readonly isOver?: boolean;
  /** The field shows the town chosen before (`client/chosen-town.ts`), on pages that show no search yet. */
  readonly remembers?: boolean;
};

/**
 * A field of the search with suggestions under it. It says from the start that it is a combobox: a name that is read
 * before its role changes gets lost in Firefox. A row is taken when the finger has come up on it, so that one may slide
 * off or scroll.
 */
export const SearchField = (field: Props) => {
  const { name, icon, label, example, value, country, near, take, isOver = false, remembers = false } = field;
  const { t } = useText();
  const listId = useId();
  const found = useSearchList({ field: name, country, near, take });
  const { input, list, grid, typed, rows, isOpen, isEmpty, isWhole, marked, forgets, answers } = found;
  useListInWindow(input, list, isOpen);
  const cellId = (index: number) => `${listId}-${index}`;
  const active = `${cellId(marked)}${forgets ? '-forget' : ''}`;
  const count = rows.filter(({ kind }) => kind !== 'forget').length;
  const counted = count === 1 ? t('shell.suggest.one') : t('shell.suggest.several', { count });
  const id = `search-${name}`;
  return (
    <div className="box">
      <Icon name={icon} />
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        ref={input}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-haspopup="grid"
        aria-autocomplete="list"
        aria-activedescendant={isOpen && marked >= 0 ? active : undefined}
        defaultValue={value}
        placeholder={example}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={200}
        data-suggests={country ?? ''}
        data-town={remembers ? (country ?? '') : undefined}
        // not onChange: what a password manager or a dictation writes is no change to React
        onInput={({ currentTarget }) => found.askSoon(currentTarget.value)}
        onKeyDown={found.keys}
        onFocus={() => {
          found.prepare();
          found.showPast();
        }}
        onClick={found.showPast}
        onBlur={found.close}
      />
      {isOver && (
        <IconButton
          icon="close"
          className="clear"
          label={t('web.selector.clear', { field: label })}
          onMouseDown={(event) => event.preventDefault()}
          onClick={found.clear}
        />
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the focus stays in the field */}
      <div className="suggestions" ref={list} hidden={!isOpen} onMouseDown={(event) => event.preventDefault()}>
        {/* biome-ignore lint/a11y/useSemanticElements: a list to the eye */}
        <div
          className="options"
          ref={grid}
          id={listId}
          role="grid"
          aria-label={t('shell.suggest.of', { field: label })}
        >
          {rows.map((row, index) => (
            <SuggestionRow
              key={rowKey(row)}
              id={cellId(index)}
              row={row}
              typed={typed}
              isMarked={index === marked}
              forgets={forgets && index === marked}
              moves={name === 'what' && isPlace(row)}
              take={() => found.takeRow(row)}
              forget={() => found.forget(row)}
            />
          ))}
        </div>
        <SuggestionKeys />
      </div>
      <p className="sr" role="status">
        {isOpen && isWhole && <span key={answers}>{counted}</span>}
        {isEmpty && <span key={answers}>{t('shell.suggest.none')}</span>}
      </p>
    </div>
  );
};
