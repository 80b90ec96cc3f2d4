import { existsSync } from 'node:fs';
import path from 'node:path';
import type { NewJob } from '../../../server/repositories/jobs/jobs';
import { linesOf, openBytes } from '../../../server/services/import/lines';
import { mappingFor } from '../../../server/services/import/mapping';
import { postingOf } from '../../../server/services/import/posting';
import { recordsOf } from '../../../server/services/import/records';

/** The files of real postings, in the order of their import. */
const names = ['postings-full.jsonl.gz', 'postings-titles.csv.gz'];

/** Returns the paths of the real postings. Throws if one is missing. */
const postingFiles = (folder: string): string[] =>
  names.map((name) => {
    const file = path.join(folder, name);
    if (!existsSync(file))
      throw new Error(`${file} is missing: POSTINGS_DIR names the folder with the real postings.`);
    return file;
  });

/** Reads the real postings like the import does. */
export const readPostings = async (folder: string): Promise<NewJob[]> => {
  const jobs: NewJob[] = [];
  for (const file of postingFiles(folder)) {
    const records = await recordsOf(linesOf(await openBytes(file)));
    const mapping = mappingFor(records.columns, {});
    for await (const reading of records.readings) {
      const posting = 'row' in reading ? postingOf(reading.row, mapping, new Date(0)) : reading;
      if ('job' in posting) jobs.push(posting.job);
    }
  }
  return jobs;
};
