export type OneTab = {
  /** Takes the place of the tab that leads, which may be asleep. */
  takeOver(): void;
  leave(): void;
};

/**
 * Runs `lead` in one tab of the browser at a time, for as long as its signal lasts: when that tab is closed or put away,
 * another one's turn begins. A browser without locks has each tab lead.
 */
export const oneTab = (name: string, lead: (signal: AbortSignal) => Promise<void>): OneTab => {
  let turn = new AbortController();
  const ask = async (steal: boolean): Promise<void> => {
    turn.abort();
    turn = new AbortController();
    const { signal } = turn;
    try {
      if (!navigator.locks) await lead(signal);
      else await navigator.locks.request(name, steal ? { steal } : { signal }, () => lead(signal));
    } catch (error) {
      // another tab has taken over; any other refusal is that of a page that is gone, which would be refused for ever
      if (!signal.aborted && error instanceof DOMException && error.name === 'AbortError') void ask(false);
    }
  };
  void ask(false);
  return { takeOver: () => void ask(true), leave: () => turn.abort() };
};
