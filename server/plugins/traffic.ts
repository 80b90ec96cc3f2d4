import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { networkOf } from '../addresses';
import { ApiError } from '../errors';
import { hostTexts } from '../texts/errors';

// far more than a person makes, and enough for an office behind one address
const maxCallsPerMinute = 3000;
const renderKey = randomUUID();
/**
 * Headers that exempt the page renderer's own calls. The key is new at each start and never leaves
 * the process.
 */
export const renderHeaders = { 'x-render-key': renderKey };
export const isOwnRendering = (request: FastifyRequest): boolean =>
  request.headers['x-render-key'] === renderKey;

/** What the plugin needs of services/limits/trafficCounts.ts. */
type TrafficCounts = {
  start: () => void;
  stop: () => void;
  /** `left`: milliseconds until the count starts over */
  count: (network: string) => { calls: number; left: number };
};

/** Limits calls per network, across all hosts on one database. */
export const traffic = fp(async (app, { counts }: { counts: TrafficCounts }) => {
  app.addHook('onReady', async () => {
    counts.start();
  });
  app.addHook('onClose', async () => {
    counts.stop();
  });
  app.addHook('onRequest', async (request) => {
    if (isOwnRendering(request)) return;
    const { calls, left } = counts.count(networkOf(request.ip));
    if (calls > maxCallsPerMinute)
      throw new ApiError(429, hostTexts.busy, undefined, {
        'retry-after': String(Math.max(1, Math.ceil(left / 1000))),
      });
  });
});
