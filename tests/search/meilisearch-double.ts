import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { type Asked, type Document, searchDocuments } from './meilisearch-double.search.ts';

type Index = { documents: Map<number, Document>; settings: Record<string, unknown>; createdAt: string };
type Task = { readonly apply: () => void; polls: number; readonly type: string; readonly indexUid: string | null };

export type MeilisearchDouble = {
  readonly url: string;
  /** Every write in the order in which it was asked for: `documentAdditionOrUpdate company_search_3`. */
  readonly asked: readonly string[];
  count(index: string): number | undefined;
  settingsOf(index: string): Record<string, unknown> | undefined;
  /** How many requests came in, and how many of them asked for a compressed answer. */
  requests(): { readonly all: number; readonly compressed: number };
  /** Takes requests and answers none of them until `mend`, like a stopped process; those that wait are answered then. */
  hang(): void;
  /** Refuses every key until `mend`. */
  refuseKeys(): void;
  /** Is not there until `mend`: connections are refused. */
  leave(): Promise<void>;
  /** Loses every index and all settings, like a new volume; a `busy` one finishes no task until `mend`. */
  forget(how?: { readonly busy: boolean }): void;
  mend(): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
};

const bodyOf = async (request: IncomingMessage): Promise<unknown> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return chunks.length > 0 ? JSON.parse(Buffer.concat(chunks).toString()) : undefined;
};

class Refused extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string) {
    super(code);
    this.status = status;
    this.code = code;
  }
}

const lateMs = 44;

/**
 * Speaks the routes of Meilisearch that Sokoni uses, over a real socket and in memory. A write takes effect when its task
 * is asked after a second time, so that whoever does not wait for tasks finds nothing. Compressed answers come 44 ms late, as
 * from the real one; it fails in the ways that were seen. It stands in for Meilisearch where there is none; it does not
 * prove how Meilisearch ranks.
 */
