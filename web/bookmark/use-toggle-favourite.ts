import { useText } from '../page/text.ts';
import { type Favourite, toggleFavourite } from './favourites.ts';

const tell = (toast: object): void => {
  dispatchEvent(new CustomEvent('sokoni:toast', { detail: { ...toast, id: 'favourite' } }));
};

/** Adds a company to the favourites or takes it out, and says so with a way back. */
export const useToggleFavourite = (): ((one: Favourite) => void) => {
  const { t } = useText();
  const toggle = (one: Favourite): void => {
    const { name } = one;
    const run = () => toggle(one);
    const done = toggleFavourite(one);
    if (done === 'failed') tell({ content: t('shell.favourites.failed'), variant: 'warning' });
    else if (done === 'added')
      tell({ content: t('shell.favourites.added', { name }), action: { label: t('web.do.remove'), run } });
    else
      tell({
        content: t('shell.favourites.removed', { name }),
        action: { label: t('shell.favourites.undoRemove'), run },
      });
  };
  return toggle;
};
