import { promisify } from 'node:util';
import { strToU8, zip, type AsyncZippable } from 'fflate';
import type { AccountRole } from '@contract/accountFields';
import type { Actor } from '../../caller';
import type { Database } from '../../database/database';
import {
  applicationsOf,
  accountDataOf,
  jobsOf,
  logoOf,
  noticesOf,
} from '../../repositories/accounts/accountExport';
import { employers } from '../../repositories/people/employers';
import { findPerson } from '../../repositories/people/people';
import { seekers } from '../../repositories/people/seekers';

const zipped = promisify<AsyncZippable, Uint8Array>(zip);

/**
 * All data about a person, as a zip: account.json, and an employer's logo as logo.webp. No
 * password, no session secret, nothing about others.
 */
export const exportAccount = async (
  db: Database,
  role: AccountRole,
  { accountId, username }: Actor,
): Promise<Buffer> => {
  const held = await accountDataOf(db, role, accountId);
  const logo = role === 'employer' ? await logoOf(db, accountId) : undefined;
  const own =
    role === 'employer'
      ? {
          profile: await findPerson(db, employers, username),
          jobs: await jobsOf(db, accountId),
          notices: await noticesOf(db, accountId),
        }
      : {
          profile: await findPerson(db, seekers, username),
          applications: await applicationsOf(db, accountId),
        };
  const account = { exportedAt: new Date().toISOString(), role, ...own, ...held };
  // WebP is compressed already
  return Buffer.from(
    await zipped({
      'account.json': strToU8(`${JSON.stringify(account, null, 2)}\n`),
      ...(logo && { 'logo.webp': [logo, { level: 0 }] }),
    }),
  );
};
