import { word } from '../client/words.ts';

/** The title of a page whose form a script refused begins as that of one that the server refused (`web/page/refused-title.ts`). */
export const refusedTitle = (): void => {
  addEventListener('focusin', ({ target }) => {
    const refused = target instanceof Element && target.matches('.error-summary') && !target.closest('dialog');
    if (refused && !document.title.startsWith(word('error'))) document.title = `${word('error')} ${document.title}`;
  });
};
