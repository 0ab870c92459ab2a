import { announce, openDialog } from '../client/announce.ts';
import { element, word } from '../client/words.ts';
import { type PausingTimer, pausingTimer } from './pausing-timer.ts';
import { remember } from './toast-history.ts';
import { focusBack, toastKeys } from './toast-keys.ts';
import { keepClear } from './toast-place.ts';
import { pop, push, type Toast, toastOf } from './toast-queue.ts';

type Shown = { readonly node: HTMLElement; readonly timer: PausingTimer | undefined };

const area = document.querySelector<HTMLElement>('.toasts');
const list = area?.querySelector('ul');
const shown = new Map<string, Shown>();
let queue: readonly Toast[] = [];
let number = 0;

/** Takes a toast away that was closed or acted on by hand; the focus goes to the next one, or to where it came from. */
const leave = (id: string): void => {
  const { node } = shown.get(id) ?? {};
  const hadFocus = node?.contains(document.activeElement);
  const next = node?.nextElementSibling ?? node?.previousElementSibling;
  show(pop(queue, id));
  if (!hadFocus) return;
  const button = next?.querySelector<HTMLElement>('.close');
  if (button) button.focus({ preventScroll: true });
  else focusBack();
};

const actionOf = ({ id, action }: Toast): HTMLElement | '' => {
  if (!action) return '';
  if ('href' in action) return element('a', { class: 'btn ghost', href: action.href }, action.label);
  const button = element('button', { type: 'button', class: 'btn ghost' }, action.label);
  button.addEventListener('click', () => {
    leave(id);
    action.run();
  });
  return button;
};

const make = (toast: Toast): Shown => {
  const textId = `${toast.id}-text`;
  const closer = element(
    'button',
    { type: 'button', class: 'btn ghost close', 'aria-label': word('close'), 'aria-describedby': textId },
    '×',
  );
  const text = element('p', { dir: 'auto', id: textId }, toast.content);
  const node = element('li', { class: `toast ${toast.variant}` }, text, actionOf(toast), closer);
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
  closer.addEventListener('click', () => leave(toast.id));
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
    list?.prepend(one.node);
    announce(toast.content, toast.variant === 'error' ? 'assertive' : 'polite');
  }
  if (area) area.hidden = queue.length === 0;
};

/** Toasts stand where they can be reached: in the dialog that is open over the page, and in the page once it is closed. */
const moveToFront = (): void => {
  if (!area) return;
  const place = openDialog() ?? document.body;
  if (area.parentElement !== place) place.insertBefore(area, place === document.body ? homeBefore : null);
};
const homeBefore = area?.nextElementSibling ?? null;
document.addEventListener('close', moveToFront, { capture: true });

/** Shows the toast that `detail` describes at the top of the others. */
export const showToast = (detail: unknown): void => {
  const toast = toastOf(detail, `toast-${++number}`);
  if (!toast) return;
  moveToFront();
  show(push(queue, toast));
  remember(toast);
};

/** Takes the toast `id` away. */
export const hideToast = (id: string): void => show(pop(queue, id));

if (area) {
  toastKeys(area, () => queue[0] && leave(queue[0].id));
  keepClear(area);
}
