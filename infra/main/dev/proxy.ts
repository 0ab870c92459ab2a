import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http';

/** What the browser loads of Vite: its client, and what takes in a page that was rendered anew. */
const scripts =
  '<script type="module" src="/@vite/client"></script><script type="module" src="/infra/main/dev/dev-client.ts"></script>';

const pass = async (url: string, request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const { hostname, port } = new URL(url);
  const wantsPage = request.headers.accept?.includes('text/html') ?? false;
  const headers = { ...request.headers, ...(wantsPage && { 'accept-encoding': 'identity' }) };
  const options = { hostname, port, method: request.method, path: request.url, headers };
  const asked = ask(options, (answer) => {
    const isPage = answer.headers['content-type']?.includes('text/html') ?? false;
    const { 'content-security-policy': _policy, ...kept } = answer.headers; // Vite's client brings scripts and styles
    if (!isPage) {
      response.writeHead(answer.statusCode ?? 502, kept);
      answer.pipe(response);
      return;
    }
    const parts: Buffer[] = [];
    answer.on('data', (part: Buffer) => parts.push(part));
    answer.on('end', () => {
      const { 'content-length': _length, etag: _etag, ...rest } = kept;
      response.writeHead(answer.statusCode ?? 502, rest);
      response.end(Buffer.concat(parts).toString().replace('</head>', `${scripts}</head>`));
    });
  });
  asked.on('error', (error) => {
    if (!response.headersSent) response.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' });
    response.end(`The server did not answer: ${error.message}`);
  });
  request.pipe(asked);
};

/** Hands a request on to the server, once it answers. */
export const proxyTo = (server: Promise<string>, request: IncomingMessage, response: ServerResponse): void => {
  void server.then((url) => pass(url, request, response));
};
