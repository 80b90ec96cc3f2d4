import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
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

/** The part of services/limits/trafficCounts.ts that the plugin needs. */
type TrafficCounts = {
  start: () => void;
  stop: () => void;
  /** `left`: milliseconds until the count starts over */
  count: (network: string, weight?: number) => { calls: number; left: number };
};
/**
 * Counts a request, as `weight` calls if it costs more than one. Returns `undefined` while its
 * network is within the limit, otherwise the seconds until it may make more calls, for Retry-After.
 */
export type CountRequest = (request: FastifyRequest, weight?: number) => number | undefined;

/** Counts calls and pages per network, across all hosts that share a database. */
export const countRequests = (app: FastifyInstance, counts: TrafficCounts): CountRequest => {
  app.addHook('onReady', async () => {
    counts.start();
  });
  app.addHook('onClose', async () => {
    counts.stop();
  });
  return (request, weight) => {
    if (isOwnRendering(request)) return undefined;
    const { calls, left } = counts.count(networkOf(request.ip), weight);
    return calls > maxCallsPerMinute ? Math.max(1, Math.ceil(left / 1000)) : undefined;
  };
};

/** Refuses calls above the limit with a 429. */
export const traffic = fp(async (api, { countRequest }: { countRequest: CountRequest }) => {
  api.addHook('onRequest', async (request) => {
    const wait = countRequest(request);
    if (wait !== undefined)
      throw new ApiError(429, hostTexts.busy, undefined, { 'retry-after': String(wait) });
  });
});
