import type { FastifyBaseLogger } from 'fastify';
import type { Database } from './database/database';
import type { Env } from './settings/env';

/** What handlers, services and command-line tools share. */
export type Context = { db: Database; env: Env; log: FastifyBaseLogger };
