import { announce } from '../client/announce.ts';
import { goTo, isLeaving } from '../client/leaving.ts';
import { element, word } from '../client/words.ts';

type Phones = { readonly phones: readonly { readonly value: string }[] };

/** The number in the groups of its mask: `+225 07 12 •• ••` and `+22507123456` make `+225 07 12 34 56`. */
export const unmask = (mask: string, value: string): string => {
  const digits = value.replace(/\D/g, '');
  if (mask.replace(/[^\d•]/g, '').length !== digits.length) return value;
  let at = 0;
  return mask.replace(/[\d•]/g, () => digits[at++] ?? '');
};

/**
 * Puts the number in the link, which calls from now on, and says so to the ear: in words of its own, since not every
 * screen reader takes a name from `aria-label` where a link has words.
 */
const show = (link: HTMLAnchorElement, { phones }: Phones): void => {
  const { dataset } = link;
  const value = phones[Number(dataset.phone)]?.value;
  const label = link.querySelector('span');
  if (!value || !label) return;
  const number = unmask(dataset.shape ?? '', value);
  const call = element('span', { class: 'sr' }, word('phoneCall', { number, name: dataset.name ?? '' }));
  label.replaceChildren(call, element('span', { 'aria-hidden': 'true' }, number));
  link.href = `tel:${value.replace(/[^\d+]/g, '')}`;
  link.classList.add('told');
  dataset.counted = 'phone-tap';
};

/** The first tap brings the numbers of the company to the page, the next one calls. */
export const phoneHere = (link: HTMLAnchorElement): void => {
  const reveal = async (event: MouseEvent): Promise<void> => {
    if (link.protocol === 'tel:' || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const { phones: source = '' } = link.dataset;
    link.ariaBusy = 'true';
    const answer = await fetch(source).catch(() => null);
    link.ariaBusy = null;
    if (isLeaving()) return;
    if (!answer?.ok) return goTo(link.href); // the page of the numbers says why
    const told: Phones = await answer.json();
    for (const other of document.querySelectorAll<HTMLAnchorElement>(`[data-phones="${source}"]`)) show(other, told);
    if (link.protocol !== 'tel:') return goTo(link.href);
    announce(word('phoneShown', { number: link.querySelector('span[aria-hidden]')?.textContent ?? '' }));
  };
  link.addEventListener('click', reveal);
};
