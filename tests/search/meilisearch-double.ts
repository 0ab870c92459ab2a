import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Asked, type Document, searchDocuments } from './meilisearch-double.search.ts';

type Index = { documents: Map<number, Document>; settings: Record<string, unknown>; createdAt: string };
type Task = { readonly apply: () => void; polls: number; readonly type: string; readonly indexUid: string | null };

export type MeilisearchDouble = {
  readonly url: string;
  /** Every write in the order in which it was asked for: `documentAdditionOrUpdate company_search_3`. */
  readonly asked: readonly string[];
  count(index: string): number | undefined;
  settingsOf(index: string): Record<string, unknown> | undefined;
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

/**
 * Speaks the routes of Meilisearch that Sokoni uses, over a real socket and in memory. A write takes effect when its task
 * is asked after a second time, so that whoever does not wait for tasks finds nothing. It stands in for Meilisearch where
 * there is none; it does not prove how Meilisearch ranks.
 */
export const meilisearchDouble = async (): Promise<MeilisearchDouble> => {
  const indexes = new Map<string, Index>();
  const tasks: Task[] = [];
  const asked: string[] = [];

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
    task.polls += 1;
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
  const server = createServer((request, response) => {
    answer(request).then(({ status, body }) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
    );
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    count: (index) => indexes.get(index)?.documents.size,
    settingsOf: (index) => indexes.get(index)?.settings,
    [Symbol.asyncDispose]: () =>
      new Promise((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
};
