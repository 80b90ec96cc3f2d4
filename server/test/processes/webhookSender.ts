import { openDatabase } from '../../database/database';
import { consoleLog } from '../../log';
import { startWebhooks } from '../../services/webhooks/sender';
import { readEnv } from '../../settings/env';

// Runs a host's webhook sender as a separate process, for tests that kill it; the database
// connection is passed as JSON
const log = consoleLog('silent');
const db = openDatabase(JSON.parse(process.env['SENDER_DATABASE'] ?? '{}'), log);
startWebhooks({ db, log, env: readEnv(process.env) }, 'https://jobs.example');
