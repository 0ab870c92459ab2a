import { element, word } from '../client/words.ts';

const quietMs = 10_000;

/** Shows, after ten seconds without a connection, that it is being made again. */
export const liveDot = (): ((connected: boolean) => void) => {
  const dot = element('p', { class: 'live-dot', role: 'status' });
  let timer: ReturnType<typeof setTimeout> | undefined;
  document.body.append(dot);
  return (connected) => {
    if (connected) {
      clearTimeout(timer);
      timer = undefined;
      dot.textContent = '';
    } else
      timer ??= setTimeout(() => {
        dot.textContent = word('reconnecting');
      }, quietMs);
  };
};
