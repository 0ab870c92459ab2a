import type { FastifyReply } from 'fastify';

const nothing = "default-src 'none'";

/**
 * Sets the headers of a file that somebody sent: kept by nobody, its type not guessed, no script in it runs. `shows` is
 * what the browser's own viewer of such a file needs beside that.
 */
export const apart = (reply: FastifyReply, shows = 'sandbox'): FastifyReply =>
  reply
    .header('Cache-Control', 'private, no-store')
    .header('X-Content-Type-Options', 'nosniff')
    .header('Content-Security-Policy', `${nothing}; ${shows}`);
