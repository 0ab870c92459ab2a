import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { inertAround } from '../client/inert-around.ts';

/** A finger on a screen of which a keyboard leaves little. */
const phone = '(pointer: coarse) and ((width < 40rem) or (height < 30rem))';

const isField = (one: unknown): boolean => one instanceof HTMLInputElement;

/**
 * Shows a form over the page while somebody types in it on a phone, as high as the keyboard leaves. It stays where it is
 * in the document, so that the field keeps its text, the focus and the keyboard. The phone's own way back closes it too;
 * where the browser knows no popover, it stays in the page.
 */
export const useOverPage = (form: RefObject<HTMLFormElement | null>) => {
  const [isOver, setOver] = useState(false);
  const keepsFocus = useRef(false);
  const open = (field: unknown): void => {
    const place = form.current;
    if (!place || isOver || !isField(field) || !('popover' in place) || !matchMedia(phone).matches) return;
    if (place.parentElement) place.parentElement.style.minBlockSize = `${place.offsetHeight}px`;
    place.popover = 'auto';
    place.showPopover();
    setOver(true);
  };
  const close = (by: 'key' | 'press'): void => {
    if (!isOver) return;
    keepsFocus.current = by === 'key';
    form.current?.hidePopover();
  };
  // it may have been touched before this lived
  const wake = useEffectEvent(() => {
    if (form.current?.contains(document.activeElement)) open(document.activeElement);
  });
  useEffect(() => wake(), []);
  useEffect(() => {
    const place = form.current;
    if (!isOver || !place) return undefined;
    const reach = inertAround(place);
    const keepHeight = (): void => {
      const { height, offsetTop } = window.visualViewport ?? { height: innerHeight, offsetTop: 0 };
      place.style.setProperty('--seen', `${height}px`);
      place.style.setProperty('--from', `${offsetTop}px`);
    };
    const closing = ({ newState }: ToggleEvent): void => {
      if (newState !== 'closed') return;
      setOver(false);
      if (place.parentElement) place.parentElement.style.minBlockSize = '';
      const { activeElement } = document;
      // the keyboard goes with it
      if (!keepsFocus.current && activeElement instanceof HTMLElement && place.contains(activeElement))
        activeElement.blur();
      keepsFocus.current = false;
    };
    const leave = (): void => place.hidePopover();
    keepHeight();
    place.addEventListener('beforetoggle', closing);
    visualViewport?.addEventListener('resize', keepHeight);
    visualViewport?.addEventListener('scroll', keepHeight);
    addEventListener('pagehide', leave); // who comes back finds the page
    return () => {
      reach();
      place.removeEventListener('beforetoggle', closing);
      visualViewport?.removeEventListener('resize', keepHeight);
      visualViewport?.removeEventListener('scroll', keepHeight);
      removeEventListener('pagehide', leave);
    };
  }, [form, isOver]);
  return { isOver, open, close };
};
