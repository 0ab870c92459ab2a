import type { LoggerService } from '@nestjs/common';
import type { Logger } from 'pino';

/** Nest's words in our log. What it tells of a normal start is for debugging. */
export const nestLogger = (log: Logger): LoggerService => ({
  log: (message: unknown, context?: unknown) => log.debug({ context }, String(message)),
  debug: (message: unknown, context?: unknown) => log.debug({ context }, String(message)),
  verbose: (message: unknown, context?: unknown) => log.trace({ context }, String(message)),
  warn: (message: unknown, context?: unknown) => log.warn({ context }, String(message)),
  error: (message: unknown, ...details: unknown[]) => log.error({ details }, String(message)),
  fatal: (message: unknown, ...details: unknown[]) => log.fatal({ details }, String(message)),
});
