import { greeting, type Letter, type Named } from './mail';

/** The mails about messages. */
export const messageMailTexts = {
  /** Somebody else's text about an application: a message, or an employer's letter. */
  message: ({
    name,
    writer,
    subject,
    jobtitle,
    text,
    url,
  }: Named & {
    writer: string;
    subject?: string;
    jobtitle: string;
    text: string;
    url: string;
  }): Letter => ({
    subject: subject ?? `${writer} wrote about ${jobtitle}`,
    greeting: greeting({ name }),
    paragraphs: [`${writer} wrote about the application for ${jobtitle}:`],
    quote: text,
    links: [{ label: 'Read and reply', url }],
    after: [],
  }),
  onlyFile: '(A file. Open the conversation to download it.)',
  /** A conversation's unread messages, in one line. */
  line: ({ writer, jobtitle, count }: { writer: string; jobtitle: string; count: number }) =>
    count === 1
      ? `${writer} wrote about ${jobtitle}`
      : `${writer} wrote ${count} messages about ${jobtitle}`,
  /** Several unread messages. */
  unreadMessages: ({
    name,
    count,
    threads,
  }: Named & {
    count: number;
    threads: readonly { writer: string; jobtitle: string; count: number; url: string }[];
  }): Letter => ({
    subject: `${count} new messages`,
    greeting: greeting({ name }),
    paragraphs: threads.map(({ writer, jobtitle, count: few }) =>
      few === 1
        ? `${writer} wrote about the application for ${jobtitle}.`
        : `${writer} wrote ${few} messages about the application for ${jobtitle}.`,
    ),
    links: threads.map(({ jobtitle, url }) => ({ label: `Read and reply: ${jobtitle}`, url })),
    after: [],
  }),
} as const;
