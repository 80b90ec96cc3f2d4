import { untitledJob } from './untitled';

/** "Registered Nurse - Harbour Clinic": a job in a page's title. */
export const jobTitle = (title: string, company: string | undefined): string =>
  [title || untitledJob, company].filter(Boolean).join(' - ');
