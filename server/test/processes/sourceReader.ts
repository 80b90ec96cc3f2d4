import { openDatabase } from '../../database/database';
import { consoleLog } from '../../log';
import { startSources } from '../../services/sources/reader';
import { readEnv } from '../../settings/env';

// what reads the sources of jobs as a process of its own, for tests that end it in the middle; the
// database's connection comes as JSON
const log = consoleLog('silent');
const db = openDatabase(JSON.parse(process.env['READER_DATABASE'] ?? '{}'), log);
startSources({ db, log, env: readEnv(process.env) }, 'https://jobs.example');
