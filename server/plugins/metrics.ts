import { createServer } from 'node:http';
import fp from 'fastify-plugin';
import { servesMetrics, type Env } from '../settings/env';
import { StartError } from '../startError';
import { isOwnRendering } from './traffic';

/** The parts of services/site/metrics.ts that the plugin needs. */
type Metrics = {
  /** Counts one call; `seconds` from its arrival to the end of its response. */
  recordCall: (operation: string, status: number, seconds: number) => void;
  contentType: string;
  /** Returns all current metrics in Prometheus's text format. */
  read: () => Promise<string>;
  /** Returns all current metrics as data, to sum up a host's processes. */
  readValues: () => Promise<unknown[]>;
};

declare module 'fastify' {
  // declaration merging is how Fastify's own types are extended
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface FastifyInstance {
    /** undefined if metrics are off */
    metrics: Metrics | undefined;
  }
}

type MetricsOptions = {
  env: Env;
  /** undefined if metrics are off */ counts: Metrics | undefined;
  /** reads the metrics of all processes, if the host has several */
  readAll?: (() => Promise<string>) | undefined;
};

/**
 * Counts every response, and serves the metrics at `/metrics` if `METRICS` allows it on the host's
 * own port.
 */
export const metrics = fp(async (app, { env, counts, readAll }: MetricsOptions) => {
  app.decorate('metrics', counts);
  if (counts === undefined) return;
  app.addHook('onResponse', async (request, reply) => {
    if (isOwnRendering(request)) return;
    // an event stream lasts as long as its page is open, which says nothing about the host's speed
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
 * Serves only the metrics, on a local port (`METRICS_PORT`) that visitors can't reach. Returns the
 * port and a function that closes it; rejects with a StartError if the port can't be used.
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
  // it listens on a network address, so this isn't a path
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
