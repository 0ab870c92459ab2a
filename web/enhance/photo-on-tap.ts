import { opensElsewhere } from '../client/plain-click.ts';
/** Puts a photo where its blur stands once it is asked for. Without this file the link leads to the photo itself. */
export const photoOnTap = (link: HTMLAnchorElement): void => {
  link.addEventListener(
    'click',
    (event) => {
      const content = link.querySelector('template')?.content.cloneNode(true);
      if (!content || opensElsewhere(event)) return;
      event.preventDefault();
      link.ariaBusy = 'true';
      const shown = document.createElement('span');
      shown.className = link.className.replace(/\btap\b/, '');
      shown.tabIndex = -1;
      const blur = link.querySelector('.blur');
      if (blur) shown.append(blur.cloneNode());
      shown.append(content);
      link.replaceWith(shown);
      shown.focus({ preventScroll: true });
    },
    { once: true },
  );
};