export const meilisearchDouble = async (): Promise<MeilisearchDouble> => {
  const indexes = new Map<string, Index>();
  const tasks: Task[] = [];
  let isBusy = false;
  const asked: string[] = [];
  const requests = { all: 0, compressed: 0 };
  let hanging = Promise.withResolvers<void>();
  hanging.resolve();
  let refusesKeys = false;

  const indexNamed = (uid: string): Index => {
    const index = indexes.get(uid);
    if (!index) throw new Refused(404, 'index_not_found');
    return index;
  };
  const ensured = (uid: string): Index => {
    const index = indexes.get(uid) ?? { documents: new Map(), settings: {}, createdAt: new Date().toISOString() };
    indexes.set(uid, index);
    return index;
  };
  const enqueue = (type: string, indexUid: string | null, apply: () => void) => {
    tasks.push({ apply, polls: 0, type, indexUid });
    asked.push(indexUid ? `${type} ${indexUid}` : type);
    return { taskUid: tasks.length - 1, indexUid, status: 'enqueued', type, enqueuedAt: new Date().toISOString() };
  };
  const told = (uid: number) => {
    const task = tasks[uid];
    if (!task) throw new Refused(404, 'task_not_found');
    if (!isBusy) task.polls += 1;
    if (task.polls === 2) task.apply();
    const { type, indexUid } = task;
    return { uid, type, indexUid, status: task.polls < 2 ? 'processing' : 'succeeded', error: null };
  };
  const swap = (a: string, b: string): void => {
    const [left, right] = [indexNamed(a), indexNamed(b)];
    indexes.set(a, right).set(b, left);
  };
  const shown = ([uid, { createdAt }]: [string, Index]) => ({ uid, createdAt, updatedAt: createdAt, primaryKey: 'id' });

  type Route = (parts: RegExpExecArray, body: never) => unknown;
  const routes: readonly (readonly [string, RegExp, Route])[] = [
    ['GET', /^\/health$/, () => ({ status: 'available' })],
    ['GET', /^\/indexes$/, () => ({ results: [...indexes].map(shown), offset: 0, limit: 1000, total: indexes.size })],
    ['POST', /^\/indexes$/, (_, { uid }: { uid: string }) => enqueue('indexCreation', uid, () => ensured(uid))],
    [
      'DELETE',
      /^\/indexes\/([\w-]+)$/,
      ([, uid = '']) => (indexes.has(uid) ? enqueue('indexDeletion', uid, () => indexes.delete(uid)) : indexNamed(uid)),
    ],
    [
      'PATCH',
      /^\/indexes\/([\w-]+)\/settings$/,
      ([, uid = ''], body: Record<string, unknown>) =>
        enqueue('settingsUpdate', uid, () => Object.assign(ensured(uid).settings, body)),
    ],
    [
      'POST',
      /^\/indexes\/([\w-]+)\/documents$/,
      ([, uid = ''], body: Document[]) =>
        enqueue('documentAdditionOrUpdate', uid, () => {
          for (const document of body) ensured(uid).documents.set(document.id, document);
        }),
    ],
    [
      'POST',
      /^\/indexes\/([\w-]+)\/documents\/delete-batch$/,
      ([, uid = ''], body: number[]) =>
        enqueue('documentDeletion', uid, () => {
          for (const id of body) ensured(uid).documents.delete(Number(id));
        }),
    ],
    [
      'POST',
      /^\/swap-indexes$/,
      (_, body: { indexes: [string, string] }[]) =>
        enqueue('indexSwap', null, () => {
          for (const { indexes: pair } of body) swap(...pair);
        }),
    ],
    ['GET', /^\/tasks\/(\d+)$/, ([, uid]) => told(Number(uid))],
    [
      'POST',
      /^\/multi-search$/,
      (_, { queries }: { queries: Asked[] }) => ({
        results: queries.map((query) => searchDocuments([...indexNamed(query.indexUid).documents.values()], query)),
      }),
    ],
  ];

  const answer = async (request: IncomingMessage): Promise<{ status: number; body: unknown }> => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    try {
      const body = await bodyOf(request);
      await hanging.promise;
      if (refusesKeys) throw new Refused(403, 'invalid_api_key');
      for (const [method, pattern, route] of routes) {
        const parts = request.method === method ? pattern.exec(path) : null;
        if (parts) return { status: method === 'GET' ? 200 : 202, body: route(parts, body as never) };
      }
      throw new Refused(404, 'not_found');
    } catch (error) {
      const { status, code } = error instanceof Refused ? error : { status: 400, code: String(error) };
      return { status, body: { message: code, code, type: 'invalid_request', link: '' } };
    }
  };
  const send = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const isCompressed = /gzip|br|deflate/.test(request.headers['accept-encoding'] ?? '');
    requests.all += 1;
    if (isCompressed) requests.compressed += 1;
    const { status, body } = await answer(request);
    const text = JSON.stringify(body);
    response.writeHead(status, {
      'content-type': 'application/json',
      ...(isCompressed && { 'content-encoding': 'gzip' }),
    });
    if (isCompressed) await wait(lateMs);
    response.end(isCompressed ? gzipSync(text) : text);
  };
  const server = createServer((request, response) => void send(request, response).catch(() => response.destroy()));
  const listen = (port: number) => new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const leave = () =>
    new Promise<void>((closed) => {
      server.close(() => closed());
      server.closeAllConnections();
    });
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    count: (index) => indexes.get(index)?.documents.size,
    settingsOf: (index) => indexes.get(index)?.settings,
    requests: () => ({ ...requests }),
    hang() {
      hanging = Promise.withResolvers();
    },
    refuseKeys() {
      refusesKeys = true;
    },
    leave,
    forget({ busy } = { busy: false }) {
      indexes.clear();
      isBusy = busy;
    },
    async mend() {
      hanging.resolve();
      refusesKeys = false;
      isBusy = false;
      if (!server.listening) await listen(port);
    },
    async [Symbol.asyncDispose]() {
      hanging.resolve();
      await leave();
    },
  };
};
