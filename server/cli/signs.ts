import { parseArgs } from 'node:util';
import { formatNumber } from '../formatNumber';
import { signNames } from '../repositories/moderation/signNames';
import { runMain } from '../runMain';
import { sampleOf, surveySigns } from '../services/moderation/warningSigns/survey';
import { readArguments, readToolEnv, withDatabase } from './tool';

const usage = `Usage: npm run signs -- [--read NUMBER]

Prints how many of the live postings each warning sign marks. Nothing is changed.

--read   prints so many of the marked as well, to be judged: sign, what made it, title, company, the first 200 characters`;

const parse = (): { read: number } | undefined => {
  const { values } = parseArgs({
    options: { read: { type: 'string' }, help: { type: 'boolean' } },
  });
  if (values.help === true) return undefined;
  const { read = '0' } = values;
  if (!/^\d{1,5}$/.test(read)) throw new Error(`--read needs a number, not "${read}".`);
  return { read: Number(read) };
};

runMain(async () => {
  const given = readArguments(usage, parse);
  if (given === undefined) {
    process.stdout.write(`${usage}\n`);
    return;
  }
  const env = readToolEnv();
  await withDatabase(env, async (db) => {
    const { postings, counts, marked } = await surveySigns(db);
    const share = (count: number) =>
      postings === 0 ? '' : `${((count / postings) * 100).toFixed(1)} %`.padStart(8);
    process.stdout.write(
      `${formatNumber(postings)} live postings\n${signNames.map((sign) => `${sign.padEnd(10)}${formatNumber(counts[sign]).padStart(8)}${share(counts[sign])}`).join('\n')}\n`,
    );
    for (const [index, { sign, detail, title, company, text }] of sampleOf(
      marked,
      given.read,
    ).entries()) {
      process.stdout.write(
        `\n${index + 1}. ${sign}: ${detail}\n   ${title} — ${company}\n   ${text}\n`,
      );
    }
  });
});
