import type { HiddenItem, Job } from '@/api/jobBoardApi';
import { jobTexts } from '@/texts/jobs/job';
import { namedCompany } from '@contract/search/relevance/unnamedCompany';

export type HideJobProps = { job: Job };
export type HiddenNoteProps = { jobs: readonly Job[] };
export type NamedItem = Pick<HiddenItem, 'kind' | 'key' | 'name'>;
export type Hideable = HiddenItem['kind'];
export type HideAction = { to: 'hide' | 'show'; kind: Hideable };

/** What is hidden, and functions to change it. They resolve to the reason of a failure, or ''. */
export type Hiding = {
  items: readonly NamedItem[];
  isOnDevice: boolean;
  hide: (item: NamedItem) => Promise<string>;
  unhide: (item: NamedItem) => Promise<string>;
};

/**
 * Returns what can be hidden of a job: the job itself, and all jobs of its company, whose key is ''
 * if the job names none.
 */
export const hideable = (job: Job): Record<Hideable, NamedItem> => {
  const company = namedCompany(job.companyname ?? '');
  const title = job.jobtitle || jobTexts.untitled;
  return {
    job: { kind: 'job', key: job._id, name: [title, company].filter(Boolean).join(', ') },
    company: { kind: 'company', key: company, name: company },
  };
};
