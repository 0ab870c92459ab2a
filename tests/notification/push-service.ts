import { createECDH, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import type { PushSubscription } from '#domain/notification/notification.events.ts';

type Decrypt = (
  sealed: Buffer,
  how: { readonly version: 'aes128gcm'; readonly privateKey: object; readonly authSecret: string },
) => Buffer;
const { decrypt } = createRequire(import.meta.url)('http_ece') as { readonly decrypt: Decrypt };

/** What a browser shows of a push message. */
export type Shown = Readonly<Record<'title' | 'body' | 'url' | 'lang' | 'tag', string>>;

type Pushed = { readonly path: string; readonly headers: IncomingHttpHeaders; readonly body: Buffer };

/** The keys of a browser that subscribed at `endpoint`. */
export const pushBrowser = (endpoint: string) => {
  const keys = createECDH('prime256v1');
  const authSecret = randomBytes(16).toString('base64url');
  const p256dh = keys.generateKeys().toString('base64url');
  const subscription: PushSubscription = { endpoint, expirationTime: null, keys: { p256dh, auth: authSecret } };
  return {
    subscription,
    path: new URL(endpoint).pathname,
    /** Opens a message for this browser. Throws for one that is for another. */
    read: ({ body }: Pick<Pushed, 'body'>): Shown =>
      JSON.parse(String(decrypt(body, { version: 'aes128gcm', privateKey: keys, authSecret }))),
  };
};

/** A push service on a free port: it answers with what `status` says for a path, `null` for never. */
export const pushService = async (status: (path: string) => number | null = () => 201) => {
  const received: Pushed[] = [];
  const server = createServer(async (request, response) => {
    const path = request.url ?? '';
    received.push({ path, headers: request.headers, body: await buffer(request) });
    const answer = status(path);
    if (answer !== null) response.writeHead(answer, { Location: '/elsewhere' }).end(`refused for ${path}`);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const close = async () => {
    server.closeAllConnections();
    server.close();
  };
  /** What came for a browser, in its order. */
  const to = ({ path, read }: ReturnType<typeof pushBrowser>): Shown[] =>
    received.filter((one) => one.path === path).map(read);
  return { url, received, to, close, [Symbol.asyncDispose]: close };
};
