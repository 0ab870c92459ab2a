/** One file, so that a device that keeps a favourite has all that its page and the list of favourites need without a network. */
export { FavouriteList } from '../bookmark/favourite-list.tsx';
export { Heart } from '../bookmark/heart.tsx';
export { CallLink } from '../ui/call-link.tsx';
