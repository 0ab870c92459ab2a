type Waiting = { readonly detail: unknown; readonly at: number };

const freshMs = 300_000;
const most = 5;

/** What comes in both languages, in that of the page. */
const inLanguage = (value: unknown): unknown =>
  typeof value === 'object' && value !== null
    ? (value as Record<string, unknown>)[document.documentElement.lang === 'en' ? 'en' : 'fr']
    : value;

/** What to show for a live toast: its text, and the address of what it speaks of, may come in both languages. */
const detailOf = (payload: unknown): unknown => {
  if (typeof payload !== 'object' || payload === null) return payload;
  const { content, href, ...rest } = payload as Record<string, unknown>;
  const action = href ? { action: { href: inLanguage(href) } } : {};
  return { ...rest, content: inLanguage(content), ...action };
};

/**
 * Shows toasts in the tabs that can be seen. A hidden one keeps them until it is looked at, unless another has shown
 * them by then: `shown` tells the others.
 */
export const liveToasts = (shown: (id: number) => void) => {
  const waiting = new Map<number, Waiting>();
  const show = (id: number, detail: unknown): void => {
    dispatchEvent(new CustomEvent('sokoni:toast', { detail }));
    shown(id);
  };
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) return;
    for (const [id, { detail, at }] of waiting) if (Date.now() - at < freshMs) show(id, detail);
    waiting.clear();
  });
  return {
    take(id: number, payload: unknown): void {
      const detail = detailOf(payload);
      if (!document.hidden) show(id, detail);
      else waiting.set(id, { detail, at: Date.now() });
      const [oldest] = waiting.keys();
      if (oldest !== undefined && waiting.size > most) waiting.delete(oldest);
    },
    /** Another tab has shown it. */
    seen(id: number): void {
      waiting.delete(id);
    },
  };
};
