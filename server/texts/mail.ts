import { site } from '@contract/constants/site';

/**
 * A mail before it is made into text and HTML: paragraphs, a quotation, one link to press, and what
 * stands small below.
 */
export type Letter = {
  subject: string;
  greeting: string;
  paragraphs: readonly string[];
  /** Somebody else's words, shown as such. */
  quote?: string;
  links: readonly { label: string; url: string }[];
  after: readonly string[];
  /** Where the mails can be stopped. */
  unsubscribe?: string;
};

/** Names are empty where they can't be shown. */
export type Named = { name: string };
export const greeting = ({ name }: Named) => (name === '' ? 'Hello,' : `Hello ${name},`);
const accountOf = (username: string) =>
  username === '' ? `an account at ${site.name}` : `the account ${username}`;
const ignore = 'If it wasn’t you, you can ignore this mail: nothing changes.';

/** The mails about somebody's account. */
export const mailTexts = {
  footer: `This mail was sent by ${site.name}. Answers to questions: ${site.contact.email}`,
  unsubscribe: 'Choose how often we email you',
  passwordReset: ({ name, username, url }: Named & { username: string; url: string }): Letter => ({
    subject: `Set another password for ${site.name}`,
    greeting: greeting({ name }),
    paragraphs: [`Somebody, probably you, asked for another password for ${accountOf(username)}.`],
    links: [{ label: 'Set another password', url }],
    after: ['The link counts for 30 minutes and once.', ignore],
  }),
  passwordChanged: ({
    name,
    username,
    url,
  }: Named & { username: string; url: string }): Letter => ({
    subject: `Your ${site.name} password was changed`,
    greeting: greeting({ name }),
    paragraphs: [
      `The password of ${accountOf(username)} was changed just now, and its log-ins elsewhere were ended.`,
      'If it wasn’t you, set another password at once:',
    ],
    links: [{ label: 'Forgot your password?', url }],
    after: [],
  }),
  /** Goes to an address that nobody confirmed, so there is nothing in it that anybody wrote. */
  verifyEmail: ({ url }: { url: string }): Letter => ({
    subject: `Confirm your e-mail address for ${site.name}`,
    greeting: greeting({ name: '' }),
    paragraphs: [
      `Somebody, probably you, gave this address for ${accountOf('')}. Please confirm that it is yours.`,
    ],
    links: [{ label: 'Confirm this address', url }],
    after: ['The link counts for three days.', ignore],
  }),
  emailChanged: ({ name, username, url }: Named & { username: string; url: string }): Letter => ({
    subject: `The email address of your ${site.name} account was changed`,
    greeting: greeting({ name }),
    paragraphs: [
      `Someone changed the email address of ${accountOf(username)} just now. Once the new address is confirmed, our mail goes there.`,
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
      `${username === '' ? 'Your account' : `The account ${username}`} was deleted and has left the site.`,
      `Until ${until} it can be brought back: write to ${site.contact.email}. After that day everything about you is erased; what you sent to others stays with them until 6 months after the job has ended.`,
    ],
    links: [],
    after: [],
  }),
} as const;
