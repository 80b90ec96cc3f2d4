import { promisify } from 'node:util';
import { strToU8, zip, type AsyncZippable } from 'fflate';
import type { AccountRole } from '@contract/accountFields';
import type { Actor } from '../../caller';
import type { Database } from '../../database/database';
import {
  applicationsOf,
  accountDataOf,
  cvFilesOf,
  jobsOf,
  logoOf,
  noticesOf,
  resumesOf,
  type ExportedFile,
} from '../../repositories/accounts/accountExport';
import { employers } from '../../repositories/people/employers';
import { findPerson } from '../../repositories/people/people';
import { seekers } from '../../repositories/people/seekers';
import { findCv } from '../../repositories/resumes/cv';

const zipped = promisify<AsyncZippable, Uint8Array>(zip);

/** Two CVs may have one name: the second gets a number. */
const entriesOf = (files: readonly ExportedFile[]): AsyncZippable => {
  const entries: AsyncZippable = {};
  for (const { path, bytes } of files) {
    let free = path;
    for (let count = 2; free in entries; count += 1)
      free = path.replace(/(\.\w+)?$/, (ending) => ` ${count}${ending}`);
    entries[free] = bytes;
  }
  return entries;
};

/**
 * All data about a person, as a zip: account.json, an employer's logo as logo.webp, a seeker's CVs
 * and those sent with applications. No password, no session secret, nothing about others.
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
          cv: await findCv(db, accountId),
          resumes: await resumesOf(db, accountId),
          applications: await applicationsOf(db, accountId),
        };
  const cvs = role === 'jobseeker' ? await cvFilesOf(db, accountId) : [];
  const account = { exportedAt: new Date().toISOString(), role, ...own, ...held };
  // WebP is compressed already
  return Buffer.from(
    await zipped({
      'account.json': strToU8(`${JSON.stringify(account, null, 2)}\n`),
      ...(logo && { 'logo.webp': [logo, { level: 0 }] }),
      ...entriesOf(cvs),
    }),
  );
};
