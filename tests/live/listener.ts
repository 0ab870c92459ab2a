import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';

type Heard = { readonly id: number; readonly event: string; readonly payload: unknown };

export type Listener = {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly heard: readonly Heard[];
  /** The last id that came, with a message or a beat. */
  lastId(): number;
  /** Settles when the connection is over. */
  readonly ended: Promise<unknown>;
  pause(): void;
  resume(): void;
  close(): void;
};

type Asked = {
  readonly user: string;
  readonly session?: string;
  readonly lastId?: number | string;
  readonly query?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly onHeard?: (heard: Heard) => void;
};

/** A client of its own, to the letter of the standard: an event counts when its empty line has come. */
export const listen = async (url: string, asked: Asked): Promise<Listener> => {
  const { user, session = 'one', lastId, query = '', headers = {}, onHeard } = asked;
  const heard: Heard[] = [];
  let last = Number(lastId ?? 0);
  let isClosed = false;
  const take = (block: string): void => {
    const fields = new Map(block.split('\n').map((line) => [line.split(':')[0], line.slice(line.indexOf(':') + 1)]));
    if (fields.has('id')) last = Number(fields.get('id'));
    if (!fields.has('data') || fields.has('event')) return;
    const one = { id: last, ...JSON.parse(fields.get('data') ?? '') };
    heard.push(one);
    onHeard?.(one);
  };
  const asking = request(`${url}/.well-known/mercure${query}`, {
    agent: false,
    headers: { 'x-user': user, 'x-session': session, ...(lastId && { 'last-event-id': String(lastId) }), ...headers },
  });
  asking.end();
  const [answer]: IncomingMessage[] = await once(asking, 'response');
  if (!answer) throw new Error('no answer');
  let rest = '';
  answer.setEncoding('utf8').on('data', (text: string) => {
    const blocks = (rest + text).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) if (!isClosed) take(block);
  });
  answer.on('error', () => {});
  return {
    status: answer.statusCode ?? 0,
    headers: answer.headers,
    heard,
    lastId: () => last,
    ended: new Promise((resolve) => answer.once('close', resolve)),
    pause: () => void answer.pause(),
    resume: () => void answer.resume(),
    close() {
      isClosed = true; // what came with the last message was not heard
      answer.destroy();
    },
  };
};
