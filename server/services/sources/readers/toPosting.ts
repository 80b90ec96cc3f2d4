import { unnamedCompany } from '@contract/search/relevance/unnamedCompany';
import { postingOf } from '../../import/posting';
import { applyLinkOf } from './applyLink';
import { closingDayOf, isOver, readDeadline } from './deadline';
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
 * What our own forms ask besides the texts, and few sources say: what an employer chose here stays
 * where its source says nothing, unless that was what it had said before.
 */
type Said = { closesOn?: string | undefined; workplace?: string | undefined };
/** A posting without any of it has the hash alone. */
const withSaid = (hash: string, said: Said): string => {
  const text = new URLSearchParams(
    Object.entries(said).filter((each): each is [string, string] => each[1] !== undefined),
  ).toString();
  return text === '' ? hash : `${hash}?${text}`;
};
/** What a posting with that hash said of it. */
export const saidIn = (hash: string): Said => {
  const said = new URLSearchParams(hash.split('?')[1]);
  return {
    closesOn: said.get('closesOn') ?? undefined,
    workplace: said.get('workplace') ?? undefined,
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
/** A row's fields as plain text, but for its description. */
const plainFields = ({ fields, places }: SourcePosting): SourcePosting['fields'] => {
  const { description: _, ...lines } = fields;
  const plain: SourcePosting['fields'] = Object.fromEntries(
    Object.entries(lines).map(([name, value]) => [name, lineOf(value)]),
  );
  // "TELECOMMUTE", say, which names no place
  if (workplaceOf(plain.remote ?? '') === 'remote') plain.remote = 'remote';
  return places ? { ...plain, location: joinPlaces(places.map(lineOf)) } : plain;
};

type Reading = {
  /** What a job is shown for whose row names no company. */
  company: string;
  /** The source's address; '' of a file. */
  url: string;
  now: Date;
};
/** A row as its source has it, as a job of ours. */
const toPosting = (source: SourceRow, index: number, { company, url, now }: Reading): ReadRow => {
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
  if (deadline && isOver(deadline, now)) return { row, title, key, reason: 'over' };
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
    hash: withSaid(groupHashes(stored), { closesOn, workplace }),
    wholeHash: withSaid(hashOf(stored), { closesOn, workplace }),
    isCut: description.isCut,
    job: { ...stored, closesOn: closesOn ?? null, workplace: workplace ?? null },
  };
};

/**
 * All rows; of the same job's the first counts. Where several jobs have one key, such as a page of all
 * jobs as their link, the first keeps it, and title and place tell the others.
 */
export const toPostings = (rows: readonly SourceRow[], reading: Reading): ReadRow[] => {
  const seen = new Map<string, string>();
  return rows.map((source, index) => {
    const read = toPosting(source, index, reading);
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
