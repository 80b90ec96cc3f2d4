import type { JobSeeker } from '@/api/generated/publicApi';
import { isRecord } from '@contract/isRecord';
import { reader, readEmployer, readJob } from './readAnswers';

/** `Nationalityjobseek` with a capital N is the same field (spec §3). */
const readJobSeeker = reader<JobSeeker>(
  'usernamejobseek',
  ({ Nationalityjobseek, data: _same, ...fields }) =>
    Nationalityjobseek === undefined
      ? fields
      : { ...fields, nationalityjobseek: fields['nationalityjobseek'] ?? Nationalityjobseek },
);

/** A page of a table, its rows read by `many`. */
const readPage =
  <Row>(many: (body: unknown) => Row[]) =>
  (body: unknown): { items: Row[]; total: number } => {
    const items = many(isRecord(body) ? body['items'] : []);
    return {
      items,
      total: isRecord(body) && typeof body['total'] === 'number' ? body['total'] : items.length,
    };
  };

/** A page of people with the ids of those who are suspended. */
const withSuspended =
  <Page>(read: (body: unknown) => Page) =>
  (body: unknown): Page & { suspended: string[] } => {
    const given: unknown = isRecord(body) ? body['suspended'] : undefined;
    const suspended = Array.isArray(given)
      ? given.filter((id): id is string => typeof id === 'string')
      : [];
    return { ...read(body), suspended };
  };

/**
 * As `transformResponse`, for calls that only somebody logged in makes; a module of its own, as every
 * first page holds the other.
 */
export const memberAnswers = {
  getEmployers: readEmployer.many,
  getCompanyJobs: readJob.many,
  getJobSeeker: readJobSeeker.one,
  getJobSeekers: readJobSeeker.many,
  searchEmployers: withSuspended(readPage(readEmployer.many)),
  searchJobSeekers: withSuspended(readPage(readJobSeeker.many)),
};
