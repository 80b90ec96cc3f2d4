import { openDatabase } from '../../database/database';
import { consoleLog } from '../../log';
import { startSources } from '../../services/sources/reader';
import { readEnv } from '../../settings/env';

// Runs the reader of job sources as a separate process, for tests that kill it; the database
// connection is passed as JSON
const log = consoleLog('silent');
const db = openDatabase(JSON.parse(process.env['READER_DATABASE'] ?? '{}'), log);
startSources({ db, log, env: readEnv(process.env) }, 'https://jobs.example');
