import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { livePath } from './live.ts';

export const metricsRegistry = (): Registry => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return registry;
};

/** Writes one log line and one measurement per request, with the route's pattern, never the address that was typed. */
export const observeRequests = (fastify: FastifyInstance, registry: Registry, log: Logger): void => {
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  fastify.addHook('onResponse', (request, reply, next) => {
    const route = request.routeOptions.url ?? 'none';
    const { method } = request;
    if (route !== livePath) {
      // live streams stay open for minutes
      seconds.observe({ method, route, status: String(reply.statusCode) }, reply.elapsedTime / 1000);
      if (log.isLevelEnabled('debug'))
        log.debug(
          { correlationId: request.id, method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
          'request',
        );
    }
    next();
  });
};

/** Returns what counts how long React takes for the pages that are rendered in one go, in seconds. */
export const renderObserver = (registry: Registry): ((seconds: number) => void) => {
  const seconds = new Histogram({
    name: 'page_render_seconds',
    help: 'Time that React takes for a page that is not kept',
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25],
    registers: [registry],
  });
  return (time) => seconds.observe(time);
};
