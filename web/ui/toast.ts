type Said = {
  readonly content: string;
  readonly variant?: 'info' | 'success' | 'warning' | 'error';
  /** Ten seconds, unless it says not to. */
  readonly autohide?: boolean;
};

/** Shows a message at the top of the page, and has it read out (`enhance/toasts.ts`). */
export const toast = (said: Said): void => {
  dispatchEvent(new CustomEvent('sokoni:toast', { detail: said }));
};
