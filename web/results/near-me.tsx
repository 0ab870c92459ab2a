import { type MouseEvent, useEffect, useState } from 'react';
import type { NearState, useNearMe } from '../client/use-near-me.ts';
import { useText } from '../page/text.ts';
import { Icon } from '../ui/icon.tsx';

const said = {
  asking: 'results.nearMe.asking',
  slow: 'results.nearMe.slow',
  refused: 'results.nearMe.refused',
  failed: 'results.nearMe.failed',
} as const satisfies Record<Exclude<NearState, 'idle'>, string>;

type Near = ReturnType<typeof useNearMe>;

const chipId = 'chip-near-me';

/** The chip that searches around the reader; not there without script, nor in a browser that cannot tell where it is. */
export const NearChip = ({ near: { isAsking, ask } }: { readonly near: Near }) => {
  const { t } = useText();
  const [isAble, setAble] = useState(true);
  useEffect(() => setAble('geolocation' in navigator), []);
  if (!isAble) return null;
  // not `disabled`: the focus would fall to the page
  return (
    <li className="near">
      <button className="chip" id={chipId} type="button" aria-disabled={isAsking || undefined} onClick={ask}>
        <Icon name="target" />
        {t('shell.near.ask')}
      </button>
    </li>
  );
};

const toField = (event: MouseEvent): void => {
  event.preventDefault();
  document.getElementById('search-where')?.focus();
};

/** How far the browser is with finding the reader, and the way on where it fails; on the screen and by ear. */
export const NearStatus = ({ near: { state, isAsking, cancel } }: { readonly near: Near }) => {
  const { t } = useText();
  const stop = (): void => {
    cancel();
    document.getElementById(chipId)?.focus();
  };
  return (
    <div className="near-said" id="near-said" role="status">
      {state !== 'idle' && (
        <p key={state}>
          {t(said[state])}{' '}
          {isAsking ? (
            <button className="link" type="button" onClick={stop}>
              {t('web.do.cancel')}
            </button>
          ) : (
            // biome-ignore lint/a11y/useValidAnchor: without a handler it leads to the field too
            <a className="link" href="#search-where" onClick={toField}>
              {t('shell.near.toField')}
            </a>
          )}
        </p>
      )}
    </div>
  );
};
