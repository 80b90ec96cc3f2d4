/** The employer's jobs with inline edit and the single job edit (spec §2.9). */
export const jobEditTexts = {
  /** The list, as its owner and as anybody else sees it. */
  own: 'Your jobs',
  of: (username: string) => `Jobs by ${username}`,
  /** Without a username, in the address or in the session. */
  nobody: 'Jobs of an employer',
  howTo: 'Edit opens the first job. Each job has an Edit of its own.',
  edit: 'Edit',
  editJob: (title: string) => `Edit ${title}`,
  allRequired: 'All fields are required.',
  save: 'Save',
  post: 'Post a Job',
  logIn: 'Log in as an employer',
  leaveDetail: 'What you changed in this job is not saved.',
  sessionEnded:
    'Your session has ended, so this can’t be saved. Log in in another tab, then reload this one; or note what you changed.',
  /** Somebody else's job, on our own host. */
  foreign: {
    title: 'This job can’t be edited',
    text: 'Only the employer who posted a job can change it.',
    view: 'See the job',
  },
  /** One's own job that an administrator took down, on our own host. */
  removed: 'An administrator took this job down. You can answer for it beside your jobs.',
  /** Somebody else saved the job while it was edited here, on our own host. */
  conflict: {
    title: 'Somebody else changed this job meanwhile',
    text: 'Your changes are not saved yet. Choose what counts where the two versions differ; then look it over and save.',
    mine: 'Yours',
    theirs: 'On the site now',
    use: 'Continue with these',
    failed:
      'Somebody else changed this job meanwhile, and it can’t be read right now. What you typed is kept; try again in a moment.',
  },
  missing: 'The address names no job that is here.',
} as const;
