import type { z } from 'zod';

/** What a route answers when it does what it was asked: JSON, something of another type, either of them, or no body. */
export type DocumentedAnswer = {
  readonly description: string;
  /** Of the JSON. */
  readonly schema?: z.ZodType;
  /** What else it may be. */
  readonly type?: string;
};

/** A route of data as `/openapi.json` describes it. The schemas are those that the route reads by. */
export type DocumentedRoute = {
  readonly method: 'get' | 'post' | 'put';
  /** `/api/companies/{id}` */
  readonly path: string;
  readonly summary: string;
  /** What stands in the path; text where nothing is said. */
  readonly parts?: Readonly<Record<string, z.ZodType>>;
  /** The parameters of the query. */
  readonly params?: z.ZodObject;
  /** What is sent, as JSON. */
  readonly body?: z.ZodType;
  /** What is sent as a form with files: the JSON schema of its fields. */
  readonly form?: object;
  readonly answers: Readonly<Record<number, DocumentedAnswer>>;
  /** Whether an `Idempotency-Key` is read. */
  readonly onceUnderKey?: boolean;
};
