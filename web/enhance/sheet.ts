/**
 * A panel that opened over the page closes as people expect: Escape, a tap beside it, or moving on from it; not to what
 * says why its form was refused.
 */
export const sheet = (details: HTMLDetailsElement): void => {
  const summary = details.querySelector('summary');
  const floats = () => {
    const [panel] = details.querySelectorAll<HTMLElement>('.panel');
    return panel && getComputedStyle(panel).position !== 'static';
  };
  const close = (giveFocusBack: boolean) => {
    if (!details.open || !floats()) return;
    details.open = false;
    if (giveFocusBack) summary?.focus();
  };
  details.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && details.open) {
      event.stopPropagation();
      close(true);
    }
  });
  for (const kind of ['pointerdown', 'focusin'] as const)
    document.addEventListener(kind, ({ target }) => {
      if (!details.contains(target as Node) && !(target as Element).closest('.error-summary')) close(false);
    });
};
