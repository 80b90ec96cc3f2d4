import { paths } from '@contract/paths';

/** The drafts on the jobs desk; on our own host only. */
export const draftsPath = (): string => `${paths.jobsDesk()}?state=draft`;
