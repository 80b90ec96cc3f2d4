// Prints the content of a database as fingerprint gives it, in JSON: that of DATABASE_URL, else the
// embedded one in DATA_DIR.
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
