/**
 * Whether search is right: `npm run bench:search` asks judged queries of the real postings and prints markdown tables, with what to better.
 * `--only typos` for the kinds named so, `--port 4140`; POSTINGS_DIR names the real postings.
 */
import { parseArgs } from 'node:util';
import { buildStale } from '../tools/builds.mjs';
import { measureQuality } from './search/quality/quality.mjs';

const { values: options } = parseArgs({ options: { only: { type: 'string' }, port: { type: 'string', default: '4140' } } });

await buildStale(['server']);
if (!(await measureQuality({ port: Number(options.port), only: options.only }))) process.exitCode = 1;
