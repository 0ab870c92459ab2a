/** Resolves once what was shown so far is painted: at once where nothing is, in a tab that nobody sees. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.hidden) resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });
