import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { runMain } from '../runMain';
import { seedStarterData } from '../seed/seedDatabase';
import { importFile, interrupted, type FileReport } from '../services/import/importFile';
import { importFields, parseMapping, type Mapping } from '../services/import/mapping';
import { progressLine, reportTable } from '../services/import/report';
import { refreshSearchStatistics } from '../services/search/searchUpkeep';
import { StartError } from '../startError';
import { readArguments, readToolEnv, withDatabase } from './tool';

const usage = `Usage: npm run import -- FILE… [--map FIELD=COLUMN]… [--encoding NAME]

Takes postings from JSON lines (one object a line) or CSV with a header, zipped with gzip or not. They get no owner, stay live for 30 days
from now, and their dates are spread over the last 30 days. The same row is never stored twice, so an import can be repeated or interrupted.

FILE             a path; a bare name is looked for here, then in POSTINGS_DIR. postings-full.jsonl.gz and postings-titles.csv.gz are
                 known by their columns.
--map            which column holds which field; a column with a field's own name needs none. Example:
                   --map jobtitle=Title --map companyname=Employer --map salary="Pay range"
                 FIELD is one of ${importFields
                   .reduce(
                     (lines, field) => {
                       const last = lines.at(-1) ?? '';
                       return last.length + field.length > 100
                         ? [...lines, field]
                         : [...lines.slice(0, -1), last === '' ? field : `${last}, ${field}`];
                     },
                     [''],
                   )
                   .join(',\n                   ')}.
                 salary is free text; salarymin and salarymax are figures per payperiod; functions are words that help to find the category.
--encoding       of a file that isn't UTF-8, such as windows-1252`;

type Arguments = { files: string[]; mapping: Mapping; encoding: string | undefined };

const parse = (): Arguments | undefined => {
  const { values, positionals } = parseArgs({
    options: {
      map: { type: 'string', multiple: true },
      encoding: { type: 'string' },
      help: { type: 'boolean' },
    },
    allowPositionals: true,
  });
  if (values.help === true) return undefined;
  if (positionals.length === 0) throw new Error('Which file?');
  if (values.encoding !== undefined) new TextDecoder(values.encoding);
  return {
    files: positionals,
    mapping: parseMapping(values.map ?? []),
    encoding: values.encoding,
  };
};

/** Finds a file. npm changes into the package's folder; INIT_CWD is the folder it was run from. */
const findFile = (name: string, postingsDir: string): string => {
  const here = path.resolve(process.env['INIT_CWD'] ?? process.cwd(), name);
  const candidates = path.basename(name) === name ? [here, path.join(postingsDir, name)] : [here];
  const found = candidates.find((place) => fs.existsSync(place) && fs.statSync(place).isFile());
  if (found === undefined)
    throw new StartError(`${name}: no such file (looked for ${candidates.join(' and ')}).`);
  return found;
};

/**
 * Creates a progress printer: rewrites one line on a terminal; otherwise prints a line every few
 * seconds.
 */
const progressPrinter = () => {
  const { isTTY } = process.stderr;
  let last = Date.now();
  return (report: FileReport) => {
    if (Date.now() - last < (isTTY ? 100 : 5000)) return;
    last = Date.now();
    process.stderr.write(isTTY ? `\r\x1b[K${progressLine(report)}` : `${progressLine(report)}\n`);
  };
};

runMain(async () => {
  const given = readArguments(usage, parse);
  if (given === undefined) {
    process.stdout.write(`${usage}\n`);
    return;
  }
  const env = readToolEnv();
  const files = given.files.map((name) => findFile(name, env.postingsDir));
  const stop = new AbortController();
  // rows already read are stored and the table is printed; a second Ctrl-C ends the process
  process.once('SIGINT', () => stop.abort());
  process.once('SIGTERM', () => stop.abort());
  const startedAt = Date.now();
  await withDatabase(env, async (db) => {
    await seedStarterData(db);
    const reports: FileReport[] = [];
    for (const file of files) {
      if (stop.signal.aborted) break;
      reports.push(
        await importFile(db, file, {
          ...given,
          signal: stop.signal,
          onProgress: progressPrinter(),
        }),
      );
    }
    if (reports.some(({ imported }) => imported > 0)) await refreshSearchStatistics(db);
    const memory = Math.round(process.resourceUsage().maxRSS / 1024);
    if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
    process.stdout.write(
      `${reportTable(reports)}\n\n${((Date.now() - startedAt) / 1000).toFixed(1)} s, at most ${memory} MB of memory\n`,
    );
    if (stop.signal.aborted) process.stdout.write(`The import was ${interrupted}.\n`);
    process.exitCode = stop.signal.aborted
      ? 130
      : reports.some(({ problem }) => problem !== undefined)
        ? 1
        : 0;
  });
});
