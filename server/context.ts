import type { Database } from './database/database';
import type { Env } from './env';
import type { Log } from './log';

/** What handlers, services and command-line tools work with. */
export type Context = { db: Database; env: Env; log: Log };
