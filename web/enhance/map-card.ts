import { opensElsewhere } from '../client/plain-click.ts';
import { element } from '../client/words.ts';

/** Copies what calls the company; it shows the number when its link in the list does. */
const callLike = (link: HTMLAnchorElement): HTMLAnchorElement => {
  const call = element('a', { class: 'btn primary', rel: 'nofollow' });
  const follow = (): void => {
    call.href = link.href;
    call.replaceChildren(...[...link.childNodes].map((node) => node.cloneNode(true)));
  };
  follow();
  new MutationObserver(follow).observe(link, { attributes: true, childList: true, subtree: true, characterData: true });
  call.addEventListener('click', (event) => {
    if (opensElsewhere(event) || link.href.startsWith('tel:')) return;
    event.preventDefault();
    link.click();
  });
  return call;
};

/**
 * Returns the card of a company for the map, from its card in the list: name, whether it is open, where, and the call.
 * Undefined when the list does not have it.
 */
export const cardOf = (
  id: number,
  words: { readonly closeCard: string },
  close: () => void,
): HTMLElement | undefined => {
  const listed = document.getElementById(`c-${id}`);
  const name = listed?.querySelector('h2');
  if (!listed || !name) return undefined;
  const shut = element('button', { type: 'button', class: 'btn ghost icon-only', 'aria-label': words.closeCard }, '×');
  shut.addEventListener('click', close);
  const card = element('section', { class: 'map-card', 'aria-label': name.textContent?.trim() ?? '' });
  const facts = [...listed.querySelectorAll('.open, .where')].map((fact) => fact.cloneNode(true));
  const phone = listed.querySelector<HTMLAnchorElement>('a.phone-link');
  card.append(name.cloneNode(true), shut, ...facts, ...(phone ? [callLike(phone)] : []));
  card.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') close();
  });
  return card;
};
