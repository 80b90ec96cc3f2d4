import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';
import { expect } from '../fixtures';
import type { Account } from './people';

const mailsTo = async (address: string): Promise<Email[]> => {
  const folder = path.join(process.env.E2E_DATA_DIR ?? '', 'outbox');
  const names = existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.eml'))
        .toSorted()
    : [];
  const mails = await Promise.all(
    names.map((name) => PostalMime.parse(readFileSync(path.join(folder, name)))),
  );
  return mails.filter(({ to }) => to?.some((each) => each.address === address));
};

/**
 * Waits for a mail with this address and subject in the host's outbox, for `timeout` milliseconds
 * if given; returns the last match.
 */
export const mailTo = async (
  address: string,
  subject: RegExp,
  timeout?: number,
): Promise<Email> => {
  let found: Email | undefined;
  await expect
    .poll(
      async () => {
        found = (await mailsTo(address)).findLast((mail) => subject.test(mail.subject ?? ''));
        return found !== undefined;
      },
      {
        message: `a mail to ${address}: ${subject.source}`,
        ...(timeout !== undefined && { timeout }),
      },
    )
    .toBe(true);
  if (!found) throw new Error('No mail');
  return found;
};

/** Returns a mail's link to the page with this path. */
export const linkIn = ({ text }: Email, page: string): string => {
  const link = (text ?? '')
    .split(/\s+/)
    .find((word) => word.startsWith('http') && new URL(word).pathname.startsWith(page));
  if (!link) throw new Error(`The mail has no link to ${page}`);
  return link;
};

/**
 * Confirms an account's address through the mailed link: unconfirmed addresses get no other mail.
 */
export const confirmEmail = async (page: Page, { email }: Account): Promise<void> => {
  await page.goto(linkIn(await mailTo(email, /Confirm/), '/verifyemail'));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Your email address is confirmed.')).toBeVisible();
};
