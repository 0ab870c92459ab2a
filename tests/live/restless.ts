import { type Listener, listen } from './listener.ts';

/** mulberry32: the same seed, the same course of events. */
export const seeded = (seed: number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

/** Someone who loses the connection at random and comes back, to any of the processes, until told to stay. */
export const restless = (
  user: string,
  nodes: readonly { readonly url: string }[],
  random: () => number,
  leaves: () => boolean,
) => {
  const heard: number[] = [];
  let current: Listener | undefined;
  let disconnects = 0;
  let done = false;
  const live = async (): Promise<void> => {
    while (!done) {
      const { url } = nodes[Math.floor(random() * nodes.length)] ?? { url: '' };
      let wanted = 1 + Math.floor(random() * 25);
      const lastId: number | undefined = current?.lastId();
      const stream: Listener | undefined = await listen(url, {
        user,
        ...(lastId !== undefined && { lastId }),
        onHeard: ({ id }) => {
          heard.push(id);
          if (--wanted > 0 || !leaves()) return;
          disconnects++;
          current?.close();
        },
      }).catch(() => undefined); // a process that was killed: the next one
      if (!stream) continue;
      current = stream;
      if (done) stream.close();
      await stream.ended;
    }
  };
  const ended = live();
  return {
    heard,
    disconnects: () => disconnects,
    here: () => current !== undefined,
    async end() {
      done = true;
      current?.close();
      await ended;
    },
  };
};
