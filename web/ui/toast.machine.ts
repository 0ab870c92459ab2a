type ToastVariant = 'info' | 'success' | 'warning' | 'error';

/** What can be done about a toast: open the page that it speaks of, or take back what it reports. */
type ToastAction =
  /** Without a label it says that the page can be seen. */
  { readonly label?: string; readonly href: string } | { readonly label: string; readonly run: () => void };

export type Toast = {
  readonly id: string;
  readonly content: string;
  readonly variant: ToastVariant;
  readonly autohide: boolean;
  /** The time in ms after which it goes by itself. */
  readonly delay: number;
  readonly action?: ToastAction;
};

/** A toast in the list. `key` tells it from an earlier one with the same id. */
export type ShownToast = Toast & { readonly key: number; readonly leftMs: number };

/** The toasts, newest first. Their time runs since `runsSince`, in ms, and stands still while that is null. */
export type ToastList = {
  readonly toasts: readonly ShownToast[];
  readonly runsSince: number | null;
  readonly pushed: number;
};

/** Every event tells the time at which it happens, in ms of any clock that never goes back. */
export type ToastEvent = { readonly at: number } & (
  | { readonly type: 'push'; readonly toast: Toast }
  | { readonly type: 'pop'; readonly id: string }
  | { readonly type: 'tick' | 'pause' | 'resume' }
);

const autohideMs = 10_000;
export const noToasts: ToastList = { toasts: [], runsSince: 0, pushed: 0 };

const variants: readonly string[] = ['info', 'success', 'warning', 'error'] satisfies ToastVariant[];

const actionIn = (asked: unknown): { readonly action?: ToastAction } => {
  const { label, href, run } = (asked ?? {}) as Partial<Record<string, unknown>>;
  const named = typeof label === 'string' ? { label } : {};
  if (typeof run === 'function' && named.label) return { action: { label: named.label, run: run as () => void } };
  // a page of ours
  return typeof href === 'string' && /^\/(?![/\\])/.test(href) ? { action: { ...named, href } } : {};
};

/**
 * The toast that the `detail` of a `sokoni:toast` event describes, with `id` unless it has its own; undefined without a
 * text. It hides by itself unless `autohide` is false.
 */
export const toastOf = (detail: unknown, id: string): Toast | undefined => {
  const asked = (typeof detail === 'string' ? { content: detail } : (detail ?? {})) as Partial<Record<string, unknown>>;
  const { content } = asked;
  if (typeof content !== 'string' || content.trim() === '') return undefined;
  return {
    id: typeof asked.id === 'string' ? asked.id : id,
    content,
    variant: variants.includes(asked.variant as string) ? (asked.variant as ToastVariant) : 'info',
    autohide: asked.autohide !== false,
    delay: typeof asked.delay === 'number' && asked.delay > 0 ? asked.delay : autohideMs,
    ...actionIn(asked.action),
  };
};

const without = (toasts: readonly ShownToast[], id: string) => toasts.filter((toast) => toast.id !== id);

/** Lets the time run until `at`: toasts whose time is over are gone. */
const until = (list: ToastList, at: number): ToastList => {
  if (list.runsSince === null) return list;
  const passedMs = at - list.runsSince;
  const toasts = list.toasts
    .map((toast) => (toast.autohide ? { ...toast, leftMs: toast.leftMs - passedMs } : toast))
    .filter(({ leftMs }) => leftMs > 0);
  return { ...list, toasts, runsSince: at };
};

/** The list after an event: a new toast comes first, in the place of one with the same id. */
export const nextToasts = (before: ToastList, event: ToastEvent): ToastList => {
  const list = until(before, event.at);
  switch (event.type) {
    case 'push': {
      const pushed = list.pushed + 1;
      const toast = { ...event.toast, key: pushed, leftMs: event.toast.delay };
      return { ...list, pushed, toasts: [toast, ...without(list.toasts, toast.id)] };
    }
    case 'pop':
      return { ...list, toasts: without(list.toasts, event.id) };
    case 'tick':
      return list;
    case 'pause':
      return { ...list, runsSince: null };
    case 'resume':
      return { ...list, runsSince: event.at };
  }
};

/** The time in ms until the next toast goes by itself; undefined while none does. */
export const nextHideMs = ({ toasts, runsSince }: ToastList): number | undefined => {
  const times = toasts.filter(({ autohide }) => autohide).map(({ leftMs }) => leftMs);
  return runsSince === null || times.length === 0 ? undefined : Math.min(...times);
};
