import type { FastifyRequest } from 'fastify';

type SentForm = {
  readonly form: FormData;
  /** The bytes of its first file that is not empty; null where there is none. */
  readonly file: Uint8Array | null;
};

/** Reads a form with a file. A body that is no such form is one without fields. */
export const sentForm = async ({ body, headers }: FastifyRequest): Promise<SentForm> => {
  const bytes = body instanceof Uint8Array ? new Uint8Array(body) : '';
  const sent = new Response(bytes, { headers: { 'content-type': headers['content-type'] ?? '' } });
  const form = await sent.formData().catch(() => new FormData());
  const file = [...form.values()].find((value) => value instanceof File && value.size > 0);
  return { form, file: file instanceof File ? new Uint8Array(await file.arrayBuffer()) : null };
};
