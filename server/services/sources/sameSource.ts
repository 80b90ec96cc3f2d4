import type { Queryable } from '../../database/database';
import { ApiError } from '../../errors';
import {
  importersWith,
  listSources,
  sourceOfFile,
  sourceOfJobs,
  type SourceRecord,
} from '../../repositories/sources/jobSources';
import { keysElsewhere } from '../../repositories/sources/sourceJobs';
import { hostSourceTexts } from '../../texts/sources';
import type { Wire } from '../../wire';
import { hasIdempotencyRecord } from '../limits/exactlyOnce';
import type { ReadPosting } from './readers/readRow';
import { SourceError, type TableMapping } from './readers/sourceRow';
import { rowsForPerson } from './rowsOf';

/**
 * Normalizes an address for comparison: without the scheme, "www.", a trailing slash, the fragment
 * and empty parameters.
 */
const sameAddress = (text: string): string => {
  const { host, pathname, search } = new URL(text);
  const parameters = search.slice(1).split('&');
  const said = parameters.filter((each) => each !== '' && !each.endsWith('='));
  return `${host.replace(/^www\./, '')}${pathname.replace(/\/$/, '')}?${said.join('&')}`;
};

type NamedJob = { key: string; title: string };
/** Reads the jobs of a file; none if it can't be read, which is reported when it is imported. */
export const jobsIn = async (
  { bytes }: { bytes: Buffer },
  kind: Wire<'JobSourceKind'>,
  mapping: TableMapping | undefined,
): Promise<NamedJob[]> => {
  try {
    const read = await rowsForPerson({
      kind,
      bytes,
      mapping,
      url: '',
      company: '',
      now: new Date(),
    });
    return (read?.rows ?? []).flatMap((row) =>
      'job' in row ? [{ key: row.key, title: row.job.title }] : [],
    );
  } catch (error) {
    if (error instanceof SourceError) return [];
    throw error;
  }
};

/** What is being added: an address, or a file with these jobs. */
type Added = {
  employerId: string;
  url: string | null;
  file?: { bytes: Buffer } | undefined;
  jobs: readonly NamedJob[];
};

const findSame = async (
  tx: Queryable,
  { employerId, url, file, jobs }: Added,
): Promise<Pick<SourceRecord, 'id' | 'url' | 'fileName'> | undefined> => {
  const importers = await importersWith(tx, employerId);
  if (url !== null) {
    const address = sameAddress(url);
    return (await listSources(tx, importers)).find(
      (each) => each.url !== null && sameAddress(each.url) === address,
    );
  }
  if (!file) return undefined;
  const waiting = await sourceOfFile(tx, importers, file.bytes);
  if (waiting) return waiting;
  return jobs.length === 0 ? undefined : sourceOfJobs(tx, importers, jobs);
};

/**
 * 409 if the employer or a colleague already imports from that address, or at least half of a
 * file's jobs from another source: each of these jobs would be live twice.
 */
export const checkNotImported = async (tx: Queryable, added: Added): Promise<void> => {
  const same = await findSame(tx, added);
  // a repeated call finds its own earlier result
  if (!same || (await hasIdempotencyRecord(tx, same.id))) return;
  throw added.url === null
    ? new ApiError(409, hostSourceTexts.sameJobs(same.url ?? same.fileName ?? ''), 'file')
    : new ApiError(409, hostSourceTexts.sameAddress, 'url');
};

/**
 * Returns the keys of the postings that are already imported by another source of the company (any
 * source without a `sourceId`). Expects postings that aren't live by this source.
 */
export const repeatedAmong = async (
  tx: Queryable,
  employerId: string,
  sourceId: string | null,
  postings: readonly ReadPosting[],
): Promise<ReadonlySet<string>> => {
  if (postings.length === 0) return new Set();
  const jobs = postings.map(({ key, job: { title, applyUrl } }) => ({ key, title, applyUrl }));
  const importers = await importersWith(tx, employerId);
  return new Set(await keysElsewhere(tx, importers, sourceId, jobs));
};
