import { toast } from '../ui/toast.ts';

/** Opens what the device has for passing a page on; where it has nothing, the link leads to the ways on the page. */
export const share = (link: HTMLAnchorElement): void => {
  if (!('share' in navigator)) return;
  link.addEventListener('click', (event) => {
    event.preventDefault();
    const url = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href;
    // whoever closes the device's own dialog has shared nothing, and is told nothing
    navigator.share({ title: document.querySelector('h1')?.textContent ?? document.title, url }).catch(() => {});
  });
};

/** Copies the address that a button carries, and says so; where the browser lets nothing be copied, marks it in its field. */
export const copyAddress = (button: HTMLButtonElement): void => {
  const { copy = '', copied = '' } = button.dataset;
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(copy);
      toast({ content: copied, variant: 'success' });
    } catch {
      document.querySelector<HTMLInputElement>('.share input')?.select();
    }
  });
};
