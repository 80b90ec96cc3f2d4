import { openDatabase } from '../../database/database';
import { consoleLog } from '../../log';
import { startMailer } from '../../services/mail/worker';
import { readEnv } from '../../settings/env';

// a host's mail worker as a process of its own, for tests that end it in the middle; the database's
// connection comes as JSON
const log = consoleLog('silent');
const db = openDatabase(JSON.parse(process.env['MAILER_DATABASE'] ?? '{}'), log);
startMailer({ db, log, env: readEnv(process.env) });
