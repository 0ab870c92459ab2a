export type ToastVariant = 'info' | 'success' | 'warning' | 'error';

/** What a page asks for with `new CustomEvent('sokoni:toast', { detail })`. */
export type Toast = {
  readonly id: string;
  readonly message: string;
  readonly variant: ToastVariant;
  readonly autohide: boolean;
  /** ms until it goes by itself. */
  readonly delay: number;
};

export const autohideMs = 10_000;
const most = 5;
const variants: readonly string[] = ['info', 'success', 'warning', 'error'] satisfies ToastVariant[];

/** The toast that `detail` asks for; nothing without a message. An error stays until it is closed. */
export const toastOf = (detail: unknown, id: string): Toast | undefined => {
  const asked = (typeof detail === 'string' ? { message: detail } : (detail ?? {})) as Partial<Record<string, unknown>>;
  const message = asked.message ?? asked.content;
  if (typeof message !== 'string' || message.trim() === '') return undefined;
  const variant = variants.includes(asked.variant as string) ? (asked.variant as ToastVariant) : 'info';
  return {
    id: typeof asked.id === 'string' ? asked.id : id,
    message,
    variant,
    autohide: typeof asked.autohide === 'boolean' ? asked.autohide : variant !== 'error',
    delay: typeof asked.delay === 'number' && asked.delay > 0 ? asked.delay : autohideMs,
  };
};

/** The newest comes first; one with the same id is replaced, and the oldest give way to more than five. */
export const push = (queue: readonly Toast[], toast: Toast): readonly Toast[] =>
  [toast, ...pop(queue, toast.id)].slice(0, most);

export const pop = (queue: readonly Toast[], id: string): readonly Toast[] => queue.filter((one) => one.id !== id);
