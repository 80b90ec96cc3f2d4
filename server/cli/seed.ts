import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import type { Database } from '../database/database';
import { insertApplications, insertCvs } from '../repositories/seed/syntheticApplications';
import { analyzeSyntheticData } from '../repositories/seed/syntheticData';
import { runMain } from '../runMain';
import { seedStarterData } from '../seed/seedDatabase';
import { insertSyntheticData, type Sizes } from '../seed/syntheticData/insertSyntheticData';
import { generatePassword, hashPassword } from '../services/accounts/passwords';
import { StartError } from '../startError';
import { readArguments, readToolEnv, withDatabase } from './tool';

const usage = `Usage: npm run seed -- [--jobs 35000] [--employers 4000] [--seekers 60000] [--applications 50000 --to USERNAME [--cv-kb 200]]

Adds invented jobs, employers and job seekers, dated within the last year, until the database has these numbers. Existing ones count, so it
can be run twice. The new accounts share one password, which is printed.
The applications go to the live jobs of one employer, one from each job seeker; the latest 500 have a CV of
--cv-kb kilobytes, 200 by default. Not for production.`;

const numberOf = (name: string, text: string | undefined): number => {
  const number = text === undefined ? 0 : /^\d{1,7}$/.test(text) ? Number(text) : Number.NaN;
  if (Number.isNaN(number)) throw new Error(`--${name} must be a number up to 9999999.`);
  return number;
};
type Wanted = Sizes & { applications: number; to: string | undefined; cvBytes: number };
const parse = (): Wanted | undefined => {
  const { values } = parseArgs({
    options: {
      jobs: { type: 'string' },
      employers: { type: 'string' },
      seekers: { type: 'string' },
      applications: { type: 'string' },
      to: { type: 'string' },
      'cv-kb': { type: 'string', default: '200' },
      help: { type: 'boolean' },
    },
  });
  if (values.help === true || Object.keys(values).length === 0) return undefined;
  return {
    jobs: numberOf('jobs', values.jobs),
    employers: numberOf('employers', values.employers),
    seekers: numberOf('seekers', values.seekers),
    applications: numberOf('applications', values.applications),
    to: values.to,
    cvBytes: 1000 * numberOf('cv-kb', values['cv-kb']),
  };
};

/** Creates a PDF of one empty page, padded to `bytes` with incompressible data. */
const invented = (bytes: number): Buffer =>
  Buffer.concat([
    Buffer.from(
      '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj\ntrailer<</Root 1 0 R>>\n%',
    ),
    Buffer.from(randomBytes(bytes * 0.75).toString('base64')),
    Buffer.from('\n%%EOF\n'),
  ]);

/** Adds invented applications to one employer's jobs, the first 500 with a CV. Returns how many. */
const addApplications = async (
  db: Database,
  to: string,
  { applications, cvBytes }: Wanted,
): Promise<number> => {
  const sent = await insertApplications(db, to, applications);
  if (sent === 0) throw new StartError(`${to} has no live job, or there are no job seekers.`);
  await insertCvs(db, to, Math.min(500, sent), () => invented(cvBytes));
  await analyzeSyntheticData(db);
  return sent;
};

runMain(async () => {
  const sizes = readArguments(usage, parse);
  if (sizes === undefined) {
    process.stdout.write(`${usage}\n`);
    return;
  }
  const env = readToolEnv();
  if (env.production)
    throw new StartError("Invented people don't belong in production: NODE_ENV is production.");
  const startedAt = Date.now();
  await withDatabase(env, async (db) => {
    await seedStarterData(db);
    const password = generatePassword();
    const added = await insertSyntheticData(db, sizes, await hashPassword(password), new Date());
    process.stdout.write(
      `Added ${added.employers} employers, ${added.seekers} job seekers and ${added.jobs} jobs in ${((Date.now() - startedAt) / 1000).toFixed(1)} s.\n`,
    );
    if (sizes.to !== undefined) {
      const sent = await addApplications(db, sizes.to, sizes);
      process.stdout.write(`Added ${sent} applications to ${sizes.to}.\n`);
    }
    if (added.employers + added.seekers > 0)
      process.stdout.write(`The password of each new account: ${password}\n`);
  });
});
