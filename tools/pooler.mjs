/**
 * `npm run test:pooler`: runs the host's tests through PgBouncer in transaction mode, all of them
 * or the given ones (`-- server/test/jobs`). Prints a notice if PgBouncer isn't installed.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from './steps.mjs';

/** Whether PgBouncer is installed. Debian puts it in /usr/sbin, which may not be in PATH. */
export const hasPooler = [...(process.env.PATH ?? '').split(':'), '/usr/sbin'].some((folder) =>
  existsSync(path.join(folder, 'pgbouncer')),
);
/** Environment variables that make hosts in Jest tests connect through PgBouncer. */
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
