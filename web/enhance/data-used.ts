const key = 'sokoni.data';

type Used = { readonly month: string; readonly bytes: number };

const before = (month: string): number => {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as Used | null;
    return kept?.month === month ? kept.bytes : 0;
  } catch {
    return 0;
  }
};

/** What the browser says that this page has fetched from the network so far, in bytes. */
const fetched = (): number =>
  [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].reduce(
    (sum, entry) => sum + ((entry as PerformanceResourceTiming).transferSize || 0),
    0,
  );

/** Tells at the foot of the page how much data it and this month have used here; counted on the device alone. */
export const dataUsed = (line: HTMLElement): void => {
  const month = new Date().toISOString().slice(0, 7);
  const { lang } = document.documentElement;
  const start = before(month);
  const unit = lang === 'en' ? 'KB' : 'Ko';
  const inKb = (bytes: number) => `${Math.ceil(bytes / 1024).toLocaleString(lang)} ${unit}`;
  const tell = () => {
    const page = fetched();
    line.textContent = (line.dataset.said ?? '').replace('{page}', inKb(page)).replace('{month}', inKb(start + page));
    line.hidden = false;
    try {
      localStorage.setItem(key, JSON.stringify({ month, bytes: start + page } satisfies Used));
    } catch {
      // nothing is kept: only this page is told right
    }
  };
  const later = () => setTimeout(tell, 500);
  if (document.readyState === 'complete') later();
  else addEventListener('load', later, { once: true });
  addEventListener('pagehide', tell);
};
