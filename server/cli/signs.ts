import { parseArgs } from 'node:util';
import { openForTool } from '../database/open';
import { readEnv } from '../env';
import { consoleLog } from '../log';
import { signNames } from '../repositories/moderation/signNames';
import { runMain } from '../runMain';
import { sampleOf, surveySigns } from '../services/moderation/warningSigns/survey';
import { StartError } from '../startError';

const usage = `Usage: npm run signs -- [--read NUMBER]

Prints how many of the live postings each warning sign marks. Nothing is changed.

--read   prints so many of the marked as well, to be judged: sign, what made it, title, company, the first 200 characters`;

const readArguments = (): { read: number } | undefined => {
  try {
    const { values } = parseArgs({
      options: { read: { type: 'string' }, help: { type: 'boolean' } },
    });
    if (values.help === true) return undefined;
    const { read = '0' } = values;
    if (!/^\d{1,5}$/.test(read)) throw new Error(`--read needs a number, not "${read}".`);
    return { read: Number(read) };
  } catch (error) {
    throw new StartError(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
};

runMain(async () => {
  const given = readArguments();
  if (given === undefined) {
    process.stdout.write(`${usage}\n`);
    return;
  }
  const env = readEnv({ PUBLIC_URL: 'http://unused.invalid', ...process.env });
  const db = await openForTool(env, consoleLog(env.logLevel));
  try {
    const { postings, counts, marked } = await surveySigns(db);
    const share = (count: number) =>
      postings === 0 ? '' : `${((count / postings) * 100).toFixed(1)} %`.padStart(8);
    process.stdout.write(
      `${postings.toLocaleString('en-US')} live postings\n${signNames.map((sign) => `${sign.padEnd(10)}${counts[sign].toLocaleString('en-US').padStart(8)}${share(counts[sign])}`).join('\n')}\n`,
    );
    for (const [index, { sign, detail, title, company, text }] of sampleOf(
      marked,
      given.read,
    ).entries()) {
      process.stdout.write(
        `\n${index + 1}. ${sign}: ${detail}\n   ${title} — ${company}\n   ${text}\n`,
      );
    }
  } finally {
    await db.close();
  }
});
