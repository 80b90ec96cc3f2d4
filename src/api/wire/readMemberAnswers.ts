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

/** Creates a reader for a page of a table, whose rows are read by `many`. */
const readPage =
  <Row>(many: (body: unknown) => Row[]) =>
  (body: unknown): { items: Row[]; total: number } => {
    const items = many(isRecord(body) ? body['items'] : []);
    return {
      items,
      total: isRecord(body) && typeof body['total'] === 'number' ? body['total'] : items.length,
    };
  };

/** Creates a reader for a page of people that also has the ids of the suspended ones. */
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
 * Like `transformResponse`, for calls that only logged-in users make; in a separate module, since
 * every page loads the other.
 */
export const memberAnswers = {
  getEmployers: readEmployer.many,
  getCompanyJobs: readJob.many,
  getJobSeeker: readJobSeeker.one,
  getJobSeekers: readJobSeeker.many,
  searchEmployers: withSuspended(readPage(readEmployer.many)),
  searchJobSeekers: withSuspended(readPage(readJobSeeker.many)),
};
