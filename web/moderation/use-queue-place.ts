import { type Ref, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import type { CaseHandle } from './case-card.tsx';
import { type NoticePlace, nextCase, placeOf } from './queue-place.ts';

/** What was decided last, as the page's address tells it. */
type Decision = { readonly id: string; readonly isUndone: boolean };

type Queue = {
  /** The cases in the list, in its order. */
  readonly ids: readonly string[];
  readonly decision: Decision | null;
  /** The case whose decision was not taken. */
  readonly failed: string | null;
};

export type QueuePlace = {
  readonly heading: Ref<HTMLHeadingElement>;
  /** The case that the keys are about. */
  readonly current: string | null;
  readonly setCurrent: (id: string) => void;
  /** Where to tell of the last decision. */
  readonly notice: NoticePlace;
  /** For the card of a case. */
  readonly cardOf: (id: string) => Ref<CaseHandle>;
  readonly press: (what: 'choose' | 'open' | 'yes' | 'no') => void;
  /** Goes to the next case, or with -1 to the one before. */
  readonly go: (by: 1 | -1) => void;
  /** For the card that had the focus when it left the page. */
  readonly onFocusLost: (id: string) => void;
  /** Puts the focus on a case, or on the heading where that case is not in the list. */
  readonly focusOn: (id: string | null) => void;
};

/**
 * Where the reader is in the queue. When the case with the focus leaves the list, or the one that was decided on does, the
 * focus goes on to the next; to the heading when the list is empty.
 */
export const useQueuePlace = ({ ids, decision, failed }: Queue): QueuePlace => {
  const { key } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const heading = useRef<HTMLHeadingElement>(null);
  const cards = useRef(new Map<string, CaseHandle>());
  const lost = useRef<string>(null);
  const shown = useRef({ ids, key });
  const [current, setCurrent] = useState<string | null>(null);
  const [seen, setSeen] = useState<{ ids: readonly string[]; key: string; notice: NoticePlace }>({
    ids,
    key,
    notice: null,
  });

  const isNew = (before: string): boolean => before !== key && !isBack;
  if (seen.key !== key) {
    const notice = isNew(seen.key) && decision ? placeOf(seen.ids, ids, decision.id) : null;
    setSeen({ ids, key, notice });
  } else if (seen.ids !== ids) {
    const { notice } = seen;
    setSeen({ ids, key, notice: notice === null || notice === 'end' ? notice : placeOf(seen.ids, ids, notice.before) });
  }

  const focusOn = useCallback((id: string | null): void => {
    const card = id === null ? undefined : cards.current.get(id);
    if (card) card.focus();
    else heading.current?.focus();
  }, []);

  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { ids, key };
    const isDecided = before.key !== key && !isBack && decision !== null;
    const gone = lost.current ?? (isDecided ? decision.id : null);
    lost.current = null;
    if (isDecided && decision.isUndone) focusOn(decision.id);
    else if (gone !== null && !ids.includes(gone)) focusOn(nextCase(before.ids, ids, gone));
    else if (before.key !== key && failed !== null && document.activeElement === document.body) focusOn(failed);
  }, [ids, key, isBack, decision, failed, focusOn]);

  const go = (by: 1 | -1): void => {
    const at = current === null ? -1 : ids.indexOf(current);
    const next = ids[Math.min(ids.length - 1, Math.max(0, at + by))];
    if (next !== undefined) cards.current.get(next)?.focus();
  };
  return {
    heading,
    current,
    setCurrent,
    notice: seen.notice,
    cardOf: (id) => (card) => {
      if (card) cards.current.set(id, card);
      return () => {
        cards.current.delete(id);
      };
    },
    press: (what) => {
      if (current !== null) cards.current.get(current)?.press(what);
    },
    go,
    onFocusLost: useCallback((id: string) => {
      lost.current = id;
    }, []),
    focusOn,
  };
};
