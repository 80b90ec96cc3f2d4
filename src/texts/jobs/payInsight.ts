import { site } from '@contract/constants/site';
import { countWithNoun } from '../numbers';

/** What a role pays, on the listing and beside the pay of a job that is posted. */
export const payInsightTexts = {
  name: 'What others pay',
  /** After the range; the amount is dollars a month. */
  median: (amount: string) => `median ${amount}`,
  /** What the range is of; `place`: null for anywhere. */
  source: ({
    jobs,
    role,
    place,
    remote,
    isRange,
  }: {
    jobs: number;
    role: string;
    place: string | null;
    remote: boolean;
    /** Whether it is more than one amount. */
    isRange: boolean;
  }) =>
    `Half of ${countWithNoun(jobs, remote ? 'remote job' : 'job')} for ${role} in ${place ?? `the ${site.country.name}`} pay ${isRange ? 'within this range' : 'about this much'}.`,
} as const;
