import { existsSync } from 'node:fs';
import path from 'node:path';
import type { NewJob } from '../../../server/repositories/jobs/jobs';
import { linesOf, openBytes } from '../../../server/services/import/lines';
import { mappingFor } from '../../../server/services/import/mapping';
import { postingOf } from '../../../server/services/import/posting';
import { recordsOf } from '../../../server/services/import/records';

/** The files of real postings, in the order they are imported. */
const names = ['postings-full.jsonl.gz', 'postings-titles.csv.gz'];

/** Where the real postings lie; throws where they don't. */
const postingFiles = (folder: string): string[] =>
  names.map((name) => {
    const file = path.join(folder, name);
    if (!existsSync(file))
      throw new Error(`${file} is missing: POSTINGS_DIR names the folder with the real postings.`);
    return file;
  });

/** The real postings as the import reads them. */
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
