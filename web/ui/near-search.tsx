import { useEffect, useRef, useState } from 'react';
import { type NearState, useNearMe } from '../client/use-near-me.ts';
import { useText } from '../page/text.ts';
import { Icon } from './icon.tsx';
import { useDistricts } from './use-districts.ts';

type Props = {
  /** The page of results. */
  readonly action: string;
  readonly country: string | undefined;
  readonly isOnCloth: boolean;
  /** What stands in a field of the search. */
  readonly typed: (field: 'what' | 'where') => string;
  /** Writes a place into the search. */
  readonly choose: (place: string) => void;
};

const chipId = 'search-near';
const focusOn = (id: string): void => document.getElementById(id)?.focus();

/**
 * "Near me" beside the search of a page: says what the position is for while the browser asks, and the way on where it is
 * refused or does not come. Not there without script.
 */
export const NearSearch = ({ action, country, isOnCloth, typed, choose }: Props) => {
  const { t } = useText();
  const around = (near: string): string =>
    `${action}?${new URLSearchParams({ ...(typed('what') && { what: typed('what') }), near, sort: 'distance' })}`;
  const near = useNearMe((point) => new URL(around(point), location.href));
  const [isAble, setAble] = useState(true);
  useEffect(() => setAble('geolocation' in navigator), []);
  const said = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (near.state !== 'idle') said.current?.scrollIntoView({ block: 'nearest' });
  }, [near.state]);
  const stop = (): void => {
    near.cancel();
    focusOn(chipId);
  };
  const take = (place: string): void => {
    near.cancel();
    choose(place);
    focusOn('search-what');
  };
  if (!isAble) return null;
  return (
    <div className="near-search">
      <div className={isOnCloth ? 'on-cloth' : undefined}>
        <button
          className="chip"
          id={chipId}
          type="button"
          aria-disabled={near.isAsking || undefined}
          onClick={near.ask}
        >
          <Icon name="target" />
          {t('shell.near.ask')}
        </button>
      </div>
      <div role="status" ref={said}>
        {near.isAsking && (
          <div className="notice">
            <Icon name="target" />
            <div>
              <p>
                <b>{t('shell.near.waiting')}</b> {t('shell.near.why')}
              </p>
              <button className="btn line" type="button" onClick={stop}>
                {t('web.do.cancel')}
              </button>
            </div>
          </div>
        )}
        {(near.state === 'refused' || near.state === 'failed') && (
          <NotNear state={near.state} town={typed('where')} country={country} take={take} again={near.ask} />
        )}
      </div>
    </div>
  );
};

type NotNearProps = {
  readonly state: Extract<NearState, 'refused' | 'failed'>;
  readonly town: string;
  readonly country: string | undefined;
  readonly take: (place: string) => void;
  readonly again: () => void;
};

/** What happens now that there is no position: the town stays, and its districts are offered. */
const NotNear = ({ state, town, country, take, again }: NotNearProps) => {
  const { t } = useText();
  const districts = useDistricts(town, country);
  return (
    <div className="notice warn">
      <Icon name="target" />
      <div>
        <p>
          <b>
            {t(state === 'refused' ? 'shell.near.refused' : 'shell.near.failed')}{' '}
            {town && t('shell.near.stays', { town })}
          </b>{' '}
          {districts.length > 0 ? t('shell.near.districts') : t('shell.near.write')}
        </p>
        <div className="row">
          {districts.map(({ name, value }) => (
            <button className="chip" type="button" key={value} onClick={() => take(value)}>
              {name}
            </button>
          ))}
          {districts.length === 0 && (
            <button className="chip" type="button" onClick={() => focusOn('search-where')}>
              {t('shell.near.toField')}
            </button>
          )}
          {state === 'failed' && (
            <button className="chip" type="button" onClick={again}>
              {t('shell.bar.again')}
            </button>
          )}
        </div>
        {state === 'refused' && <p className="small">{t('shell.near.later')}</p>}
      </div>
    </div>
  );
};
