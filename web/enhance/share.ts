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
