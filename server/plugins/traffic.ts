import rateLimit from '@fastify/rate-limit';
import { hostTexts } from '@contract/texts/host';
import { randomUUID } from 'node:crypto';
import fp from 'fastify-plugin';
import type { Env } from '../env';
import { networkOf } from '../services/addresses';
import { ApiError } from './errors';

// far above what a person does, and enough for an office behind one address
const callsAMinute = 3000;
const renderKey = randomUUID();
/** The headers of the page renderer's own calls, which count for nobody. The key is made anew at each start and never leaves. */
export const renderHeaders = { 'x-render-key': renderKey };

/** Limits how often a network may call. */
export const traffic = fp(async (app, { env }: { env: Env }) => {
  if (!env.rateLimits) return;
  await app.register(rateLimit, {
    max: callsAMinute, timeWindow: 60_000, cache: 20_000,
    keyGenerator: (request) => networkOf(request.ip),
    allowList: (request) => request.headers['x-render-key'] === renderKey,
    errorResponseBuilder: (_request, { ttl }) => new ApiError(429, hostTexts.busy, undefined, { 'retry-after': String(Math.ceil(ttl / 1000)) }),
  });
});
