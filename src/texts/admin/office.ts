/** Our own host's additions to the administrator's screens. */
export const officeTexts = {
  /** The parts of the sidebar above and below the spec's five links. */
  navigation: { daily: 'Daily work', office: 'Site management' },
  links: { overview: 'Overview', audit: 'Audit log', administrators: 'Administrators' },
  ownHostOnly: {
    title: 'Not available here',
    text: 'This site doesn’t offer this page.',
  },
  export: {
    button: 'Export CSV',
    done: 'The file is ready',
    failed: 'The file wasn’t created. Try again in a moment.',
  },
  jobStatus: 'Status',
  /** The reason for deleting a job or an account. */
  deletion: { label: 'Reason (optional)', hint: 'Kept in the audit log.' },
  /** Earlier versions of the terms. */
  terms: {
    title: 'Earlier versions',
    none: 'The terms haven’t been changed yet.',
    failed: 'The earlier versions can’t be shown right now',
    version: (number: number) => `Version ${number}`,
    span: (since: string, until: string) => `In effect from ${since} to ${until}`,
    view: 'View',
    viewNamed: (number: number) => `View version ${number}`,
    close: 'Close',
    restore: 'Restore',
    restoreNamed: (number: number) => `Restore version ${number}`,
    askRestore: (number: number) => `Restore version ${number}?`,
    restoreDetail: 'Readers will see it right away. The current text becomes an earlier version.',
    restored: (number: number) => `Version ${number} is in effect again`,
    restoreFailed: 'The version wasn’t restored',
  },
  /** The order of the featured employers. */
  order: {
    up: (name: string) => `Move ${name} up`,
    down: (name: string) => `Move ${name} down`,
    moved: (name: string, place: number, all: number) => `${name} is now ${place} of ${all}`,
    failed: 'The order wasn’t changed. Someone else may have just changed the list.',
  },
} as const;
