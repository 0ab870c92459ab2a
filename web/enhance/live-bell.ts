type Counted = { readonly unread: number; readonly words: Readonly<Record<string, string>> };

/** Keeps the number on the bell as `live:notifications` tells it. */
export const liveBell = (): void => {
  addEventListener('live:notifications', (event) => {
    const { unread, words } = (event as CustomEvent<Counted>).detail;
    const badge = document.querySelector<HTMLElement>('[data-bell] .count-badge');
    const [shown, said] = badge?.children ?? [];
    if (!badge || !shown || !said) return;
    badge.hidden = unread === 0;
    shown.textContent = unread > 99 ? '99+' : String(unread);
    said.textContent = words[document.documentElement.lang] ?? '';
  });
};
