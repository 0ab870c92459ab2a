import { toastsKey as key } from './toast-kept.ts';
import type { Toast, ToastVariant } from './toast-queue.ts';
import { element } from './words.ts';

/** A message that was shown, kept for whoever looked elsewhere. */
export type Past = { readonly message: string; readonly variant: ToastVariant; readonly at: number };

const keptMs = 600_000;
const most = 20;

/** What was shown in the last ten minutes, the newest first, twenty at most. */
export const recent = (past: readonly Past[], now: number): readonly Past[] =>
  past.filter(({ at }) => now - at < keptMs).slice(0, most);

const whose = (): string => document.body.dataset.liveUser ?? '';

/** In this tab, and for this person alone. */
const read = (): readonly Past[] => {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return kept?.of === whose() ? recent(kept.past, Date.now()) : [];
  } catch {
    return [];
  }
};
const write = (past: readonly Past[]): void => {
  try {
    sessionStorage.setItem(key, JSON.stringify({ of: whose(), past }));
  } catch {
    // no storage: what was shown before this page is not told again
  }
};

const area = document.querySelector<HTMLElement>('.toast-history');
const opener = area?.querySelector<HTMLButtonElement>(':scope > button');
const panel = area?.querySelector<HTMLElement>('section');
let past = read();

const line = ({ message, variant, at }: Past): HTMLElement => {
  const when = new Date(at);
  const hour = when.toLocaleTimeString(document.documentElement.lang, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return element(
    'li',
    { class: `past-toast ${variant}` },
    element('p', { dir: 'auto' }, message),
    element('time', { datetime: when.toISOString(), class: 'small muted' }, hour),
  );
};

const toggle = (open: boolean): void => {
  if (!opener || !panel) return;
  panel.hidden = !open;
  opener.setAttribute('aria-expanded', String(open));
  if (open) panel.focus();
};
const show = (): void => {
  if (!area) return;
  area.hidden = past.length === 0;
  area.querySelector('ol')?.replaceChildren(...past.map(line));
  if (area.hidden) toggle(false);
};

opener?.addEventListener('click', () => {
  past = recent(past, Date.now());
  show();
  toggle(panel?.hidden === true && past.length > 0);
});
area?.querySelector('[data-clear]')?.addEventListener('click', () => {
  past = [];
  write(past);
  show();
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
});
area?.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape' || panel?.hidden !== false) return;
  event.stopPropagation();
  toggle(false);
  opener?.focus();
});
area?.addEventListener('focusout', ({ relatedTarget }) => {
  if (relatedTarget && !area.contains(relatedTarget as Node)) toggle(false);
});
document.addEventListener('pointerdown', ({ target }) => {
  if (panel?.hidden === false && !area?.contains(target as Node)) toggle(false);
});
show();

/** Keeps what a toast says, to be read once it is gone. */
export const remember = ({ message, variant }: Toast): void => {
  past = recent([{ message, variant, at: Date.now() }, ...past], Date.now());
  write(past);
  show();
};
