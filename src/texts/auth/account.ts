import { plural } from '../numbers';

/**
 * The user's own account: password, sessions, data; and the administrator's screen of deleted
 * accounts.
 */
export const accountTexts = {
  title: 'Account',
  link: 'Account',
  intro: (username: string) => `You’re logged in as ${username}.`,
  failed: 'This can’t be shown right now',
  password: {
    title: 'Password',
    text: 'Changing it logs out every other device.',
    present: { label: 'Current password', missing: 'Enter your current password' },
    next: {
      label: 'New password',
      hint: 'At least 8 characters.',
      missing: 'Choose a new password',
    },
    submit: 'Change password',
    done: 'Your password was changed. Other devices are logged out.',
    failed: 'The password wasn’t changed. Try again in a moment.',
  },
  sessions: {
    title: 'Where you’re logged in',
    unknown: 'Unknown device',
    here: 'This device',
    since: (date: string) => `Since ${date}`,
    seen: (date: string) => `last seen ${date}`,
    end: 'Log out',
    endNamed: (device: string, since: string) => `Log out ${device}, since ${since}`,
    ended: (device: string) => `${device} is logged out`,
    endOthers: 'Log out all other devices',
    othersEnded: 'All other devices are logged out',
    endFailed: 'The device wasn’t logged out. Try again in a moment.',
  },
  terms: {
    title: 'Terms',
    agreed: (version: number, date: string) =>
      `You agreed to version ${version} of the terms on ${date}.`,
    never: 'You haven’t agreed to the terms of this site yet.',
    changed: 'The terms have changed since then.',
    read: 'Read the terms',
    agree: 'I agree to the current terms',
    done: 'Thanks. You’ve agreed to the current terms.',
    failed: 'That wasn’t saved. Read the terms again, then try once more.',
  },
  data: {
    title: 'Your data',
    text: 'A zip file with everything we have about you: your profile, what you posted, sent, saved or noted, and your logins.',
    button: 'Download my data',
    done: 'Your download has started',
    failed: 'Your download couldn’t be prepared. Try again in a moment.',
  },
  deletion: {
    title: 'Delete account',
    employer:
      'Your profile and all your jobs come down right away. An administrator can bring them back for 30 days; after that they’re gone for good.',
    jobseeker:
      'Your profile comes down right away. An administrator can bring it back for 30 days; after that it’s gone for good. Employers keep what you sent them until 6 months after the job has ended.',
    button: 'Delete my account',
    ask: 'Delete your account?',
    password: { label: 'Your password', missing: 'Enter your password' },
    confirm: 'Delete account',
    done: 'Your account was deleted',
    failed: 'Your account wasn’t deleted. Try again in a moment.',
  },
  deleted: {
    title: 'Deleted accounts',
    text: 'They can be brought back for 30 days; after that, everything about the person is erased.',
    search: 'Search username or email',
    noun: ['account', 'accounts'],
    empty: 'No account was deleted in the last 30 days',
    roles: { employer: 'Employer', jobseeker: 'Job seeker' },
    by: { self: 'by themselves', admin: 'by an administrator' },
    when: (date: string, by: string, until: string) => `Deleted ${date} ${by}, erased on ${until}`,
    jobs: (count: number) => `${count} ${plural(count, 'job')} would come back with it`,
    restore: 'Restore',
    restoreNamed: (name: string) => `Restore ${name}`,
    restored: (name: string) => `${name} is back`,
    restoreFailed: 'The account wasn’t restored',
  },
} as const;
