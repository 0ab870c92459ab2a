const key = 'sokoni.live';
/** A page that is loaded within this time goes on from where the last one was; later it shows the present anyway. */
const freshMs = 90_000;

/** Where a person's tabs are, for the next page. */
export const livePlace = (user: string) => ({
  read(): number | undefined {
    try {
      const kept = JSON.parse(localStorage.getItem(key) ?? 'null');
      return kept?.user === user && Date.now() - kept.at < freshMs ? kept.id : undefined;
    } catch {
      return undefined;
    }
  },
  write(id: number): void {
    try {
      localStorage.setItem(key, JSON.stringify({ user, id, at: Date.now() }));
    } catch {
      // no storage: a message that comes between two pages is seen as a number only
    }
  },
});
