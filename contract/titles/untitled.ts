/** What a job without a title is called. */
export const untitledJob = 'Untitled job';
