import { type RefObject, useRef, useState } from 'react';
import { rememberTown } from '../client/chosen-town.ts';
import { goTo } from '../client/leaving.ts';
import { useText } from '../page/text.ts';
import { IconButton } from './button.tsx';
import { Icon } from './icon.tsx';
import { NearSearch } from './near-search.tsx';
import { rememberSearch } from './recent-searches.ts';
import { SearchField } from './search-field.tsx';
import { isPlace, type SuggestedRow } from './suggestion.ts';
import { useOverPage } from './use-over-page.ts';

export type SearchFormProps = {
  /** The page of results. */
  readonly action: string;
  /** Two capitals; where suggestions are looked for. */
  readonly country?: string | undefined;
  readonly what?: string | undefined;
  readonly where?: string | undefined;
  /** In one row, for the top of a page of results. */
  readonly slim?: boolean;
  /** It stands on the dark cloth at the top of a home page. */
  readonly isOnCloth?: boolean;
};

/** The field of the form, as it stands in the page. */
const fieldOf = (form: RefObject<HTMLFormElement | null>, name: 'what' | 'where'): HTMLInputElement | undefined => {
  const field = form.current?.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field : undefined;
};

/** What and where, with suggestions in both fields; a plain form until it lives. */
export const SearchForm = ({ action, country, what, where, slim = false, isOnCloth = false }: SearchFormProps) => {
  const { t } = useText();
  const form = useRef<HTMLFormElement>(null);
  const [moved, setMoved] = useState<string>();
  const { isOver, open, close } = useOverPage(form);
  const typed = (name: 'what' | 'where') => fieldOf(form, name)?.value.trim() ?? '';
  const write = (name: 'what' | 'where', text: string): void => {
    const field = fieldOf(form, name);
    if (field) field.value = text;
  };
  const writePlace = (place: string): void => {
    write('where', place);
    rememberTown(place, country ?? '');
  };
  const take = (from: 'what' | 'where') => (row: SuggestedRow) => {
    setMoved(undefined);
    if (row.kind === 'forget') return;
    if (row.kind === 'past') {
      write('what', row.what);
      write('where', row.where);
      form.current?.requestSubmit();
    } else if (row.kind === 'company' && row.url) {
      rememberSearch({ what: row.name, where: '' });
      goTo(row.url);
    } else if (isPlace(row)) {
      writePlace(row.value);
      if (from === 'what') {
        write('what', '');
        setMoved(row.name);
      }
    } else write(from, row.value);
  };
  const near = (): string => typed('where');
  const sent = (): void => {
    rememberSearch({ what: typed('what'), where: typed('where') });
    if (!slim && typed('where') === '') rememberTown('', '');
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: many phones do not know the search element
    <form
      className={['search', slim && 'slim', isOver && 'over'].filter(Boolean).join(' ')}
      role="search"
      action={action}
      ref={form}
      onSubmit={sent}
      onFocus={({ target }) => open(target)}
      onClick={({ target }) => open(target)}
      onKeyDown={({ key }) => key === 'Escape' && close('key')}
    >
      {isOver && <IconButton icon="left" className="back" label={t('web.do.back')} onClick={() => close('press')} />}
      <div className="boxes">
        <SearchField
          name="what"
          icon="search"
          label={t('web.search.what')}
          example={t('web.search.whatExample')}
          value={what}
          country={country}
          near={near}
          take={take('what')}
          isOver={isOver}
        />
        <SearchField
          name="where"
          icon="pin"
          label={t('web.search.where')}
          example={t('web.search.whereExample')}
          value={where}
          country={country}
          near={near}
          take={take('where')}
          isOver={isOver}
          remembers={!slim}
        />
        <button className="btn primary" type="submit">
          <Icon name="search" />
          <b>{t('web.do.search')}</b>
        </button>
      </div>
      <p className="sr" role="status">
        {moved && t('shell.suggest.moved', { place: moved })}
      </p>
      {!slim && (
        <NearSearch
          action={action}
          country={country}
          isOnCloth={isOnCloth && !isOver}
          typed={typed}
          choose={writePlace}
        />
      )}
    </form>
  );
};
