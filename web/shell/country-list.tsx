import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { chosenCountry } from '../enhance/country-memory.ts';
import { useText } from '../page/text.ts';
import type { Country } from './use-countries.ts';

/** What is asked for stays when the country changes, but for what only one country has. */
const ofOnePlace = ['where', 'city', 'district', 'near', 'radius', 'bounds', 'page', 'sort'];

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

type Props = {
  readonly countries: readonly Country[];
  /** The page of all countries. */
  readonly all: string;
  /** The path of the home pages of countries: theirs follows it. */
  readonly homes: string;
  /** The path of the results, on a page of results: a country leads to the same search in it. */
  readonly results?: string | undefined;
  /** Whether the field is to have the focus: a finger would get a keyboard over the list. */
  readonly takesFocus: boolean;
  readonly opener: RefObject<HTMLElement | null>;
};

/** Where a country leads: its results where results are shown, with the same question; else its home page. */
const pathOf = ({ homes, results }: Pick<Props, 'homes' | 'results'>, code: string): string => {
  if (!results) return homes + code.toLowerCase();
  const query = new URLSearchParams(location.search);
  for (const name of ofOnePlace) query.delete(name);
  return `${results}/${code.toLowerCase()}${query.size > 0 ? `?${query}` : ''}`;
};

const isHere = (path: string): boolean => path.split('?')[0] === location.pathname;

const Entry = ({ country: { code, name, count }, href }: { readonly country: Country; readonly href: string }) => {
  const { t, number } = useText();
  return (
    <li>
      <a href={href} data-code={code} aria-current={isHere(href) ? 'page' : undefined}>
        {name}
        {count > 0 && ' '}
        {count > 0 && (
          <small className="num">
            <span aria-hidden="true">{number(count)}</span>
            <span className="sr">
              {count === 1 ? t('shell.companies.one') : t('shell.companies.several', { count: number(count) })}
            </span>
          </small>
        )}
      </a>
    </li>
  );
};

/** The countries of the directory, the one that the visitor chose before first, and a field that narrows them. */
export const CountryList = (props: Props) => {
  const { countries, all, takesFocus, opener } = props;
  const { t } = useText();
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [typed, setTyped] = useState('');
  const [isSaid, setSaid] = useState(false);
  useEffect(() => {
    setSaid(true); // a live line is read when it changes
    if (takesFocus && document.activeElement === opener.current) field.current?.focus();
  }, [takesFocus, opener]);

  const fitting = countries.filter(({ name }) => plain(name).includes(plain(typed.trim())));
  const chosen = countries.find(({ code }) => code === chosenCountry());
  const offered = chosen && !isHere(pathOf(props, chosen.code)) ? chosen : undefined;
  const links = (): readonly HTMLElement[] =>
    [...(list.current?.children ?? [])].flatMap(({ firstElementChild: link }) =>
      link instanceof HTMLElement ? [link] : [],
    );
  const fromField = (event: KeyboardEvent): void => {
    const first = fitting.length > 0 ? links()[offered ? 1 : 0] : undefined;
    if (event.key === 'Enter' && typed.trim()) first?.click();
    else if (event.key === 'Enter' || event.key === 'ArrowDown') first?.focus();
    else return;
    event.preventDefault();
  };
  const inList = (event: KeyboardEvent): void => {
    const stops = links();
    const at = stops.findIndex((link) => link.matches(':focus'));
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: stops.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    (to < 0 ? field.current : stops[to])?.focus();
  };
  return (
    <div>
      <input
        className="control"
        type="search"
        ref={field}
        autoComplete="off"
        aria-label={t('shell.countries.narrow')}
        placeholder={t('shell.countries.narrow')}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={fromField}
      />
      <p className="small muted" role="status">
        {isSaid &&
          (fitting.length === 1 ? t('shell.countries.one') : t('shell.countries.several', { count: fitting.length }))}
      </p>
      <ul className="country-list" aria-label={t('web.footer.countries')} ref={list} onKeyDown={inList}>
        {offered && (
          <li className="chosen">
            <a href={pathOf(props, offered.code)} data-code={offered.code}>
              {t('shell.myCountry', { country: offered.name })}
            </a>
          </li>
        )}
        {fitting.map((country) => (
          <Entry key={country.code} country={country} href={pathOf(props, country.code)} />
        ))}
        <li className="all">
          <a href={all}>{t('shell.allCountries')}</a>
        </li>
      </ul>
    </div>
  );
};
