/** What our own host adds to the administrator's screens. */
export const officeTexts = {
  /** The second part of the sidebar. */
  navigation: 'Office',
  links: { overview: 'Overview', audit: 'Audit log', administrators: 'Administrators' },
  ownHostOnly: {
    title: 'Not on this host',
    text: 'The host behind this site doesn’t offer this screen.',
  },
  export: {
    button: 'Export CSV',
    done: 'The file is ready',
    failed: 'The file was not made: the host did not answer as expected',
  },
  jobStatus: 'Status',
  /** Earlier versions of the terms. */
  terms: {
    title: 'Earlier versions',
    none: 'The terms have not been changed yet.',
    failed: 'The earlier versions can’t be shown right now',
    version: (number: number) => `Version ${number}`,
    span: (since: string, until: string) => `Counted from ${since} to ${until}`,
    view: 'View',
    viewNamed: (number: number) => `View version ${number}`,
    close: 'Close',
    restore: 'Restore',
    restoreNamed: (number: number) => `Restore version ${number}`,
    askRestore: (number: number) => `Restore version ${number}?`,
    restoreDetail: 'Readers see its texts at once. The present texts become an earlier version.',
    restored: (number: number) => `Version ${number} counts again`,
    restoreFailed: 'The version was not restored',
  },
  /** The order of the featured employers. */
  order: {
    up: (name: string) => `Move ${name} up`,
    down: (name: string) => `Move ${name} down`,
    moved: (name: string, place: number, all: number) => `${name} is now ${place} of ${all}`,
    failed: 'The order was not changed. Somebody may have changed the list meanwhile.',
  },
} as const;
