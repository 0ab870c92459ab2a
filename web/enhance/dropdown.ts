import { element, word } from '../client/words.ts';
import { isByKey } from './by-key.ts';

/** Fetches and makes what a dropdown shows. */
export type Content = (link: HTMLAnchorElement, signal: AbortSignal) => Promise<Node>;

const patienceMs = 15_000;
let panels = 0;

/**
 * Makes a link into a button that opens a panel under it, filled by `content` when it is first shown. Where that fails,
 * the panel says so and leads where the link would have.
 */
export const dropdown = (link: HTMLAnchorElement, content: Content): ((byKey: boolean) => void) => {
  const panel = element('div', { class: 'dropdown', id: `dropdown-${++panels}`, hidden: '' });
  link.after(panel);
  link.setAttribute('aria-controls', panel.id);
  let filled = false;
  let isOpen = false;

  /** By key, the focus goes on to the first field; a finger would get a keyboard over the list. */
  const enter = (): void => panel.querySelector<HTMLElement>('input, a')?.focus();
  const show = (open: boolean, byKey = false): void => {
    isOpen = open;
    panel.hidden = !open;
    link.ariaExpanded = String(open);
    if (open && !filled) void fill(byKey);
    else if (open && byKey) enter();
  };
  const fill = async (byKey: boolean): Promise<void> => {
    filled = true;
    panel.replaceChildren(element('p', { class: 'muted', role: 'status' }, word('loading')));
    try {
      panel.replaceChildren(await content(link, AbortSignal.timeout(patienceMs)));
      if (isOpen && byKey && document.activeElement === link) enter();
    } catch {
      filled = false;
      const way = element('a', { class: 'btn', href: link.href }, word('openPage'));
      panel.replaceChildren(element('p', { role: 'alert' }, word('failed')), way);
    }
  };

  link.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    show(!isOpen, isByKey(event));
  });
  link.addEventListener('keydown', (event) => {
    if (event.key === ' ') {
      event.preventDefault();
      show(!isOpen, true);
    } else if (event.key === 'ArrowDown' && isOpen) {
      event.preventDefault();
      enter();
    }
  });
  const leave = ({ target }: Event) => {
    if (!panel.contains(target as Node) && !link.contains(target as Node)) show(false);
  };
  document.addEventListener('pointerdown', leave);
  document.addEventListener('focusin', leave);
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.preventDefault();
    show(false);
    link.focus();
  });
  return (byKey) => show(!isOpen, byKey);
};
