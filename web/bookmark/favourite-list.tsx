import { useState } from 'react';
import { useLives } from '../client/arrived.ts';
import { useText } from '../page/text.ts';
import { LinkButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Icon } from '../ui/icon.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { type Favourite, favouritePage } from './favourites.ts';
import { useFavourites } from './use-favourites.ts';
import { useToggleFavourite } from './use-toggle-favourite.ts';

/** Its logo, or its cloth where it has none or the logo does not come: there may be no network. */
const Face = ({ cloth, initials, logo }: Favourite) => {
  const [isLost, setLost] = useState(false);
  if (!logo || isLost)
    return (
      <span className={`cloth ${cloth}`} aria-hidden="true">
        <b>{initials}</b>
      </span>
    );
  return (
    <span className="face-logo" aria-hidden="true">
      <span className="picture cover">
        <img src={logo} alt="" loading="lazy" onError={() => setLost(true)} />
      </span>
    </span>
  );
};

/** Where the focus goes when a company is taken out: to the next one, or to the page. */
const focusBeside = (item: Element | null): void => {
  const next = item?.nextElementSibling ?? item?.previousElementSibling;
  (next?.querySelector('a') ?? document.getElementById('main'))?.focus();
};

const Item = ({ one }: { readonly one: Favourite }) => {
  const { t, lang } = useText();
  const toggle = useToggleFavourite();
  const { id, name, category, area } = one;
  return (
    <li className="mini" id={`c-${id}`}>
      <Face {...one} />
      <div className="b">
        <h2>
          <a href={favouritePage(one, lang)} dir="auto">
            {name}
          </a>
        </h2>
        <p className="small muted">{[category, area].filter(Boolean).join('\u00a0· ')}</p>
      </div>
      <button
        type="button"
        className="btn ghost icon-only heart"
        aria-pressed="true"
        aria-label={t('shell.favourites.remove', { name })}
        onClick={({ currentTarget }) => {
          focusBeside(currentTarget.closest('li'));
          toggle(one);
        }}
      >
        <Icon name="heart" />
      </button>
    </li>
  );
};

/** The companies that this device keeps, with or without a network. `search` is where more are found. */
export const FavouriteList = ({ search }: { readonly search: string }) => {
  const { t } = useText();
  const lives = useLives();
  const all = useFavourites();
  const empty = (noScript: boolean) => (
    <div id="no-favourites">
      <EmptyState
        icon="heart"
        title={t('shell.favourites.none')}
        actions={
          <LinkButton look="primary" icon="search" href={search}>
            {t('web.do.findCompany')}
          </LinkButton>
        }
      >
        <p>{t(noScript ? 'shell.favourites.noScript' : 'shell.favourites.how')}</p>
      </EmptyState>
    </div>
  );
  if (!lives)
    return (
      <>
        <noscript>{empty(true)}</noscript>
        <div className="with-script">
          <Skeleton shape="rows" />
        </div>
      </>
    );
  if (all.length === 0) return empty(false);
  return (
    <div id="favourites">
      <ul className="list card">
        {all.map((one) => (
          <Item key={one.id} one={one} />
        ))}
      </ul>
    </div>
  );
};
