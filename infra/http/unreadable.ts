import type { Socket } from 'node:net';

const titles: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  431: 'Request Header Fields Too Large',
};
const statusOf: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/**
 * Answers what cannot be read as a request (RFC 9457), of whose reader no language is known, and says that the
 * connection ends with it (RFC 9112 §9.6): a client that reuses connections would lose its next request on this one.
 */
export const answerUnreadable = (error: Error & { readonly code: string }, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const status = statusOf[error.code] ?? 400;
  const title = titles[status];
  const body = JSON.stringify({ type: 'about:blank', title, status });
  const head = `Content-Type: application/problem+json\r\nContent-Length: ${body.length}\r\nConnection: close`;
  if (socket.writable) socket.write(`HTTP/1.1 ${status} ${title}\r\n${head}\r\n\r\n${body}`);
  socket.destroy(error);
};
