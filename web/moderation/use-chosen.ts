import { useEffect, useState } from 'react';
import { announce } from '../client/announce.ts';
import { useText } from '../page/text.ts';

type Choice = {
  readonly ids: ReadonlySet<string>;
  /** Whether the reader changed it last, and not a case that left the list. */
  readonly isByReader: boolean;
};

export type Chosen = {
  readonly ids: ReadonlySet<string>;
  /** How many there are, in words. */
  readonly count: string;
  readonly choose: (ids: readonly string[], isChosen: boolean) => void;
};

/** Which of the cases `here` are chosen. One that leaves the list is chosen no more; changes by the reader are read out. */
export const useChosen = (here: readonly string[]): Chosen => {
  const { t } = useText();
  const [{ ids, isByReader }, setChoice] = useState<Choice>({ ids: new Set(), isByReader: false });
  const there = new Set(here.filter((id) => ids.has(id)));
  if (there.size < ids.size) setChoice({ ids: there, isByReader: false });
  const count = t('moderation.batch.count', { count: there.size });
  useEffect(() => {
    if (isByReader) announce(count);
  }, [isByReader, count]);
  return {
    ids: there,
    count,
    choose: (some, isChosen) =>
      setChoice((before) => {
        const others = [...before.ids].filter((id) => !some.includes(id));
        return { ids: new Set(isChosen ? [...others, ...some] : others), isByReader: true };
      }),
  };
};
