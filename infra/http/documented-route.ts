import type { z } from 'zod';

/** A successful answer of a route: JSON, another type, either of them, or no body. */
export type DocumentedAnswer = {
  readonly description: string;
  /** The schema of the JSON. */
  readonly schema?: z.ZodType;
  /** The other content type. */
  readonly type?: string;
};

export type RouteMethod = 'get' | 'post' | 'put' | 'delete' | 'patch' | 'head';

/** A route of data as `/openapi.json` describes it. The schemas are those that the route reads by. */
export type DocumentedRoute = {
  readonly method: RouteMethod;
  /** `/api/companies/{id}` */
  readonly path: string;
  readonly summary: string;
  /** The schemas of the path parameters; text by default. */
  readonly parts?: Readonly<Record<string, z.ZodType>>;
  /** The parameters of the query. */
  readonly params?: z.ZodObject;
  /** The schema of the JSON body. */
  readonly body?: z.ZodType;
  /** The JSON schema of the fields of a form with files. */
  readonly form?: object;
  readonly answers: Readonly<Record<number, DocumentedAnswer>>;
  /** Whether an `Idempotency-Key` is read. */
  readonly onceUnderKey?: boolean;
};
