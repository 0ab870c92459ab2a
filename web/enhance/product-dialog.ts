import { openOverPage } from '../client/over-page.ts';

/** `#contact-product-12`, also with more in the address: `#contact-product-12&just-registered=1`. */
const asked = /(?:^|[#&=?])contact-product-(\d+)/;
const justRegistered = /[?&]just-registered=(?:1|on|true)(?:&|$)/;

const dialogOf = (id: string): HTMLDialogElement | null =>
  document.querySelector<HTMLDialogElement>(`dialog#contact-product-${id}`);

/** Opens the product that the address names, as a dialog; closed, it leaves the reader at the product's link. */
export const productDialogs = (): void => {
  let opener: HTMLElement | null = null;
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog.product-sheet')) {
    dialog.querySelector('.away')?.remove();
    dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close());
  }
  const open = (): void => {
    const { hash } = location;
    const id = asked.exec(hash)?.[1];
    for (const other of document.querySelectorAll<HTMLDialogElement>('dialog.product-sheet[open]'))
      if (other.id !== `contact-product-${id}`) other.close();
    const dialog = id && dialogOf(id);
    if (id && !dialog) {
      const rest = document.querySelector<HTMLElement>('[data-products]')?.dataset.products;
      if (rest && rest !== location.pathname) location.replace(`${rest}#contact-product-${id}`);
    }
    // going to an address has taken the focus away
    if (!id) opener?.focus();
    if (!dialog || dialog.open) return;
    const note = dialog.querySelector<HTMLElement>('[data-just-registered]');
    if (note) note.hidden = !justRegistered.test(hash);
    opener = document.querySelector<HTMLElement>(`#product-${id} a`);
    openOverPage(dialog, opener);
    dialog.addEventListener(
      'close',
      () => asked.exec(location.hash)?.[1] === id && location.replace(`#product-${id}`),
      {
        once: true,
      },
    );
  };
  addEventListener('hashchange', open);
  open();
};
