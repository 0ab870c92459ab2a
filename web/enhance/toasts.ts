import { type PausingTimer, pausingTimer } from './pausing-timer.ts';
import { remember } from './toast-history.ts';
import { pop, push, type Toast, toastOf } from './toast-queue.ts';
import { element, word } from './words.ts';

type Shown = { readonly node: HTMLElement; readonly timer: PausingTimer | undefined };

const region = document.querySelector<HTMLElement>('.toasts');
const shown = new Map<string, Shown>();
let queue: readonly Toast[] = [];
let number = 0;

const announce = ({ variant, message }: Toast): void => {
  const line = document.querySelector(`[data-announce=${variant === 'error' ? 'assertive' : 'polite'}]`);
  if (line) line.textContent = message;
};

const make = (toast: Toast): Shown => {
  const closer = element('button', { type: 'button', class: 'btn ghost', 'aria-label': word('close') }, '×');
  const node = element('li', { class: `toast ${toast.variant}` }, element('p', { dir: 'auto' }, toast.message), closer);
  const timer = toast.autohide ? pausingTimer(() => show(pop(queue, toast.id)), toast.delay) : undefined;
  let over = false;
  const rest = () => (over || node.contains(document.activeElement) ? timer?.pause() : timer?.resume());
  node.addEventListener('pointerenter', () => {
    over = true;
    rest();
  });
  node.addEventListener('pointerleave', () => {
    over = false;
    rest();
  });
  node.addEventListener('focusin', rest);
  node.addEventListener('focusout', () => queueMicrotask(rest));
  closer.addEventListener('click', () => {
    const next = node.nextElementSibling ?? node.previousElementSibling;
    show(pop(queue, toast.id));
    const onwards = next?.querySelector('button') ?? document.querySelector<HTMLElement>('main');
    onwards?.focus({ preventScroll: true });
  });
  return { node, timer };
};

const show = (next: readonly Toast[]): void => {
  for (const [id, { node, timer }] of shown) {
    if (next.some((toast) => toast.id === id && queue.includes(toast))) continue;
    timer?.stop();
    node.remove();
    shown.delete(id);
  }
  queue = next;
  for (const toast of next.toReversed()) {
    if (shown.has(toast.id)) continue;
    const one = make(toast);
    shown.set(toast.id, one);
    region?.prepend(one.node);
    announce(toast);
  }
};

/** Shows the toast that `detail` describes at the top of the others. */
export const showToast = (detail: unknown): void => {
  const toast = toastOf(detail, `toast-${++number}`);
  if (!toast) return;
  show(push(queue, toast));
  remember(toast);
};

/** Takes the toast `id` away. */
export const hideToast = (id: string): void => show(pop(queue, id));
