import { createServer } from 'node:http';
import fp from 'fastify-plugin';
import { servesMetrics, type Env } from '../settings/env';
import { StartError } from '../startError';
import { isOwnRendering } from './traffic';

/** What the plugin needs of services/site/metrics.ts. */
type Metrics = {
  /** Counts one call; `seconds` from its arrival to the end of its response. */
  recordCall: (operation: string, status: number, seconds: number) => void;
  contentType: string;
  /** All metrics in Prometheus's text format, as of now. */
  read: () => Promise<string>;
  /** The same as data, for the sum of a host's processes. */
  readValues: () => Promise<unknown[]>;
};

declare module 'fastify' {
  // declaration merging is how Fastify's own types are extended
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface FastifyInstance {
    /** undefined where metrics are off */
    metrics: Metrics | undefined;
  }
}

type MetricsOptions = {
  env: Env;
  /** undefined where metrics are off */ counts: Metrics | undefined;
  /** where this is one of a host's processes: the metrics of all */
  readAll?: (() => Promise<string>) | undefined;
};

/**
 * Counts every response, and serves the metrics at `/metrics` where `METRICS` allows it on the
 * host's own port.
 */
export const metrics = fp(async (app, { env, counts, readAll }: MetricsOptions) => {
  app.decorate('metrics', counts);
  if (counts === undefined) return;
  app.addHook('onResponse', async (request, reply) => {
    if (isOwnRendering(request)) return;
    // it lasts as long as its page is open, which says nothing about how fast the host is
    if (String(reply.getHeader('content-type')).startsWith('text/event-stream')) return;
    const { operationId } = request.routeOptions.config;
    counts.recordCall(
      operationId ?? (request.url.startsWith('/api/') ? 'unknown' : 'page'),
      reply.statusCode,
      reply.elapsedTime / 1000,
    );
  });
  if (servesMetrics(env)) {
    app.get('/metrics', { config: { operationId: 'metrics' } }, async (_request, reply) =>
      reply
        .header('cache-control', 'no-store')
        .type(counts.contentType)
        .send(await (readAll ?? counts.read)()),
    );
  }
});

/**
 * Serves only the metrics, on a local port (`METRICS_PORT`) that visitors can't reach. Returns how
 * to close it; a StartError where the port can't be used.
 */
export const listenForMetrics = async (
  counts: Pick<Metrics, 'contentType' | 'read'> | undefined,
  { metricsPort }: Env,
): Promise<{ port: number; close: () => Promise<void> } | undefined> => {
  if (counts === undefined || metricsPort === undefined) return undefined;
  const server = createServer((request, response) => {
    const asked = request.method === 'GET' && request.url === '/metrics';
    const text = asked ? counts.read() : Promise.resolve('There is nothing but /metrics here.\n');
    text.then(
      (body) =>
        response
          .writeHead(asked ? 200 : 404, {
            'content-type': asked ? counts.contentType : 'text/plain',
            'cache-control': 'no-store',
          })
          .end(body),
      () => response.writeHead(503).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: Error & { code?: string }) =>
      reject(
        new StartError(
          `METRICS_PORT ${metricsPort} can't be used (${error.code ?? error.message}). Set it to another number.`,
        ),
      ),
    );
    server.listen(metricsPort, '127.0.0.1', resolve);
  });
  // listening on a network address, so not a path
  const { port } = server.address() as { port: number };
  return {
    port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
