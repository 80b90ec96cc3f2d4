import { adminLoginTitle, loginTitles } from '@contract/titles/login';

/** The login pages (spec §2.4, §2.16). */
export const authTexts = {
  username: { label: 'Username', missing: 'Enter your username' },
  password: { label: 'Password', missing: 'Enter your password' },
  submit: 'Login',
  register: 'Register Now',
  forgot: 'Forgot your password?',
  /** After a reset with an emailed link. */
  passwordSet: 'Your password was changed. Log in with the new one.',
  sessionEnded: 'You’ve been logged out. Log in to pick up where you left off.',
  /** For a user who is already logged in. */
  loggedIn: {
    text: (username: string) => `You’re logged in as ${username}.`,
    link: 'Go to your profile',
  },
  goOn: 'Log in to continue. We’ll bring you right back.',
  /** What follows the login, on each page on the way there. */
  wanted: {
    first: 'Log in or register first.',
    apply: 'Then you’ll apply for the job you chose.',
    applyFor: 'Then you’ll apply for',
    at: 'at',
    post: 'Then you’ll post your job.',
  },
  jobseeker: {
    title: loginTitles.jobseeker,
    panel: 'Not a Member?',
    panelText: 'A job seeker account gets you started with:',
    /** The promises of spec §1, here and below. */
    promises: ['Applying for Jobs', 'Posting a Resume', 'Adding Jobs to Inbox'],
    other: { text: 'Hiring?', link: 'Log in as an employer' },
    /** After a rejected login. */
    otherAccount: { text: 'This login is for job seekers.', link: 'Go to the employer login' },
  },
  employer: {
    title: loginTitles.employer,
    panel: 'Not an Employer?',
    panelText: 'An employer account gets you started with:',
    promises: ['Posting Job Openings', 'Managing Job Applications', 'Finding the Right Candidates'],
    other: { text: 'Looking for work?', link: 'Log in as a job seeker' },
    otherAccount: { text: 'This login is for employers.', link: 'Go to the job seeker login' },
  },
  /** Spec §2.16: a list of benefits, and no registration. */
  admin: {
    title: adminLoginTitle,
    panel: 'Keep the board clean',
    panelText: 'You take care of:',
    promises: [
      'Managing Employers and Job Seekers',
      'Removing Job Listings',
      'Updating Featured Employers and Terms',
    ],
    other: { text: 'Not an administrator?', link: 'Go to the home page' },
    loggedIn: 'You’re logged in as an administrator.',
    dashboard: 'Go to the dashboard',
  },
  /**
   * At the employer login, for a job seeker who has just registered (spec §2.5 sends both roles
   * there).
   */
  seekerLogin: 'Log in as a job seeker',
  /** Below it, if the employer's form is collapsed. */
  employerLogin: 'Log in as an employer instead',
} as const;
