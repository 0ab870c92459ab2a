import type { Toast } from './toast.machine.ts';

type Message = Pick<Toast, 'content'> & Partial<Omit<Toast, 'content'>>;

/** Shows a message at the top of the page, and has it read out (`toasts.tsx`). */
export const toast = (message: Message): void => {
  dispatchEvent(new CustomEvent('sokoni:toast', { detail: message }));
};
