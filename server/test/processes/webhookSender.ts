import { openDatabase } from '../../database/database';
import { consoleLog } from '../../log';
import { startWebhooks } from '../../services/webhooks/sender';
import { readEnv } from '../../settings/env';

// what sends a host's webhooks as a process of its own, for tests that end it in the middle; the
// database's connection comes as JSON
const log = consoleLog('silent');
const db = openDatabase(JSON.parse(process.env['SENDER_DATABASE'] ?? '{}'), log);
startWebhooks({ db, log, env: readEnv(process.env) }, 'https://jobs.example');
