import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Network = 'on' | 'off' | 'silent';

/**
 * The server at `url` behind an address of its own, which can lose its connections (`off`) or leave requests without an
 * answer (`silent`): what the worker of a page asks for goes through it too.
 */
export const switchableNetwork = async (url: string) => {
  let network: Network = 'on';
  const waiting = new Set<() => void>();
  const proxy = createServer((asked, answer) => {
    if (network === 'off') return void asked.socket.destroy();
    const pass = () => {
      const onwards = request(`${url}${asked.url}`, { method: asked.method, headers: asked.headers }, (answered) => {
        answer.writeHead(answered.statusCode ?? 502, answered.headers);
        answered.pipe(answer);
      });
      onwards.on('error', () => answer.destroy());
      answer.on('close', () => onwards.destroy());
      asked.pipe(onwards);
    };
    if (network === 'silent') waiting.add(pass);
    else pass();
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    turn: (to: Network): void => {
      network = to;
      if (to === 'off') proxy.closeAllConnections();
      if (to !== 'on') return;
      for (const pass of waiting) pass();
      waiting.clear();
    },
    stop: async (): Promise<void> => {
      proxy.close();
      proxy.closeAllConnections();
    },
  };
};
