import { element } from '../client/words.ts';
import { toastsKey as key } from './toast-kept.ts';
import type { Toast, ToastVariant } from './toast-queue.ts';

/** A message that was shown, kept for whoever looked elsewhere. */
export type Past = {
  readonly content: string;
  readonly variant: ToastVariant;
  readonly at: number;
  /** The page that it spoke of. */
  readonly link?: { readonly label: string; readonly href: string };
};

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
const details = area?.querySelector('details');
let past = read();

const line = ({ content, variant, at, link }: Past): HTMLElement => {
  const when = new Date(at);
  const hour = when.toLocaleTimeString(document.documentElement.lang, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const text = element('p', { dir: 'auto' }, content);
  if (link) text.append(' ', element('a', { href: link.href }, link.label));
  return element(
    'li',
    { class: `past-toast ${variant}` },
    text,
    element('time', { datetime: when.toISOString(), class: 'small muted' }, hour),
  );
};

const show = (): void => {
  if (!area) return;
  area.hidden = past.length === 0;
  area.querySelector('ol')?.replaceChildren(...past.map(line));
};

details?.addEventListener('toggle', () => {
  past = recent(past, Date.now());
  show();
});
area?.querySelector('[data-clear]')?.addEventListener('click', () => {
  past = [];
  write(past);
  show();
  if (details) details.open = false;
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
});
show();

/** Keeps what a toast says, to be read once it is gone. */
export const remember = ({ content, variant, action }: Toast): void => {
  const link = action && 'href' in action ? { link: action } : {};
  past = recent([{ content, variant, at: Date.now(), ...link }, ...past], Date.now());
  write(past);
  show();
};
