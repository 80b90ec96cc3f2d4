/**
 * `npm run bench:passwords -- [--rounds 40]`: measures password hashing with the host's own
 * functions and parameters, one hash at a time and four at once, and prints the milliseconds per
 * hash.
 */
import { parseArgs } from 'node:util';
import { checkPassword, hashPassword } from '../server/services/accounts/passwords';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '40' } } });
const rounds = Number(values.rounds);

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
};
/**
 * Runs `work` in `rounds` rounds of `atOnce` concurrent calls. Returns table cells with the
 * milliseconds per call and the calls per second.
 */
const measure = async (atOnce: number, work: () => Promise<unknown>) => {
  const took: number[] = [];
  const whole = await timed(async () => {
    for (let round = 0; round < rounds; round += 1)
      took.push(...(await Promise.all(Array.from({ length: atOnce }, () => timed(work)))));
  });
  const sorted = took.toSorted((one, other) => one - other);
  const at = (part: number) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0).toFixed(0);
  return `| ${at(0)} ms | ${at(0.5)} ms | ${at(0.95)} ms | ${((1000 * took.length) / whole).toFixed(0)} |`;
};

const main = async () => {
  const hash = await hashPassword('right horse battery');
  const kinds = [
    ['hash', () => hashPassword('right horse battery')],
    ['check, right', () => checkPassword(hash, 'right horse battery')],
    ['check, no such account', () => checkPassword(undefined, 'right horse battery')],
  ] as const;
  const lines = [
    `${hash.split('$').slice(1, 4).join(' ')}, ${rounds} rounds`,
    '',
    '| | at once | fastest | 50 % | 95 % | a second |',
    '|---|---|---|---|---|---|',
  ];
  for (const [name, work] of kinds) {
    await work();
    for (const atOnce of [1, 4]) lines.push(`| ${name} | ${atOnce} ${await measure(atOnce, work)}`);
  }
  process.stdout.write(`${lines.join('\n')}\n`);
};
void main();
