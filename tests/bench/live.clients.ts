import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export type Clients = {
  /** Bytes that came to all of them together. */
  bytes(): number;
  size(): number;
  /** They stop reading. */
  stall(): void;
  close(): void;
};

const atOnce = 200;

/** Opens `count` streams, each person's own or all of the same topic, from several addresses of this machine. */
export const openClients = async (url: string, count: number, user: (n: number) => string): Promise<Clients> => {
  const { port, host } = new URL(url);
  const sockets: Socket[] = [];
  let bytes = 0;
  const open = async (n: number): Promise<void> => {
    const socket = connect({ port: Number(port), host: '127.0.0.1', localAddress: `127.0.0.${2 + (n % 4)}` });
    sockets.push(socket);
    socket.on('error', () => {});
    const head = [
      'GET /.well-known/mercure HTTP/1.1',
      `Host: ${host}`,
      'Accept: text/event-stream',
      'User-Agent: Mozilla/5.0 (Android 14; Mobile; rv:132.0) Gecko/132.0 Firefox/132.0',
      'Accept-Language: fr,en;q=0.8',
      'Cookie: session=0123456789abcdef0123456789abcdef0123456789',
      `x-user: ${user(n)}`,
      `x-session: ${n}`,
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    await once(socket, 'data');
    socket.on('data', ({ length }) => {
      bytes += length;
    });
  };
  for (let first = 0; first < count; first += atOnce)
    await Promise.all(Array.from({ length: Math.min(atOnce, count - first) }, (_, index) => open(first + index)));
  return {
    bytes: () => bytes,
    size: () => sockets.filter(({ destroyed }) => !destroyed).length,
    stall() {
      for (const socket of sockets) socket.pause();
    },
    close() {
      for (const socket of sockets) socket.destroy();
    },
  };
};
