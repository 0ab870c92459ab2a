import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

type Received = { readonly to: readonly string[]; readonly raw: string };

/** A real SMTP server on a free port of this machine, and what it was given: `await using smtp = await receiveMail()`. */
export const receiveMail = async ({ refuse }: { readonly refuse?: (to: string) => number | undefined } = {}) => {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo({ address }, _session, done) {
      const responseCode = refuse?.(address);
      done(responseCode ? Object.assign(new Error(`<${address}> is not here`), { responseCode }) : null);
    },
    onData(stream, { envelope }, done) {
      text(stream).then((raw) => {
        received.push({ to: envelope.rcptTo.map(({ address }) => address), raw });
        done();
      }, done);
    },
  });
  server.on('error', () => {}); // a sender that dies in the middle
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const address = listening.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const close = () => new Promise<void>((closed) => server.close(() => closed()));
  return { url: `smtp://127.0.0.1:${port}`, received, close, [Symbol.asyncDispose]: close };
};

/** A header of a mail as it came, unfolded; nothing when it has none. */
export const headerOf = ({ raw }: Received, name: string): string | undefined => {
  const head = raw.slice(0, raw.search(/\r?\n\r?\n/)).replaceAll(/\r?\n[ \t]+/g, ' ');
  return head.match(new RegExp(`^${name}: (.*)$`, 'im'))?.[1]?.trim();
};
