import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Transform } from 'node:stream';
import { setTimeout as after } from 'node:timers/promises';

export type Network = 'on' | 'off' | 'silent' | 'slow' | 'answerless';

/** How long a slow network takes until a request is on its way, and between two pieces of a script. */
const slowMs = { request: 150, piece: 250 } as const;
/** A script comes in pieces of this size over a slow network. */
const pieceBytes = 2048;

/** Lets scripts through piece by piece: pages are there long before all of their script is. */
const trickling = () =>
  new Transform({
    async transform(bytes: Buffer, _encoding, done) {
      for (let at = 0; at < bytes.length; at += pieceBytes) {
        await after(slowMs.piece);
        this.push(bytes.subarray(at, at + pieceBytes));
      }
      done();
    },
  });

/** Lets what is uploaded through at so many bytes a second, and after `most` bytes loses the connection. */
const thinly = (most: number, bytesPerSecond: number, passed: (bytes: number) => void) =>
  new Transform({
    async transform(bytes: Buffer, _encoding, done) {
      for (let at = 0; at < bytes.length; at += thinBytes) {
        const piece = bytes.subarray(at, Math.min(at + thinBytes, bytes.length));
        most -= piece.length;
        if (most < 0) return done(new Error('the network is cut'));
        await after((piece.length / bytesPerSecond) * 1000);
        passed(piece.length);
        this.push(piece);
      }
      done();
    },
  });
const thinBytes = 4096;

/**
 * The server at `url` behind an address of its own, which can lose its connections (`off`), leave requests without an
 * answer (`silent`), lose the answers alone (`answerless`) or be slow: what the worker of a page asks for goes through
 * it too.
 */
export const switchableNetwork = async (url: string, first: Network = 'on') => {
  let network = first;
  const waiting = new Set<() => void>();
  /** The parts of files that are lost after some bytes, and how many bytes of parts that were taken came through. */
  const parts = { cuts: 0, afterBytes: 0, bytesPerSecond: 64_000, passedBytes: 0 };
  const proxy = createServer(async (asked, answer) => {
    if (network === 'off') return void asked.socket.destroy();
    const isSlow = network === 'slow';
    const pass = () => {
      let [own, isOver] = [0, false];
      const count = (bytes: number): void => {
        if (isOver) return; // it goes nowhere
        own += bytes;
        parts.passedBytes += bytes;
      };
      const onwards = request(`${url}${asked.url}`, { method: asked.method, headers: asked.headers }, (answered) => {
        if (network === 'answerless') return void asked.socket.destroy();
        if (answered.statusCode === 409) count(-own); // a browser's own second try, which the server does not take
        isOver = true;
        answer.writeHead(answered.statusCode ?? 502, answered.headers);
        if (isSlow && asked.url?.endsWith('.js')) answered.pipe(trickling()).pipe(answer);
        else answered.pipe(answer);
      });
      onwards.on('error', () => answer.destroy());
      answer.on('close', () => {
        isOver = true;
        onwards.destroy();
      });
      if (asked.method !== 'PATCH') return void asked.pipe(onwards);
      const most = parts.cuts > 0 ? parts.afterBytes : Number.POSITIVE_INFINITY;
      const thin = thinly(most, parts.bytesPerSecond, count);
      thin.on('error', () => {
        if (!isOver) parts.cuts--;
        asked.socket.destroy();
      });
      asked.pipe(thin).pipe(onwards);
    };
    if (network === 'silent') return void waiting.add(pass);
    if (isSlow) await after(slowMs.request);
    pass();
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
    /** The next parts of a file that are sent: how many are lost, each after how many bytes, and how fast they are. */
    cut: (cuts: number, afterBytes: number, bytesPerSecond = 64_000): void =>
      void Object.assign(parts, { cuts, afterBytes, bytesPerSecond, passedBytes: 0 }),
    cutsLeft: (): number => parts.cuts,
    passedBytes: (): number => parts.passedBytes,
    stop: async (): Promise<void> => {
      proxy.close();
      proxy.closeAllConnections();
    },
  };
};
