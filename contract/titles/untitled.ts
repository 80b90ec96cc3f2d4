/** The displayed title of a job without one. */
export const untitledJob = 'Untitled job';
