import { goTo } from './leaving.ts';

type Show = (open: boolean) => void;
type Part = { readonly writeReview: () => Show | undefined };

/** Brings the review form to life: with the page where it is open from the start, else at the first tap that asks for it. */
export const reviewLinks = (load: () => Promise<Part>, failed: (error: unknown) => void): void => {
  const configured = document.querySelector<HTMLElement>('[data-review]');
  if (!configured) return;
  let driven: Promise<Show | undefined> | undefined;
  const driver = () => {
    driven ??= load().then(({ writeReview }) => writeReview());
    return driven;
  };
  const config = JSON.parse(configured.dataset.review ?? '{}') as { initialOpen?: boolean };
  const inPage = !(configured instanceof HTMLDialogElement);
  if (inPage || config.initialOpen) driver().catch(failed);
  if (inPage) return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-write-review]'))
    link.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      driver().then(
        (show) => show?.(true),
        () => goTo(link.href),
      );
    });
};
