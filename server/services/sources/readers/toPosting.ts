import { unnamedCompany } from '@contract/search/relevance/unnamedCompany';
import { postingOf } from '../../import/posting';
import { applyLinkOf } from './applyLink';
import { closingDayOf, isPastDeadline, readDeadline } from './deadline';
import { groupHashes, hashOf } from './fieldHashes';
import { joinPlaces } from './places';
import type { ReadRow } from './readRow';
import { ownNames, type RowProblem, type SourcePosting, type SourceRow } from './sourceRow';
import { cleanLine } from './text/cleanLine';
import { descriptionOf } from './text/description';
import { plainLine } from './text/entities';
import { workplaceOf } from './workplace';

const reasons: Record<string, RowProblem> = {
  'broken characters': 'characters',
  'no title': 'noTitle',
  'text too long': 'tooLong',
};

/**
 * Values our forms ask for that few sources state. What an employer chose here stays if the source
 * says nothing, unless the source had stated exactly that before.
 */
type StatedValues = { closesOn?: string | undefined; workplace?: string | undefined };
/** Appends the values to a hash; a posting without any keeps the hash alone. */
const withStatedValues = (hash: string, stated: StatedValues): string => {
  const text = new URLSearchParams(
    Object.entries(stated).filter((each): each is [string, string] => each[1] !== undefined),
  ).toString();
  return text === '' ? hash : `${hash}?${text}`;
};
/** Reads the values of a posting from its hash. */
export const readStatedValues = (hash: string): StatedValues => {
  const stated = new URLSearchParams(hash.split('?')[1]);
  return {
    closesOn: stated.get('closesOn') ?? undefined,
    workplace: stated.get('workplace') ?? undefined,
  };
};

const keyOf = ({ key, fields, places, applyUrl }: SourcePosting): string =>
  hashOf(
    key.trim() ||
      (applyUrl?.trim() ?? '') || [
        fields.jobtitle,
        fields.companyname,
        places?.[0] ?? fields.location,
      ],
  );

const lineOf = (text: string): string => cleanLine(plainLine(text));
/** Converts a row's fields to plain text, without its description. */
const plainFields = ({ fields, places }: SourcePosting): SourcePosting['fields'] => {
  const { description: _, ...lines } = fields;
  const plain: SourcePosting['fields'] = Object.fromEntries(
    Object.entries(lines).map(([name, value]) => [name, lineOf(value)]),
  );
  // such as "TELECOMMUTE", which names no place
  if (workplaceOf(plain.remote ?? '') === 'remote') plain.remote = 'remote';
  return places ? { ...plain, location: joinPlaces(places.map(lineOf)) } : plain;
};

type PostingContext = {
  /** The company of jobs whose row names none. */
  company: string;
  /** The source's address; '' for a file. */
  url: string;
  now: Date;
};
/** Converts a source's row to a job. */
const toPosting = (
  source: SourceRow,
  index: number,
  { company, url, now }: PostingContext,
): ReadRow => {
  const row = index + 1;
  if ('skipped' in source) return { row, title: '', reason: source.skipped };
  const fields = plainFields(source);
  const title = (fields.jobtitle ?? '').slice(0, 120).replaceAll(/[\0\p{Cs}]/gu, '');
  const key = keyOf(source);
  const description = descriptionOf(source);
  if (!description) return { row, title, key, reason: 'tooLong' };
  const read = postingOf({ ...fields, description: description.words }, ownNames, now, 'none');
  if ('skipped' in read) return { row, title, key, reason: reasons[read.skipped] ?? 'broken' };
  const deadline = readDeadline(source.validThrough ?? '');
  if (deadline && isPastDeadline(deadline, now)) return { row, title, key, reason: 'over' };
  const applyUrl = applyLinkOf(source.applyUrl, url);
  if (applyUrl === undefined) return { row, title, key, reason: 'link' };
  const { job } = read;
  const workplace = workplaceOf(fields.remote ?? '');
  const stored = {
    title: job.title,
    location: job.location,
    overview: job.overview,
    responsibilities: job.responsibilities,
    qualifications: job.qualifications,
    company: job.company === unnamedCompany ? company : job.company,
    employmentType: job.employmentType,
    payFrom: job.payFrom,
    payTo: job.payTo,
    vacancies: job.vacancies,
    degree: job.degree,
    category: job.category,
    remote: workplace === undefined ? (job.remote ?? false) : workplace === 'remote',
    longDescription: description.markdown,
    applyUrl,
  };
  const closesOn = deadline && closingDayOf(deadline, now);
  return {
    row,
    key,
    hash: withStatedValues(groupHashes(stored), { closesOn, workplace }),
    wholeHash: withStatedValues(hashOf(stored), { closesOn, workplace }),
    isCut: description.isCut,
    job: { ...stored, closesOn: closesOn ?? null, workplace: workplace ?? null },
  };
};

/**
 * Converts all rows; the first of duplicate jobs wins. If different jobs share a key, such as a
 * link to a page of all jobs, the first keeps it and the keys of the others include title and
 * place.
 */
export const toPostings = (rows: readonly SourceRow[], context: PostingContext): ReadRow[] => {
  const seen = new Map<string, string>();
  return rows.map((source, index) => {
    const read = toPosting(source, index, context);
    if (!('job' in read)) return read;
    const { row, job } = read;
    const named = hashOf([job.title, job.location]);
    const isOther = seen.has(read.key) && seen.get(read.key) !== named;
    const key = isOther ? hashOf([read.key, named]) : read.key;
    if (seen.has(key)) return { row, title: job.title, reason: 'repeated', key };
    seen.set(key, named);
    return { ...read, key };
  });
};
