import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';

export type Schema = { readonly [keyword: string]: unknown };
type Content = Readonly<Record<string, { readonly schema?: Schema }>>;
export type Parameter = {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly schema: Schema;
};
type Response = {
  readonly $ref?: string;
  readonly headers?: Readonly<Record<string, { readonly schema: Schema }>>;
  readonly content?: Content;
};
export type Operation = {
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, Response>>;
};
export type Described = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: { readonly Problem: Schema };
    readonly responses: Readonly<Record<string, Response>>;
    readonly securitySchemes: object;
  };
};
export type Asked = { readonly path: string; readonly method: string; readonly operation: Operation };

/** Every operation of the document. */
export const operationsOf = ({ paths }: Described): Asked[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );

export const bodySchema = ({ requestBody }: Operation): Schema | undefined =>
  requestBody?.content['application/json']?.schema;

/** Checks values and answers against the document. */
export const checks = (document: Described) => {
  const ajv = new Ajv2020({ strict: false, validateFormats: true });
  formats.default(ajv);
  const compiled = new Map<Schema, ValidateFunction>();
  const validator = (schema: Schema): ValidateFunction => {
    const known = compiled.get(schema) ?? ajv.compile(schema);
    compiled.set(schema, known);
    return known;
  };
  const fits = (schema: Schema, value: unknown): boolean => validator(schema)(value) === true;
  const resolved = ({ $ref, ...schema }: Schema): Schema => ($ref ? document.components.schemas.Problem : schema);

  return {
    fits,
    /** Whether text in an address or a header can be read as what its schema says. */
    fitsAsText: (schema: Schema, text: string): boolean => {
      const read = /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/.test(text) ? Number(text) : undefined;
      return fits(schema, text) || (read !== undefined && fits(schema, read));
    },
    /** What of an answer the document does not say; nothing where it says all. */
    async undescribed({ operation }: Asked, answer: globalThis.Response): Promise<string | undefined> {
      const body = Buffer.from(await answer.arrayBuffer());
      if (answer.status >= 500) return `a fault of the server: ${answer.status} ${body.toString().slice(0, 300)}`;
      const named = operation.responses[answer.status];
      if (!named) return `the status ${answer.status}: ${body.toString().slice(0, 300)}`;
      const { headers = {}, content = {} } = named.$ref
        ? (document.components.responses[named.$ref.split('/').at(-1) ?? ''] ?? {})
        : named;
      for (const name of Object.keys(headers))
        if (!answer.headers.has(name)) return `${answer.status} without its header ${name}`;
      const type = answer.headers.get('content-type')?.split(';')[0] ?? '';
      if (Object.keys(content).length === 0) return body.length > 0 ? `${answer.status} with a body` : undefined;
      const form = content[type];
      if (!form) return `${answer.status} with the type ${type}`;
      if (!form.schema) return undefined;
      const check = validator(resolved(form.schema));
      if (check(JSON.parse(body.toString()))) return undefined;
      return `${answer.status} with a body that does not fit: ${ajv.errorsText(check.errors)} in ${body.toString().slice(0, 300)}`;
    },
  };
};

export type Checks = ReturnType<typeof checks>;
