import type { IncomingMessage } from 'node:http';

const mostBytes = 64 * 1024 * 1024;
const longestMs = 60_000;

/**
 * Reads and discards the rest of a request's body, up to 64 MB and one minute. A browser that is still sending ignores
 * an early answer and shows a lost connection.
 */
export const readOut = (request: IncomingMessage): Promise<void> =>
  new Promise((done) => {
    if (request.complete || request.destroyed) {
      done();
      return;
    }
    const enough = setTimeout(done, longestMs);
    let bytes = 0;
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > mostBytes) done();
    });
    request.once('close', () => {
      clearTimeout(enough);
      done();
    });
    request.once('end', done);
    request.resume();
  });
