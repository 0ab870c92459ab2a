import type { EnqueuedTaskPromise, MultiSearchQuery } from 'meilisearch';
import { Meilisearch, MeilisearchApiError, MeilisearchError } from 'meilisearch';
import { companySearch } from '#projections/company/company-search.ts';
import { schemaOf } from '#projections/projection.ts';
import type { IndexedCompany } from './meilisearch-documents.ts';

export type MeilisearchAt = { readonly url: string; readonly key?: string | undefined };

/** The live index; a new one is filled beside it as `…__next`. */
export const companiesIndex = schemaOf(companySearch);

const taskLookMs = 50;

/**
 * A client that asks for answers as they are: Meilisearch sends compressed ones in pieces, and the last piece waits about
 * 44 ms for a delayed acknowledgement (actix/actix-web#3917). `timeout` is the limit of one request in milliseconds; the
 * client does not keep it for requests that have a signal, so waiting for a task has no limit of its own.
 */
export const meilisearchClient = ({ url, key }: MeilisearchAt, timeout?: number): Meilisearch =>
  new Meilisearch({
    host: url,
    requestInit: { headers: { 'accept-encoding': 'identity' } },
    defaultWaitOptions: { timeout: 0, interval: taskLookMs },
    ...(key && { apiKey: key }),
    ...(timeout && { timeout }),
  });

/** Asks the questions of one search, which all together may take `withinMs` milliseconds; undefined for no limit. */
export const questions = (client: Meilisearch, withinMs: number | undefined) => {
  const limit = withinMs === undefined ? {} : { signal: AbortSignal.timeout(withinMs) };
  return async (queries: MultiSearchQuery[]) => {
    const answer = await client.multiSearch<{ queries: MultiSearchQuery[] }, IndexedCompany>({ queries }, limit);
    if (!Array.isArray(answer?.results)) throw new MeilisearchError('the answer holds no results');
    return answer.results;
  };
};

/**
 * Asks for one company by a filter, which an index without its settings refuses: answered means that searches are.
 */
export const askMeilisearch = (at: MeilisearchAt, withinMs: number) => {
  const client = meilisearchClient(at);
  const company = { indexUid: companiesIndex, q: '', filter: ['country = "CI"'], hitsPerPage: 1, page: 1 };
  return () => questions(client, withinMs)([company]);
};

/** Resolves when the task is done. Throws when Meilisearch failed it. */
export const finished = async (task: EnqueuedTaskPromise): Promise<void> => {
  const { status, error } = await task.waitTask();
  if (status === 'succeeded') return;
  throw new MeilisearchError(`the task has ${status}`, { cause: { code: error?.code } });
};

const codeOf = (cause: unknown): string | undefined => {
  if (typeof cause !== 'object' || cause === null) return undefined;
  if ('name' in cause && (cause.name === 'TimeoutError' || cause.name === 'MeilisearchRequestTimeOutError'))
    return 'time-limit';
  if ('code' in cause && typeof cause.code === 'string') return cause.code;
  return 'cause' in cause ? codeOf(cause.cause) : undefined;
};

/**
 * Why Meilisearch failed: its own code (`invalid_api_key`), that of the network (`ECONNREFUSED`), `time-limit` or
 * `unreadable`. Undefined when it is not the one that failed.
 */
export const whyMeilisearchFailed = (error: unknown): string | undefined => {
  if (error instanceof MeilisearchApiError) return error.cause?.code ?? `status-${error.response.status}`;
  if (error instanceof MeilisearchError) return codeOf(error.cause) ?? 'unreadable';
  return error instanceof SyntaxError ? 'unreadable' : undefined; // what a proxy answers in its place
};
