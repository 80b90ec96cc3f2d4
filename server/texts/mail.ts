import type { AccountRole } from '@contract/accountFields';
import { site } from '@contract/constants/site';

/**
 * A mail before it is rendered to text and HTML: paragraphs, a quotation, links, and small print
 * below.
 */
export type Letter = {
  subject: string;
  greeting: string;
  paragraphs: readonly string[];
  /** Somebody else's words, shown as a quotation. */
  quote?: string;
  links: readonly { label: string; url: string }[];
  after: readonly string[];
  /** Where to unsubscribe. */
  unsubscribe?: string;
};

/** Names are empty if they must not be shown. */
export type Named = { name: string };
export const greeting = ({ name }: Named) => (name === '' ? 'Hello,' : `Hello ${name},`);
const accountOf = (username: string) =>
  username === '' ? `an account on ${site.name}` : `the account ${username}`;
/** What else ended for an employer when the password changed. */
const endedWith = {
  changed: 'Any open invitations to colleagues have ended.',
  reset:
    'Any API keys, webhooks, and open invitations to colleagues have ended, and imports are off until you turn them back on.',
} as const;
const ignore = 'If it wasn’t you, you can ignore this email: nothing will change.';

/** The mails about a person's account. */
export const mailTexts = {
  footer: `This email was sent by ${site.name}. Questions? Write to ${site.contact.email}`,
  unsubscribe: 'Choose how often we email you',
  passwordReset: ({ name, username, url }: Named & { username: string; url: string }): Letter => ({
    subject: `Set a new password for ${site.name}`,
    greeting: greeting({ name }),
    paragraphs: [`You (or someone) asked for a new password for ${accountOf(username)}.`],
    links: [{ label: 'Set a new password', url }],
    after: ['The link works once, for 30 minutes.', ignore],
  }),
  passwordChanged: ({
    name,
    username,
    role,
    how,
    url,
  }: Named & {
    username: string;
    role: AccountRole;
    how: 'changed' | 'reset';
    url: string;
  }): Letter => ({
    subject: `Your ${site.name} password was changed`,
    greeting: greeting({ name }),
    paragraphs: [
      `The password of ${accountOf(username)} was just changed, and every other device was logged out.`,
      ...(role === 'employer' ? [endedWith[how]] : []),
      'If it wasn’t you, set a new password right away:',
    ],
    links: [{ label: 'Forgot your password?', url }],
    after: [],
  }),
  /** Sent to an unconfirmed address, so it contains no text that anybody typed. */
  verifyEmail: ({ url }: { url: string }): Letter => ({
    subject: `Confirm your email address for ${site.name}`,
    greeting: greeting({ name: '' }),
    paragraphs: [
      `You (or someone) gave this address for ${accountOf('')}. Please confirm that it’s yours.`,
    ],
    links: [{ label: 'Confirm this address', url }],
    after: ['The link works for three days.', ignore],
  }),
  emailChanged: ({ name, username, url }: Named & { username: string; url: string }): Letter => ({
    subject: `The email address of your ${site.name} account was changed`,
    greeting: greeting({ name }),
    paragraphs: [
      `Someone changed the email address of ${accountOf(username)} just now. Once the new address is confirmed, we’ll write to that one.`,
      'If that was you, there’s nothing to do. If it wasn’t, undo the change and log everyone out:',
    ],
    links: [{ label: 'Undo the change', url }],
    after: [`The link works for 72 hours. Need help? Write to ${site.contact.email}.`],
  }),
  accountDeleted: ({
    name,
    username,
    until,
  }: Named & { username: string; until: string }): Letter => ({
    subject: `Your ${site.name} account was deleted`,
    greeting: greeting({ name }),
    paragraphs: [
      `${username === '' ? 'Your account' : `The account ${username}`} was deleted and is no longer on the site.`,
      `Until ${until} it can be brought back: write to ${site.contact.email}. After that, everything about you is erased; what you sent to employers stays with them until 6 months after the job has ended.`,
    ],
    links: [],
    after: [],
  }),
  suspended: ({
    name,
    username,
    role,
    reason,
  }: Named & { username: string; role: AccountRole; reason: string }): Letter => ({
    subject: `Your ${site.name} account is suspended`,
    greeting: greeting({ name }),
    paragraphs: [
      `We suspended ${accountOf(username)}. ${
        role === 'employer'
          ? 'Your jobs are off the site, and you can’t post, write to people, or look for candidates. Your API keys, webhooks, and invitations to colleagues have ended. You can still log in.'
          : 'You can’t log in, and employers can’t find you or write to you.'
      }`,
      'This is why:',
    ],
    quote: reason,
    links: [],
    after: [`Think that’s wrong? Write to ${site.contact.email}.`],
  }),
  restored: ({
    name,
    username,
    role,
    url,
  }: Named & { username: string; role: AccountRole; url: string }): Letter => ({
    subject: `Your ${site.name} account is active again`,
    greeting: greeting({ name }),
    paragraphs: [
      `We lifted the suspension of ${accountOf(username)}. ${
        role === 'employer'
          ? 'Your jobs are back as they were. API keys, webhooks, and invitations to colleagues have to be made again.'
          : 'You can log in again, and everything is as you left it.'
      }`,
    ],
    links: [{ label: 'Log in', url }],
    after: [],
  }),
} as const;
