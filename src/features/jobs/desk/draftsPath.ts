import { paths } from '@contract/paths';

/** Returns the path of the drafts on the jobs desk; on our host only. */
export const draftsPath = (): string => `${paths.jobsDesk()}?state=draft`;
