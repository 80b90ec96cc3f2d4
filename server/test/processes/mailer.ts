import { openDatabase } from '../../database/database';
import { consoleLog } from '../../log';
import { startMailer } from '../../services/mail/worker';
import { readEnv } from '../../settings/env';

// Runs a host's mail worker as a separate process, for tests that kill it; the database connection
// is passed as JSON
const log = consoleLog('silent');
const db = openDatabase(JSON.parse(process.env['MAILER_DATABASE'] ?? '{}'), log);
startMailer({ db, log, env: readEnv(process.env) });
