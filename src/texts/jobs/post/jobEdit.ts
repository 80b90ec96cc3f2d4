/** The employer's jobs with inline edit and the single job edit (spec §2.9). */
export const jobEditTexts = {
  /** The list, for its owner and for everyone else. */
  own: 'Your jobs',
  of: (username: string) => `Jobs by ${username}`,
  /** Without a username in the URL or in the session. */
  nobody: 'Jobs of an employer',
  howTo: (title: string) => `Edit opens “${title}”. Each job also has its own Edit button.`,
  edit: 'Edit',
  editJob: (title: string) => `Edit ${title}`,
  imported:
    'This job is imported. An edit you make stays until that same detail changes at the source; then the new version replaces it.',
  allRequired: 'All fields are required.',
  /** On a spec host, for a job with empty fields. */
  emptyStays: 'Fields that are empty now can stay empty. All others are required.',
  save: 'Save',
  post: 'Post a Job',
  logIn: 'Log in as an employer',
  leaveDetail: 'Your changes to this job aren’t saved.',
  sessionEnded:
    'You’ve been logged out, so this can’t be saved. Copy what you changed, log in in another tab, then reload this one.',
  /** Another employer's job, on our own host. */
  foreign: {
    title: 'This job can’t be edited',
    text: 'Only the employer who posted a job can change it.',
    view: 'See the job',
  },
  /** The employer's own job that an administrator took down, on our own host. */
  removed: 'An administrator took this job down. You can answer in your list of jobs.',
  /** Someone else saved the job while it was being edited here, on our own host. */
  conflict: {
    title: 'Someone else changed this job',
    text: 'Your changes aren’t saved yet. Choose which version to keep where they differ, then look it over and save.',
    mine: 'Yours',
    theirs: 'On the site now',
    use: 'Continue with these',
    failed:
      'Someone else changed this job, and it can’t be loaded right now. What you typed is kept. Try again in a moment.',
  },
  missing: 'This job is no longer available.',
} as const;
