export type ToastVariant = 'info' | 'success' | 'warning' | 'error';

/** What can be done about a toast: go to what it speaks of, or take back what it reports. */
export type ToastAction =
  | { readonly label: string; readonly href: string }
  | { readonly label: string; readonly run: () => void };

/** What a page asks for with `new CustomEvent('sokoni:toast', { detail })`. */
export type Toast = {
  readonly id: string;
  readonly content: string;
  readonly variant: ToastVariant;
  readonly autohide: boolean;
  /** ms until it goes by itself. */
  readonly delay: number;
  readonly action?: ToastAction;
};

export const autohideMs = 10_000;
const variants: readonly string[] = ['info', 'success', 'warning', 'error'] satisfies ToastVariant[];

const actionIn = (asked: unknown): { readonly action?: ToastAction } => {
  const { label, href, run } = (asked ?? {}) as Partial<Record<string, unknown>>;
  if (typeof label !== 'string') return {};
  if (typeof run === 'function') return { action: { label, run: run as () => void } };
  // a page of ours
  return typeof href === 'string' && /^\/(?!\/)/.test(href) ? { action: { label, href } } : {};
};

/** The toast that `detail` asks for; undefined without a text. It hides by itself unless `autohide` is false. */
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

/** The newest comes first; one with the same id is replaced. */
export const push = (queue: readonly Toast[], toast: Toast): readonly Toast[] => [toast, ...pop(queue, toast.id)];

export const pop = (queue: readonly Toast[], id: string): readonly Toast[] => queue.filter((one) => one.id !== id);
