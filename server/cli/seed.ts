import { parseArgs } from 'node:util';
import { runMain } from '../runMain';
import { seedStarterData } from '../seed/seedDatabase';
import { insertSyntheticData, type Sizes } from '../seed/syntheticData/insertSyntheticData';
import { generatePassword, hashPassword } from '../services/accounts/passwords';
import { StartError } from '../startError';
import { readArguments, readToolEnv, withDatabase } from './tool';

const usage = `Usage: npm run seed -- [--jobs 35000] [--employers 4000] [--seekers 60000]

Fills the database up to so many jobs, employers and job seekers, all of them invented, dated within the last year. What is there already
counts, so it can be run twice. The new accounts share one password, which is printed. Not for production.`;

const numberOf = (name: string, text: string | undefined): number => {
  const number = text === undefined ? 0 : /^\d{1,7}$/.test(text) ? Number(text) : Number.NaN;
  if (Number.isNaN(number)) throw new Error(`--${name} must be a number up to 9999999.`);
  return number;
};
const parse = (): Sizes | undefined => {
  const { values } = parseArgs({
    options: {
      jobs: { type: 'string' },
      employers: { type: 'string' },
      seekers: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  if (values.help === true || Object.keys(values).length === 0) return undefined;
  return {
    jobs: numberOf('jobs', values.jobs),
    employers: numberOf('employers', values.employers),
    seekers: numberOf('seekers', values.seekers),
  };
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
    if (added.employers + added.seekers > 0)
      process.stdout.write(`The password of each new account: ${password}\n`);
  });
});
