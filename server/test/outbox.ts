import fs from 'node:fs';
import path from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { waitFor } from './waitFor';

/** The mails that a host without SMTP_URL writes below its DATA_DIR. */
export const readOutbox = (dataDir: string) => {
  const folder = path.join(dataDir, 'outbox');
  const files = () =>
    fs.existsSync(folder)
      ? fs
          .readdirSync(folder)
          .filter((name) => name.endsWith('.eml'))
          .toSorted()
      : [];
  /** The mails to an address, oldest first. */
  const mailsTo = async (address: string): Promise<Email[]> => {
    const mails = await Promise.all(
      files().map((name) => PostalMime.parse(fs.readFileSync(path.join(folder, name)))),
    );
    return mails.filter(({ to }) => to?.some((each) => each.address === address));
  };
  /** The newest mail to an address whose subject matches, as soon as it is there. */
  const mailTo = (address: string, subject: RegExp): Promise<Email> =>
    waitFor(async () =>
      (await mailsTo(address)).findLast((mail) => subject.test(mail.subject ?? '')),
    );
  return { folder, files, mailsTo, mailTo };
};

/** The secret in a mail's link to a page of https://jobs.example; '' where there is none. */
export const tokenIn = (text: string | undefined, page: string): string =>
  new RegExp(`https://jobs\\.example/${page}#([\\w-]{43})\\n`).exec(
    (text ?? '').replaceAll('\r\n', '\n'),
  )?.[1] ?? '';
