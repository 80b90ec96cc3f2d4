import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Context } from '../context';
import { migrationNames } from '../database/migrate';
import { DatabaseUnavailable } from '../database/unavailable';
import { ApiError } from '../errors';
import { canServe } from '../repositories/site/health';
import { hostTexts } from '../texts/errors';
import { singleFlight } from './pages/renderer';

/** How long the database may take to answer, in milliseconds. */
const databaseTimeout = 2000;

const unavailable = () =>
  new ApiError(503, hostTexts.unavailable, undefined, { 'retry-after': '2' });
const failAfter = (milliseconds: number) =>
  new Promise<never>((_resolve, reject) => {
    setTimeout(
      () => reject(new DatabaseUnavailable(new Error('no answer in time'))),
      milliseconds,
    ).unref();
  });

declare module 'fastify' {
  // declaration merging is how Fastify's own types are extended
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface FastifyInstance {
    /**
     * From now on `/readyz` is a 503 and each answer closes its connection, so that load balancers
     * send new requests elsewhere; calls are served until the host is closed.
     */
    drain: () => void;
    /**
     * Calls `end` when the host drains or stops, whichever is first, to close long-lived
     * connections.
     */
    onDrain: (end: () => void) => void;
    isDraining: () => boolean;
  }
}

/**
 * Serves `/healthz`: the process is running. Once the host is being closed, new calls on open
 * connections get a 503; those in flight are finished.
 */
export const health = fp(async (app) => {
  let draining = false;
  let stopping = false;
  const ends: (() => void)[] = [];
  const endAll = (): void => {
    for (const end of ends.splice(0)) end();
  };
  app.decorate('drain', () => {
    draining = true;
    endAll();
  });
  app.decorate('onDrain', (end: () => void) => {
    ends.push(end);
  });
  app.decorate('isDraining', () => draining);
  app.addHook('preClose', async () => {
    stopping = true;
    endAll();
  });
  app.addHook('onRequest', async () => {
    if (stopping) throw unavailable();
  });
  app.addHook('onSend', async (_request, reply) => {
    if (draining || stopping) void reply.header('connection', 'close');
  });
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
});

/**
 * Serves `/readyz`: 200 if the host can serve calls, that is, the database has this version's
 * tables and accepts writes, and the host isn't draining; otherwise 503.
 */
export const readiness = async (
  app: FastifyInstance,
  { context: { db } }: { context: Context },
): Promise<void> => {
  const names = migrationNames();
  // concurrent probes share one statement
  const isReady = singleFlight(() =>
    canServe(db, names).catch((error: unknown) => {
      if (error instanceof DatabaseUnavailable) throw error;
      // the tables don't exist
      return false;
    }),
  );
  app.get('/readyz', async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
    const ready = await Promise.race([isReady(''), failAfter(databaseTimeout)]);
    // probed every second, and no failed call: not logged
    if (!ready || app.isDraining())
      return reply.code(503).header('retry-after', '2').send({ message: hostTexts.unavailable });
    return { status: 'ready' };
  });
};
