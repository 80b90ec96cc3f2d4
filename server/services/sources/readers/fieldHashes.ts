import { createHash } from 'node:crypto';
import type { ReadPosting } from './readRow';

export const hashOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url');

/** What is changed together here where any of it changes there. */
const fieldGroups = [
  ...(['title', 'company', 'location', 'texts', 'type', 'pay', 'vacancies', 'degree'] as const),
  ...(['category', 'remote', 'link'] as const),
] as const;
export type FieldGroup = (typeof fieldGroups)[number];

/** Of a group's hash: two of one group are the same by chance once in 70 billion changes. */
const hashLength = 6;
/** Nothing else of a hash has it, so it tells those by group from those of a whole posting. */
const separator = '.';

type Stored = Omit<ReadPosting['job'], 'closesOn' | 'workplace'>;
const valuesOf = (job: Stored): Record<FieldGroup, unknown> => ({
  title: job.title,
  company: job.company,
  location: job.location,
  texts: [job.overview, job.responsibilities, job.qualifications, job.longDescription],
  type: job.employmentType,
  pay: [job.payFrom, job.payTo],
  vacancies: job.vacancies,
  degree: job.degree,
  category: job.category,
  remote: job.remote,
  link: job.applyUrl,
});
/** A short hash for each group of fields, so that the next reading knows what its source changed. */
export const groupHashes = (job: Stored): string => {
  const values = valuesOf(job);
  return fieldGroups.map((group) => hashOf(values[group]).slice(0, hashLength)).join(separator);
};

/** Without what a source says besides. */
const partsOf = (hash: string): string[] => (hash.split('?')[0] ?? '').split(separator);

/**
 * Which groups a source changed between two hashes; all of them where the first one is of a whole
 * posting, as they were once.
 */
export const changedGroups = (before: string, now: string): ReadonlySet<FieldGroup> => {
  const [was, is] = [partsOf(before), partsOf(now)];
  const isWhole = was.length !== fieldGroups.length;
  return new Set(fieldGroups.filter((_, index) => isWhole || was[index] !== is[index]));
};
