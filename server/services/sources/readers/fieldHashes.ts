import { createHash } from 'node:crypto';
import type { ReadPosting } from './readRow';

export const hashOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url');

/** Groups of fields that are updated together if any of them changes at the source. */
const fieldGroups = [
  ...(['title', 'company', 'location', 'texts', 'type', 'pay', 'vacancies', 'degree'] as const),
  ...(['category', 'remote', 'link'] as const),
] as const;
export type FieldGroup = (typeof fieldGroups)[number];

/** Characters of a group's hash: a change goes unnoticed once in 70 billion. */
const hashLength = 6;
/**
 * Doesn't occur in base64url, so it distinguishes hashes by group from those of a whole posting.
 */
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
/**
 * Returns a short hash for each group of fields, so that the next reading knows what the source
 * changed.
 */
export const groupHashes = (job: Stored): string => {
  const values = valuesOf(job);
  return fieldGroups.map((group) => hashOf(values[group]).slice(0, hashLength)).join(separator);
};

/** Splits a hash by group, without the appended values (`readStatedValues`). */
const partsOf = (hash: string): string[] => (hash.split('?')[0] ?? '').split(separator);

/**
 * Returns the groups a source changed between two hashes; all of them if the first one has the
 * older format, a hash of the whole posting.
 */
export const changedGroups = (before: string, now: string): ReadonlySet<FieldGroup> => {
  const [was, is] = [partsOf(before), partsOf(now)];
  const isWhole = was.length !== fieldGroups.length;
  return new Set(fieldGroups.filter((_, index) => isWhole || was[index] !== is[index]));
};
