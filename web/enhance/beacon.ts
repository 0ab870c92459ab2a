/** Tells the server in passing, also as the page goes; nobody waits for an answer. */
export const beacon = (url: string, said: unknown): void => {
  navigator.sendBeacon(url, new Blob([JSON.stringify(said)], { type: 'application/json' }));
};
