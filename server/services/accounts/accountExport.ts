import type { AccountRole } from '@contract/accountFields';
import type { Actor } from '../../caller';
import type { Database } from '../../database/database';
import {
  applicationsOf,
  accountDataOf,
  applicantsOf,
  auditOf,
  candidatesOf,
  companyOf,
  cvFilesOf,
  inboxOf,
  jobsOf,
  letterTemplatesOf,
  logoOf,
  messageFilesOf,
  noticesOf,
  openToWorkOf,
  resumesOf,
  savedJobsOf,
  type ExportedFile,
} from '../../repositories/accounts/accountExport';
import { exportedAlerts } from '../../repositories/alerts/jobAlerts';
import { readPreferences } from '../../repositories/mail/preferences';
import { employers } from '../../repositories/people/employers';
import { isSuggesting } from '../../repositories/people/jobSuggestions';
import { findPerson } from '../../repositories/people/people';
import { seekers } from '../../repositories/people/seekers';
import { findCv } from '../../repositories/resumes/cv';
import { readFile, readMedia } from '../files/storedFiles';
import { hiddenList } from '../inbox/hiddenItems';
import { uniqueNames } from '../office/uniqueNames';
import type { ZipEntry } from '../office/zip';

/** Maps file ids to unique paths in the zip. */
const pathsOf = (files: readonly ExportedFile[], folder = 'cvs'): ReadonlyMap<string, string> => {
  const nameOf = uniqueNames();
  return new Map(files.map(({ id, name }) => [id, nameOf(`${folder}/${name}`)]));
};

/** Replaces each row's `cvId` and `fileId` with `file`: the file's path in the zip, or null. */
const withPaths = (paths: ReadonlyMap<string, string>) => (rows: object[]) =>
  rows.map((row) => {
    const { cvId, fileId, ...rest } = row as { cvId?: string | null; fileId?: string };
    return { ...rest, file: paths.get(fileId ?? cvId ?? '') ?? null };
  });
async function* mapped(batches: AsyncIterable<object[]>, map: (rows: object[]) => object[]) {
  for await (const rows of batches) yield map(rows);
}

const indented = (value: unknown, by: number): string =>
  (JSON.stringify(value ?? null, null, 2) ?? 'null').replaceAll('\n', `\n${' '.repeat(by)}`);

/** Streams a JSON object whose `lists` are read in batches. */
async function* jsonOf(
  account: Readonly<Record<string, unknown>>,
  lists: Readonly<Record<string, AsyncIterable<object[]>>>,
): AsyncGenerator<string, void> {
  const members = Object.entries(account).map(
    ([key, value]) => `  ${JSON.stringify(key)}: ${indented(value, 2)}`,
  );
  yield `{\n${members.join(',\n')}`;
  for (const [key, batches] of Object.entries(lists)) {
    yield `,\n  ${JSON.stringify(key)}: [`;
    let before = '';
    for await (const rows of batches) {
      for (const row of rows) {
        yield `${before}\n    ${indented(row, 4)}`;
        before = ',';
      }
    }
    yield `${before && '\n  '}]`;
  }
  yield '\n}\n';
}

/** Zip entries of stored files, each read only when its turn comes. */
async function* fileEntries(
  db: Database,
  paths: ReadonlyMap<string, string>,
): AsyncGenerator<ZipEntry, void> {
  for (const [id, name] of paths) {
    const file = await readFile(db, id);
    if (file) yield { name, content: file.bytes };
  }
}

/** A job seeker's CV, alerts and privacy choices, and the items they hid. */
const choicesOf = async (db: Database, seekerId: string) => ({
  cv: await findCv(db, seekerId),
  suggestJobs: await isSuggesting(db, seekerId),
  jobAlerts: await exportedAlerts(db, seekerId),
  openToWork: await openToWorkOf(db, seekerId),
  hidden: (await hiddenList(db, seekerId)).items,
});

/**
 * Yields all data about a person as zip entries: account.json, an employer's logo (logo.webp), a
 * job seeker's CVs including those sent with applications, and the files they sent with messages.
 * Each file is included once and read only when its turn comes. Leaves out password hashes, session
 * secrets and other people's data.
 */
export async function* accountEntries(
  db: Database,
  role: AccountRole,
  { accountId, username }: Actor,
): AsyncGenerator<ZipEntry, void> {
  const { frequency } = await readPreferences(db, role, accountId);
  const held = { mailPreferences: { frequency }, ...(await accountDataOf(db, role, accountId)) };
  const inbox = inboxOf(db, role, accountId);
  const sent = pathsOf(await messageFilesOf(db, role, accountId), 'messages');
  const done = auditOf(db, role, accountId);
  const exportedAt = new Date().toISOString();
  if (role === 'employer') {
    const profile = await findPerson(db, employers, username);
    const notices = await noticesOf(db, accountId);
    const company = await companyOf(db, accountId);
    const letterTemplates = await letterTemplatesOf(db, accountId);
    const candidates = await candidatesOf(db, accountId);
    const logoId = await logoOf(db, accountId);
    const logo = logoId === undefined ? undefined : await readMedia(db, logoId);
    yield {
      name: 'account.json',
      content: jsonOf(
        {
          exportedAt,
          role,
          profile,
          company,
          notices,
          letterTemplates,
          candidates,
          ...held,
        },
        { jobs: jobsOf(db, accountId), applicants: applicantsOf(db, accountId), inbox, done },
      ),
    };
    if (logo) yield { name: 'logo.webp', content: logo.bytes };
    yield* fileEntries(db, sent);
    return;
  }
  const paths = pathsOf(await cvFilesOf(db, accountId));
  const profile = await findPerson(db, seekers, username);
  const chosen = await choicesOf(db, accountId);
  const resumes = withPaths(paths)(await resumesOf(db, accountId));
  yield {
    name: 'account.json',
    content: jsonOf(
      { exportedAt, role, profile, ...chosen, resumes, ...held },
      {
        applications: mapped(applicationsOf(db, accountId), withPaths(paths)),
        savedJobs: savedJobsOf(db, accountId),
        inbox,
        done,
      },
    ),
  };
  yield* fileEntries(db, paths);
  yield* fileEntries(db, sent);
}
