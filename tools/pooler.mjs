/**
 * `npm run test:pooler`: all of the host's tests through PgBouncer by transactions, or those that are
 * named (`-- server/test/jobs`). Says so where it isn't installed.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from './steps.mjs';

/** Debian's place for what only administrators run comes last. */
export const hasPooler = [...(process.env.PATH ?? '').split(':'), '/usr/sbin'].some((folder) =>
  existsSync(path.join(folder, 'pgbouncer')),
);
/** For jest: hosts reach their databases through it. */
export const throughPooler = { TEST_POOLER: 'on' };

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (hasPooler) {
    const patterns = process.argv.slice(2).join('|') || 'server/';
    const { ok } = await run(
      'npx',
      ['jest', '--selectProjects', 'host', '--testPathPatterns', patterns],
      { env: throughPooler },
    );
    process.exitCode = ok ? 0 : 1;
  } else {
    console.log("Not run: PgBouncer isn't installed (Debian's package pgbouncer).");
  }
}
