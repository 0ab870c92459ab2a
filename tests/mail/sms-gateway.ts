import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { json } from 'node:stream/consumers';

type Texted = {
  readonly headers: IncomingHttpHeaders;
  readonly body: { to: string; from: string; text: string };
};

/** A gateway of text messages on a free port: it answers with what `status` says, `null` for never. */
export const textGateway = async (status: () => number | null = () => 202) => {
  const received: Texted[] = [];
  const server = createServer(async (request, response) => {
    received.push({ headers: request.headers, body: (await json(request)) as Texted['body'] });
    const answer = status();
    if (answer !== null) response.writeHead(answer).end('refused for +254712345678');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/messages`;
  const close = async () => {
    server.closeAllConnections();
    server.close();
  };
  return { url, received, close, [Symbol.asyncDispose]: close };
};
