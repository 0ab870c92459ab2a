import { useSyncExternalStore } from 'react';
import { type Favourite, favourites, none, onFavourites } from './favourites.ts';

/** The favourites of this device; none while the page is rendered by the server. */
export const useFavourites = (): readonly Favourite[] => useSyncExternalStore(onFavourites, favourites, () => none);
