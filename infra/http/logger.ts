import type { LoggerService } from '@nestjs/common';
import type { Logger } from 'pino';

/** Writes Nest's messages to the log. Its normal messages have the level `debug`. */
export const nestLogger = (log: Logger): LoggerService => ({
  log: (message: unknown, context?: unknown) => log.debug({ context }, String(message)),
  debug: (message: unknown, context?: unknown) => log.debug({ context }, String(message)),
  verbose: (message: unknown, context?: unknown) => log.trace({ context }, String(message)),
  warn: (message: unknown, context?: unknown) => log.warn({ context }, String(message)),
  error: (message: unknown, ...details: unknown[]) => log.error({ details }, String(message)),
  fatal: (message: unknown, ...details: unknown[]) => log.fatal({ details }, String(message)),
});
