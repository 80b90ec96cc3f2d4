import { site } from '@contract/constants/site';
import { countWithNoun } from '../numbers';

/** What a role pays, on the listing and next to the pay in the job post form. */
export const payInsightTexts = {
  name: 'What others pay',
  /** After the range; the amount is dollars a month. */
  median: (amount: string) => `median ${amount}`,
  /** The jobs behind the range; `place` is `null` for anywhere. */
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
