import { mailQueued, queueMail, type Mail } from '../../services/mail/queue';
import type { Letter } from '../../texts/mail';
import type { TestHost } from '../host';

export const testLetter = (changes: Partial<Letter> = {}): Letter => ({
  subject: 'A subject',
  greeting: 'Hello,',
  paragraphs: ['A text.'],
  links: [{ label: 'Go', url: 'http://localhost/x#y' }],
  after: [],
  ...changes,
});

/** Queues a mail as a service would and wakes the host's worker; returns the mail's id. */
export const queueTestMail = async (
  host: TestHost,
  changes: Partial<Mail> = {},
): Promise<string> => {
  const id = await host.db.transaction((tx) =>
    queueMail(tx, {
      kind: 'verifyEmail',
      to: 'ada@mail.example',
      letter: testLetter(),
      ...changes,
    }),
  );
  mailQueued(host.db);
  return id;
};

/** Waits long enough for an erroneous second delivery to show. */
export const quietPeriod = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, 300);
  });
