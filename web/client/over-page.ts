/**
 * Shows `dialog` over the page. It begins at its title, so that a screen reader says first what has opened, and gives the
 * focus back to `opener` when it closes.
 */
export const openOverPage = (dialog: HTMLDialogElement, opener: Element | null = document.activeElement): void => {
  const title = document.getElementById(dialog.getAttribute('aria-labelledby') ?? '');
  if (title) {
    title.tabIndex = -1;
    title.autofocus = true; // what `showModal` looks for first
  }
  dialog.showModal();
  title?.focus();
  const giveBack = (): void => {
    if (opener instanceof HTMLElement && opener !== document.body && opener.isConnected) opener.focus();
  };
  dialog.addEventListener('close', giveBack, { once: true });
};
