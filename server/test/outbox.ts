import fs from 'node:fs';
import path from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { waitFor } from './waitFor';

/** Reads the mails that a host without SMTP_URL writes below its DATA_DIR. */
export const readOutbox = (dataDir: string) => {
  const folder = path.join(dataDir, 'outbox');
  const files = () =>
    fs.existsSync(folder)
      ? fs
          .readdirSync(folder)
          .filter((name) => name.endsWith('.eml'))
          .toSorted()
      : [];
  /** Returns the mails to an address, oldest first. */
  const mailsTo = async (address: string): Promise<Email[]> => {
    const mails = await Promise.all(
      files().map((name) => PostalMime.parse(fs.readFileSync(path.join(folder, name)))),
    );
    return mails.filter(({ to }) => to?.some((each) => each.address === address));
  };
  /** Resolves with the newest mail to an address with a matching subject, as soon as it exists. */
  const mailTo = (address: string, subject: RegExp): Promise<Email> =>
    waitFor(async () =>
      (await mailsTo(address)).findLast((mail) => subject.test(mail.subject ?? '')),
    );
  return { folder, files, mailsTo, mailTo };
};

/**
 * Returns the secret in a mail's link to a page of https://jobs.example, or '' if there is none.
 */
export const tokenIn = (text: string | undefined, page: string): string =>
  new RegExp(`https://jobs\\.example/${page}#([\\w-]{43})\\n`).exec(
    (text ?? '').replaceAll('\r\n', '\n'),
  )?.[1] ?? '';
