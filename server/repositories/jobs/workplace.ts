/** Where the work of a job is done. */
export type Workplace = 'onSite' | 'hybrid' | 'remote';
