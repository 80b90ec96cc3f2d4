const ownWords: Record<string, string | undefined> = { loginAdmin: 'Log in', adminname: 'Name' };

/** The audit log's screen. */
export const auditTexts = {
  title: 'Audit log',
  noun: ['entry', 'entries'],
  search: 'Search people, actions, records or keywords',
  allActions: 'All actions',
  action: 'Action',
  from: 'From',
  to: 'To',
  columns: {
    time: 'Time (UTC)',
    actor: 'Who',
    action: 'Action',
    record: 'Record',
    change: 'Change',
  },
  empty: 'Nothing has been recorded yet',
  /** An actor without a name: the site itself, or a command. */
  host: 'System',
  roles: {
    employer: 'Employer',
    jobseeker: 'Job seeker',
    admin: 'Administrator',
    host: 'Automatic',
  },
  commandLine: 'Command line',
  show: 'Show change',
  showNamed: (action: string, record: string) =>
    record === '' ? `Show change: ${action}` : `Show change: ${action}, ${record}`,
  field: 'Field',
  before: 'Before',
  after: 'After',
  nothing: '–',
  /** A record whose name isn't stored, or that no longer exists. */
  unnamed: 'Not kept',
  yes: 'Yes',
  no: 'No',
  /**
   * Formats an action or field for people: `updateTerms` is "Update terms". The search knows these
   * words too.
   */
  readable: (name: string): string => {
    const own = ownWords[name];
    if (own !== undefined) return own;
    const words = name
      .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
      .replaceAll('_', ' ')
      .toLowerCase();
    return words.charAt(0).toUpperCase() + words.slice(1);
  },
} as const;
