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
import type { ReadPosting, SkippedRow } from './readers/readRow';
import { SourceError } from './readers/sourceRow';
import type { Rows, RowsRequest } from './readRows';
import { notesOf, problemsOf } from './reportedProblems';
import { rowsForPerson } from './rowsOf';
import { checkNotImported, repeatedAmong } from './sameSource';

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

/** Converts a posting to the fields of a job card. */
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

const because =
  (reason: SkippedRow['reason']) =>
  ({ row, job }: ReadPosting): SkippedRow => ({ row, title: job.title, reason });

const readOrRefuse = async (
  form: SourceForm,
  read: Omit<RowsRequest, 'kind' | 'now'>,
): Promise<Rows> => {
  try {
    const rows = await rowsForPerson({ ...read, kind: form.kind, now: new Date() });
    return rows ?? refuse('tooMuch', null, form);
  } catch (error) {
    if (error instanceof SourceError) return refuse(error.problem, null, form);
    throw error;
  }
};

/** Reads an address or file as an import would, without storing anything. */
export const previewJobSource = async (
  context: Context,
  actor: Actor,
  form: SourceForm,
): Promise<Wire<'JobSourcePreview'>> => {
  const employerId = await importerOf(context.db, actor, form.employerId);
  const mapping = checkForm(form);
  const read = await bytesOf(context, form);
  const company = await companyOf(context.db, employerId);
  const { rows, columns, ...source } = await readOrRefuse(form, { ...read, mapping, company });
  const postings = rows.filter((row): row is ReadPosting => 'job' in row);
  const repeated = await repeatedAmong(context.db, employerId, null, postings);
  const found = postings.filter(({ key }) => !repeated.has(key));
  if (found.length === 0 && repeated.size > 0)
    await checkNotImported(context.db, {
      employerId,
      file: form.file,
      url: form.file ? null : checkedUrl(context, form.url ?? ''),
      jobs: postings.map(({ key, job }) => ({ key, title: job.title })),
    });
  const room = Math.max(0, sourceLimits.jobs - (await countImported(context.db, employerId)));
  const ready = found.slice(0, room);
  const leftOut = [
    ...postings.filter(({ key }) => repeated.has(key)).map(because('repeated')),
    ...found.slice(room).map(because('tooMany')),
  ];
  const notes = notesOf(ready);
  const skipped = [...rows.filter((row): row is SkippedRow => !('job' in row)), ...leftOut];
  return {
    columns,
    mapping: Object.fromEntries(Object.entries(source.mapping)),
    ready: ready.length,
    rows: ready.slice(0, sourceLimits.previewRows).map(toPreviewed),
    problems: problemsOf(skipped, sourceLimits.previewProblems),
    skipped: skipped.length,
    notes: notes.slice(0, sourceLimits.previewProblems),
    noted: notes.length,
  };
};
