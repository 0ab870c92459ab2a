/** Whether a click only follows what was clicked: with the main button and no key, and nobody has taken it yet. */
export const isPlainClick = ({ defaultPrevented, button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  !defaultPrevented && button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;

type Keys = Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Whether a click asks the browser for another tab or window. */
export const opensElsewhere = ({ ctrlKey, metaKey, shiftKey }: Keys): boolean => ctrlKey || metaKey || shiftKey;
