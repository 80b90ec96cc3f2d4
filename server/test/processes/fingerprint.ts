// Prints the fingerprint of a database's content as JSON: DATABASE_URL's, or the embedded one's in
// DATA_DIR.
import { openForTool } from '../../database/open';
import { consoleLog } from '../../log';
import { runMain } from '../../runMain';
import { readEnv } from '../../settings/env';
import { fingerprint } from '../backup/compare';

runMain(async () => {
  const db = await openForTool(readEnv(process.env), consoleLog('warn'), { asItIs: true });
  try {
    process.stdout.write(JSON.stringify(await fingerprint(db)));
  } finally {
    await db.close();
  }
});
