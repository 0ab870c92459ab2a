import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type SlowProxy = {
  readonly url: string;
  /** The answers of 400 and above since the last call, as `404 GET /path`: WebKit's driver tells nothing of them. */
  refusals(): readonly string[];
  /** Lets what matches wait, from now on; the function returned lets it go. */
  hold(path: RegExp): () => void;
  /** How many requests wait. */
  held(): number;
  turn(to: 'on' | 'off'): void;
  close(): Promise<void>;
};

/** The server at `origin` behind an address of its own, which is as slow and as broken as a test says. */
export const openProxy = async (origin: string): Promise<SlowProxy> => {
  const refusals: string[] = [];
  const holds = new Map<RegExp, (() => void)[]>();
  let on = true;
  const pass = (asked: IncomingMessage, answer: ServerResponse): void => {
    const { method, url, headers } = asked;
    const onwards = request(`${origin}${url}`, { method, headers }, (answered) => {
      const status = answered.statusCode ?? 502;
      if (status >= 400) refusals.push(`${status} ${method} ${url}`);
      answer.writeHead(status, answered.headers);
      answered.pipe(answer);
    });
    onwards.on('error', () => answer.destroy());
    answer.on('close', () => onwards.destroy());
    asked.pipe(onwards);
  };
  const proxy = createServer((asked, answer) => {
    if (!on) return void asked.socket.destroy();
    const waiting = [...holds].find(([path]) => path.test(asked.url ?? ''))?.[1];
    if (waiting) waiting.push(() => pass(asked, answer));
    else pass(asked, answer);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    refusals: () => refusals.splice(0),
    hold: (path) => {
      holds.set(path, []);
      return () => {
        const waiting = holds.get(path) ?? [];
        holds.delete(path);
        for (const go of waiting) go();
      };
    },
    held: () => [...holds.values()].flat().length,
    turn: (to) => {
      on = to === 'on';
      if (!on) proxy.closeAllConnections();
    },
    close: async () => {
      proxy.close();
      proxy.closeAllConnections();
    },
  };
};
