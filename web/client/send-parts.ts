/** The server does not take it, whenever it is sent. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

type Going = {
  readonly lang: string;
  readonly signal: AbortSignal;
  /** The network is lost: it goes on by itself. */
  readonly paused: () => void;
};

/** A network that carries nothing for this long is lost. */
const silentMs = 20_000;
const mostPauseMs = 15_000;
/** After a connection of this length the next one is tried soon. */
const steadyMs = 3_000;
/** What is no fault of what is sent: the network, a server that is busy, or one that has more already. */
const passes = (status: number): boolean => status >= 500 || [408, 409, 425, 429].includes(status);

const check = (status: number, text: string): void => {
  if (status >= 200 && status < 300) return;
  if (passes(status)) throw new TypeError(String(status));
  let title = '';
  try {
    ({ title = '' } = JSON.parse(text) as { title?: string });
  } catch {
    // no problem of ours: the status says it
  }
  throw new Refused(status, title);
};

/** Waits for the network, or some time, whichever is first. */
const pause = (attempt: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const over = (): void => {
      clearTimeout(timer);
      removeEventListener('online', over);
      signal.removeEventListener('abort', over);
      resolve();
    };
    const timer = setTimeout(over, Math.min(500 * 2 ** attempt, mostPauseMs));
    addEventListener('online', over);
    signal.addEventListener('abort', over);
  });

/** Does it again until the server is reached; throws `Refused`, and when it is stopped. */
const untilReached = async <T>(work: () => Promise<T>, { signal, paused }: Going): Promise<T> => {
  for (let attempt = 0; ; attempt++) {
    signal.throwIfAborted();
    const began = performance.now();
    try {
      return await work();
    } catch (error) {
      if (signal.aborted || error instanceof Refused) throw error;
      paused();
      if (performance.now() - began > steadyMs) attempt = 0;
      await pause(attempt, signal);
    }
  }
};

/** Sends a command that does nothing the second time. */
export const sendJson = async (path: string, body: object, going: Going): Promise<void> =>
  untilReached(async () => {
    const answer = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Accept-Language': going.lang },
      body: JSON.stringify(body),
      signal: AbortSignal.any([going.signal, AbortSignal.timeout(silentMs)]),
    });
    check(answer.status, await answer.text());
  }, going);

const tus = { 'Tus-Resumable': '1.0.0' } as const;

/** Begins the upload, or finds it: where it is, and how much has arrived. */
const begin = async (file: Blob, key: string, { lang, signal }: Going) => {
  const answer = await fetch('/ajax/media/upload/resumable', {
    method: 'POST',
    headers: {
      ...tus,
      'Accept-Language': lang,
      'Upload-Length': String(file.size),
      'Upload-Metadata': `kind ${btoa('photo')},key ${btoa(key)}`,
    },
    signal: AbortSignal.any([signal, AbortSignal.timeout(silentMs)]),
  });
  check(answer.status, await answer.text());
  return {
    path: answer.headers.get('Location') ?? '',
    offset: Number(answer.headers.get('Upload-Offset') ?? 0),
  };
};

/**
 * What is sent at once, in bytes: eight seconds at 64 kbit/s. A browser calls bytes sent that still wait on the device,
 * so that a longer part would look silent on such a line, and be given up.
 */
const partBytes = 64_000;

/** Sends a part. `fetch` cannot say how much of it is sent. */
const sendPart = (path: string, part: Blob, offset: number, moved: (sent: number) => void, { lang, signal }: Going) =>
  new Promise<void>((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = (): void => request.abort();
    let silence = setTimeout(abort, silentMs);
    const end = (settle: () => void) => (): void => {
      clearTimeout(silence);
      signal.removeEventListener('abort', abort);
      settle();
    };
    request.open('PATCH', path);
    for (const [name, value] of Object.entries(tus)) request.setRequestHeader(name, value);
    request.setRequestHeader('Accept-Language', lang);
    request.setRequestHeader('Upload-Offset', String(offset));
    request.setRequestHeader('Content-Type', 'application/offset+octet-stream');
    request.upload.addEventListener('progress', ({ loaded }) => {
      clearTimeout(silence);
      silence = setTimeout(abort, silentMs);
      moved(offset + loaded);
    });
    request.addEventListener(
      'load',
      end(() => {
        try {
          check(request.status, request.responseText);
          resolve();
        } catch (error) {
          reject(error);
        }
      }),
    );
    const lost = end(() => reject(new TypeError('lost')));
    request.addEventListener('error', lost);
    request.addEventListener('abort', lost);
    signal.addEventListener('abort', abort);
    request.send(part);
  });

/**
 * Sends a picture in as many parts as the network asks for, by the protocol tus, and returns the id of its image. What
 * arrived before a cut is not sent again, also by another page on another day: `key` is the picture's own.
 */
export const sendParts = async (
  file: Blob,
  key: string,
  moved: (sent: number) => void,
  going: Going,
): Promise<string> =>
  untilReached(async () => {
    const { path, offset } = await begin(file, key, going);
    moved(offset);
    for (let at = offset; at < file.size; at += partBytes)
      await sendPart(path, file.slice(at, at + partBytes), at, moved, going);
    return path.slice(path.lastIndexOf('/') + 1);
  }, going);

/** Tells the server that nobody will go on with it; it would find out after a day. */
export const stopParts = async (file: Blob, key: string, lang: string): Promise<void> => {
  const going = { lang, signal: new AbortController().signal, paused: () => {} };
  try {
    const { path } = await begin(file, key, going);
    await fetch(path, { method: 'DELETE', headers: tus });
  } catch {
    // it goes by itself
  }
};
