import { sourceLimits } from '@contract/jobSources';
import type { Actor } from '../../caller';
import type { Context } from '../../context';
import { ApiError } from '../../errors';
import { companyOf, type SourceProblem } from '../../repositories/sources/jobSources';
import { countImported } from '../../repositories/sources/sourceJobs';
import { hostSourceTexts } from '../../texts/sources';
import type { Wire } from '../../wire';
import { fetchSource } from './fetchSource';
import { checkedUrl, checkForm, importerOf, type SourceForm } from './jobSources';
import type { ReadPosting, ReadRow, SkippedRow } from './readers/readRow';
import { readSource } from './readers/readSource';
import { SourceError } from './readers/sourceRow';
import { problemOrder, toPostings } from './readers/toPosting';

const refuse = (problem: SourceProblem, status: number | null, form: SourceForm): never => {
  throw new ApiError(400, hostSourceTexts.failed(problem, status), form.file ? 'file' : 'url');
};

const bytesOf = async (
  context: Context,
  form: SourceForm,
): Promise<{ bytes: Buffer; charset?: string; url: string }> => {
  if (form.file) return { bytes: form.file.bytes, url: '' };
  const url = checkedUrl(context, form.url ?? '');
  const asked = { url, kind: form.kind, etag: null, lastModified: null };
  const fetched = await fetchSource(context.env, asked);
  if (fetched.kind === 'read') return fetched;
  return fetched.kind === 'failed'
    ? refuse(fetched.problem, fetched.status, form)
    : refuse('connection', null, form);
};

/** A posting as a card shows it. */
const toPreviewed = ({ row, job }: ReadPosting): Wire<'JobSourcePreview'>['rows'][number] => ({
  _id: String(row),
  jobtitle: job.title,
  companyname: job.company,
  location: job.location,
  joboverview: job.overview,
  employementtype: job.employmentType,
  monthlysalary1: job.payFrom,
  monthlysalary2: job.payTo,
  categoryName: job.category,
  ...(job.applyUrl !== null && { applyUrl: job.applyUrl }),
});

/** Reads an address or file as it would be imported; nothing is stored. */
export const previewJobSource = async (
  context: Context,
  actor: Actor,
  form: SourceForm,
): Promise<Wire<'JobSourcePreview'>> => {
  const employerId = await importerOf(context.db, actor, form.employerId);
  const mapping = checkForm(form);
  const read = await bytesOf(context, form);
  const source = await readSource({
    ...{ kind: form.kind, bytes: read.bytes, url: read.url },
    ...(read.charset !== undefined && { charset: read.charset }),
    ...(mapping && { mapping }),
  }).catch((error: unknown) => {
    if (error instanceof SourceError) return refuse(error.problem, null, form);
    throw error;
  });
  const company = await companyOf(context.db, employerId);
  const rows: ReadRow[] = toPostings(source.rows, { company, url: read.url, now: new Date() });
  const found = rows.filter((row): row is ReadPosting => 'job' in row);
  const room = Math.max(0, sourceLimits.jobs - (await countImported(context.db, employerId)));
  const ready = found.slice(0, room);
  const tooMany = found
    .slice(room)
    .map(({ row, job }): SkippedRow => ({ row, title: job.title, reason: 'tooMany' }));
  const skipped = [...rows.filter((row): row is SkippedRow => !('job' in row)), ...tooMany]
    .toSorted(problemOrder)
    .map(({ row, title, reason }) => ({ row, title, reason }));
  return {
    columns: source.columns,
    mapping: Object.fromEntries(Object.entries(source.mapping)),
    ready: ready.length,
    rows: ready.slice(0, sourceLimits.previewRows).map(toPreviewed),
    problems: skipped.slice(0, sourceLimits.previewProblems),
    skipped: skipped.length,
  };
};
