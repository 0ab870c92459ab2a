/**
 * Counts a visit of the page's company once somebody looks at it. Pages are answered from caches, which cannot count:
 * without script a visit is not counted.
 */
export const countVisit = ({ dataset }: HTMLElement): void => {
  const count = (): void => {
    if (!dataset.visit || document.visibilityState !== 'visible') return;
    document.removeEventListener('visibilitychange', count);
    fetch(dataset.visit, { method: 'PUT', keepalive: true }).catch(() => {}); // offline: not counted
  };
  document.addEventListener('visibilitychange', count);
  count();
};
