import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Suggestion } from '#read-api/suggest/suggestion.ts';
import { listedRows } from './listed-rows.ts';
import { forgetAllSearches, forgetSearch, pastSearches } from './recent-searches.ts';
import { rowKey, type SuggestedRow } from './suggestion.ts';
import { type Suggested, useSuggestions } from './use-suggestions.ts';

type Asked = {
  readonly field: 'what' | 'where';
  readonly country: string | undefined;
  /** The town that the person looks in, as it stands in the form. */
  readonly near: () => string;
  /** Does what a row is for. */
  readonly take: (row: SuggestedRow) => void;
};

type Listed = {
  readonly typed: string;
  readonly rows: readonly SuggestedRow[];
  readonly failed: boolean;
  /** The server has said all that it has. */
  readonly isWhole: boolean;
};

const nothing: Listed = { typed: '', rows: [], failed: true, isWhole: true };

/**
 * The grid under a combobox (the ARIA Authoring Practices' "grid popup"): its rows, whether it is open, which row is
 * marked (-1 for none) and whether in it what forgets the row, and what the keys do.
 */
export const useSearchList = ({ field, country, near, take }: Asked) => {
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const [{ typed, rows, failed, isWhole }, setListed] = useState(nothing);
  const [isOpen, setOpen] = useState(false);
  const [marked, setMarked] = useState(-1);
  const [forgets, setForgets] = useState(false);
  /** Counts the answers: the same number of suggestions is said again when other letters brought them. */
  const [answers, setAnswers] = useState(0);
  const latest = useRef({ typed, rows, isOpen, marked });
  latest.current = { typed, rows, isOpen, marked };

  const mark = (index: number): void => {
    setMarked(index);
    setForgets(false);
  };
  const hide = (): void => {
    setOpen(false);
    mark(-1);
  };
  const open = (index = -1): void => {
    setOpen(true);
    mark(index);
  };
  /** What somebody has marked stays marked when a later answer lists it too. */
  const fill = (suggested: Suggested): void => {
    const before = latest.current;
    const row = before.isOpen ? before.rows[before.marked] : undefined;
    const text = input.current?.value ?? '';
    const listed = listedRows(text, suggested, field === 'what' ? pastSearches() : []);
    const { isWhole = true } = suggested ?? {};
    setListed({ typed: text.trim(), rows: listed, failed: suggested === null, isWhole });
    if (isWhole) setAnswers((count) => count + 1);
    if (before.typed !== text.trim()) grid.current?.scrollTo({ top: 0, behavior: 'instant' });
    if (listed.length === 0 || document.activeElement !== input.current) hide();
    else open(row ? listed.findIndex((one) => rowKey(one) === rowKey(row)) : -1);
  };
  const { prepare, ask, askSoon, cancel } = useSuggestions({ field, country, near }, fill);
  const close = (): void => {
    cancel();
    hide();
  };

  const showPast = (): void => {
    if (!latest.current.isOpen && input.current?.value.trim() === '') fill(null);
  };
  const clear = (): void => {
    if (!input.current) return;
    input.current.value = '';
    input.current.focus();
    cancel();
    fill(null);
  };
  // what was typed before this lived is answered too
  const first = useRef({ prepare, ask, showPast });
  useEffect(() => {
    const box = input.current;
    if (!box || box !== document.activeElement) return;
    first.current.prepare();
    first.current.showPast();
    if (box.value !== box.defaultValue) void first.current.ask(box.value);
  }, []);
  useEffect(() => {
    grid.current?.children[marked]?.scrollIntoView({ block: 'nearest' });
  }, [marked]);

  const again = (): void => fill(failed ? null : { typed, choices: rows.filter(isSuggestion), isWhole });
  const forget = (row: SuggestedRow): void => {
    if (row.kind === 'past') forgetSearch(row);
    else forgetAllSearches();
    again();
  };
  const takeRow = (row: SuggestedRow): void => {
    if (row.kind === 'forget') forget(row);
    else {
      close();
      input.current?.focus();
      take(row);
    }
  };
  const reopen = async (index: number): Promise<void> => {
    const value = input.current?.value ?? '';
    if (typed === value.trim() && rows.length > 0) open(index);
    else {
      await ask(value);
      setMarked(index);
    }
  };
  const keys = (event: KeyboardEvent): void => {
    const { key, altKey } = event;
    const row = rows[marked];
    const count = rows.length;
    if (event.nativeEvent.isComposing) return;
    if (!isOpen && key === 'ArrowDown') void reopen(altKey ? -1 : 0);
    else if (!isOpen) return;
    else if (key === 'ArrowDown') mark((marked + 1) % count);
    else if (key === 'ArrowUp' && altKey) close();
    else if (key === 'ArrowUp') mark(marked <= 0 ? count - 1 : marked - 1);
    else if (key === 'ArrowRight' && row?.kind === 'past' && !forgets) setForgets(true);
    else if (key === 'ArrowLeft' && forgets) setForgets(false);
    else if (key === 'Home' && row) mark(0);
    else if (key === 'End' && row) mark(count - 1);
    else if (key === 'Escape') close();
    else if (key === 'Enter' && row) (forgets ? forget : takeRow)(row);
    else return;
    event.preventDefault();
  };
  const isEmpty = !isOpen && typed !== '' && rows.length === 0 && !failed;
  return {
    input,
    list,
    grid,
    typed,
    rows,
    isOpen,
    isEmpty,
    isWhole,
    marked,
    forgets,
    answers,
    prepare,
    askSoon,
    clear,
    close,
    showPast,
    forget,
    takeRow,
    keys,
  };
};

const isSuggestion = (row: SuggestedRow): row is Suggestion => row.kind !== 'past' && row.kind !== 'forget';
