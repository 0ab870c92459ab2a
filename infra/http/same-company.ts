import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '#domain/company/company.rejections.ts';
import { problemOf } from './problem.filter.ts';
import { isRead, requestLanguage } from './request.ts';

type Named = { readonly id: number; readonly slug: string };

const pageOfCompany = /^(\/entreprise|\/company|\/en\/company)\/(\d{1,9})(?:-[^/?]*)?(?=[/?]|$)/;
const dataOfCompany = /^(\/api\/companies)\/(\d{1,9})(?=[/?]|$)/;

/**
 * Returns a hook for Fastify's `onSend`: what is not found under a company whose page leads to another one is answered
 * with the same address there, in the same language. Nobody keeps the answer, since staff may undo it.
 */
export const leadToStaying =
  (stayingCompany: (id: number) => Promise<Named | null>) =>
  async (request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> => {
    if (reply.statusCode !== 404 || !isRead(request)) return payload;
    const page = pageOfCompany.exec(request.url);
    const [whole = '', before = '', id = ''] = page ?? dataOfCompany.exec(request.url) ?? [];
    const stays = id ? await stayingCompany(Number(id)) : null;
    if (!stays) return payload;
    const name = page ? `${stays.id}-${stays.slug}` : String(stays.id);
    const to = `${before}/${name}${request.url.slice(whole.length)}`;
    for (const header of ['content-encoding', 'content-length', 'etag']) reply.removeHeader(header);
    reply.code(301).header('Location', to).header('Cache-Control', 'private, no-cache');
    if (page) return '';
    reply.type('application/problem+json');
    const problem = problemOf(refuse('moved-to', { to }), requestLanguage(request), request.id);
    return JSON.stringify({ ...problem, status: 301 });
  };
