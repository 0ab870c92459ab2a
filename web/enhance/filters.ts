import { goTo } from '../client/leaving.ts';
import { element, word } from '../client/words.ts';
import { askPage } from './fetched-page.ts';

/**
 * The filters as a dialog. A choice brings the filters anew, counted for what is chosen now; the list behind stays as it
 * is until its button is pressed. Closed otherwise, everything is as it was.
 */
export const openFilters = (details: HTMLDetailsElement): void => {
  const summary = details.querySelector('summary');
  const panel = details.querySelector<HTMLElement>('.panel');
  if (!summary || !panel) return;
  const asItWas = [...panel.childNodes];
  const title = element(
    'h2',
    { id: 'filters-title', tabindex: '-1' },
    summary.querySelector('span')?.textContent ?? '',
  );
  const close = element('button', { type: 'button', class: 'btn ghost', 'aria-label': word('close') });
  const cross = summary.querySelector('.icon:last-child')?.cloneNode(true);
  if (cross) close.append(cross);
  const said = element('p', { role: 'status' });
  const head = element('div', { class: 'filter-head' }, title, close);
  const dialog = element('dialog', { class: 'filter-dialog', 'aria-labelledby': title.id }, head, said, panel);
  document.body.append(dialog);
  dialog.showModal();
  title.focus();

  const show = (page: Document | null, focus: string): boolean => {
    const fresh = page?.querySelector('[data-filters] .panel');
    if (!fresh) return false;
    const unfolded = [...panel.querySelectorAll('.facet:has(details[open])')].map((one) =>
      one.getAttribute('aria-labelledby'),
    );
    const { scrollTop = 0 } = panel.querySelector('.scroll') ?? {};
    panel.replaceChildren(...document.importNode(fresh, true).childNodes);
    for (const id of unfolded) panel.querySelector(`[aria-labelledby="${id}"] details`)?.setAttribute('open', '');
    panel.querySelector('.scroll')?.scrollTo({ top: scrollTop, behavior: 'instant' });
    (document.getElementById(focus) ?? title).focus({ preventScroll: true });
    said.className = 'sr';
    said.textContent = page?.querySelector('#found')?.textContent ?? '';
    return true;
  };
  const choose = async (link: HTMLAnchorElement): Promise<void> => {
    panel.ariaBusy = 'true';
    try {
      const { page } = await askPage(link.pathname + link.search, null);
      if (!show(page, link.id)) goTo(link.href);
    } catch {
      said.className = 'failed';
      said.textContent = word('failed');
    } finally {
      panel.ariaBusy = null;
    }
  };
  const pick = (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    const link = (event.target as Element).closest<HTMLAnchorElement>('a');
    const isHere = link?.pathname === location.pathname && link.search === location.search;
    if (!link || (link.matches('[data-show]') && !isHere)) return;
    event.preventDefault();
    event.stopPropagation();
    if (link.matches('[data-show]')) dialog.close();
    else if (panel.ariaBusy !== 'true') void choose(link);
  };
  panel.addEventListener('click', pick);
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close());
  dialog.addEventListener(
    'close',
    () => {
      panel.removeEventListener('click', pick);
      panel.replaceChildren(...asItWas);
      details.append(panel);
      dialog.remove();
      summary.focus();
    },
    { once: true },
  );
};
