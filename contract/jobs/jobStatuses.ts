/**
 * The states of a job on our own host (product §5). Only a live one is in lists, search and counts.
 */
export const jobStatuses = ['draft', 'waiting', 'live', 'expired', 'filled', 'removed'] as const;
export type JobStatus = (typeof jobStatuses)[number];
