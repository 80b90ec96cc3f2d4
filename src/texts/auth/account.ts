import { plural } from '../numbers';

/**
 * One's own account: password, sessions, data; and the administrator's screen of deleted accounts.
 */
export const accountTexts = {
  title: 'Account',
  link: 'Account',
  intro: (username: string) => `You are logged in as ${username}.`,
  failed: 'This can’t be shown right now',
  password: {
    title: 'Password',
    text: 'After a change every other device is logged out.',
    present: { label: 'Present password', missing: 'Enter your present password' },
    next: {
      label: 'New password',
      hint: 'At least 8 characters.',
      missing: 'Choose a new password',
    },
    submit: 'Change password',
    done: 'Your password is changed. Other devices are logged out.',
    failed: 'The password was not changed. Try again in a moment.',
  },
  sessions: {
    title: 'Where you are logged in',
    unknown: 'Unknown device',
    here: 'This device',
    since: (date: string) => `Since ${date}`,
    seen: (date: string) => `last seen ${date}`,
    end: 'Log out',
    endNamed: (device: string, since: string) => `Log out ${device}, since ${since}`,
    ended: (device: string) => `${device} is logged out`,
    endOthers: 'Log out all other devices',
    othersEnded: 'All other devices are logged out',
    endFailed: 'The device was not logged out. Try again in a moment.',
  },
  terms: {
    title: 'Terms',
    agreed: (version: number, date: string) =>
      `You agreed to version ${version} of the terms on ${date}.`,
    never: 'You haven’t agreed to the terms of this site yet.',
    changed: 'The terms have changed since then.',
    read: 'Read the terms',
    agree: 'I agree to the present terms',
    done: 'Noted: you agree to the present terms',
    failed: 'That was not noted. Read the terms again, then try once more.',
  },
  data: {
    title: 'Your data',
    text: 'A zip file with everything this site holds of you: your profile, what you posted, sent, saved or noted, your log-ins.',
    button: 'Download my data',
    done: 'Your data is on its way to your downloads',
    failed: 'Your data could not be put together. Try again in a moment.',
  },
  deletion: {
    title: 'Delete account',
    employer:
      'Your profile and all your job posts leave the site at once. For 30 days an administrator can bring them back; then they are gone for good.',
    jobseeker:
      'Your profile leaves the site at once. For 30 days an administrator can bring it back; then it is gone for good. Employers keep what you sent them until 6 months after the job has ended.',
    button: 'Delete my account',
    ask: 'Delete your account?',
    password: { label: 'Your password', missing: 'Enter your password' },
    confirm: 'Delete account',
    done: 'Your account is deleted',
    failed: 'Your account was not deleted. Try again in a moment.',
  },
  deleted: {
    title: 'Deleted accounts',
    text: 'They can be brought back for 30 days; then the person is erased.',
    search: 'Search username or e-mail',
    empty: 'No account was deleted in the last 30 days',
    roles: { employer: 'Employer', jobseeker: 'Job seeker' },
    by: { self: 'by themselves', admin: 'by an administrator' },
    when: (date: string, by: string, until: string) => `Deleted ${date} ${by}, erased on ${until}`,
    jobs: (count: number) => `${count} ${plural(count, 'job')} would come back with it`,
    restore: 'Restore',
    restoreNamed: (name: string) => `Restore ${name}`,
    restored: (name: string) => `${name} is back`,
    restoreFailed: 'The account was not restored',
  },
} as const;
