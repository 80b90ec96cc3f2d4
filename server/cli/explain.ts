import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { featureNames, type Features } from '@contract/search/relevance/features';
import type { ExplainedCandidate } from '@contract/search/relevance/rankCandidates';
import { featureWeights } from '@contract/search/relevance/weights';
import type { Database } from '../database/database';
import { runMain } from '../runMain';
import { findAnswer } from '../services/search/jobSearch';
import type { SearchParameters } from '../services/search/searchFilters';
import { loadVocabulary } from '../services/search/vocabulary';
import { readArguments, readToolEnv, withDatabase } from './tool';

const usage = `Usage: npm run explain -- "plumber tulsa" [--location TEXT] [--jobs NUMBER]
       npm run explain -- --lines

Prints how a search is read, and why each of its first jobs has its rank: its features, the most
important first. Changes nothing.

--location  what is typed into the field for places
--jobs      how many jobs are explained, 10 by default
--lines     reads searches from the standard input, {"q": "…", "location": "…"} a line, and writes for
            each what was ranked: groups of jobs in their order, each with its features`;

type Asked = { parameters: SearchParameters; jobs: number } | 'lines';

const parse = (): Asked | undefined => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      location: { type: 'string' },
      jobs: { type: 'string' },
      lines: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  if (values.help === true) return undefined;
  if (values.lines === true) return 'lines';
  const [q, ...more] = positionals;
  if (q === undefined || more.length > 0) throw new Error('Give one search, in quotes.');
  const { jobs = '10', location } = values;
  if (!/^[1-9]\d?$/.test(jobs))
    throw new Error(`--jobs needs a number from 1 to 99, not "${jobs}".`);
  return { parameters: { q, ...(location !== undefined && { location }) }, jobs: Number(jobs) };
};

/**
 * Runs a search and collects all candidates that were ranked for it, in the groups that were ranked
 * together.
 */
const explained = async (db: Database, parameters: SearchParameters) => {
  const groups: (readonly ExplainedCandidate[])[] = [];
  const { page } = await findAnswer(db, parameters, (ranked) => groups.push(ranked));
  return { page, groups };
};

const contributions = (features: Features): string =>
  featureNames
    .map((name) => ({ name, share: featureWeights[name] * features[name] }))
    .filter(({ share }) => Math.abs(share) >= 0.05)
    .toSorted((a, b) => Math.abs(b.share) - Math.abs(a.share))
    .map(({ name, share }) => `${name} ${share.toFixed(2)}`)
    .join(', ');

const print = async (db: Database, { parameters, jobs }: Exclude<Asked, 'lines'>) => {
  const { page, groups } = await explained(db, { ...parameters, limit: Math.min(50, jobs) });
  const known = new Map(uniqueBest(groups.flat()).map((each) => [each.id, each]));
  const lines = [
    `searched for: ${page.searchedFor ?? parameters.q ?? ''}`,
    ...page.read.map(
      ({ kind, text, ...read }) => `read as ${kind}: "${text}" ${JSON.stringify(read)}`,
    ),
    `${page.total}${page.totalIsExact ? '' : ' or more'} jobs match`,
    '',
  ];
  for (const [index, { _id, jobtitle, companyname, location }] of page.items.entries()) {
    if (index === page.relaxed?.from)
      lines.push(`in part, without ${page.relaxed.leftOut.join(', ')}:`, '');
    const found = known.get(_id);
    lines.push(
      `${index + 1}. ${jobtitle} | ${companyname ?? ''} | ${location ?? ''}`,
      found ? `   ${found.rank}: ${contributions(found.features)}` : '   by age',
      '',
    );
  }
  process.stdout.write(lines.join('\n'));
};

type Group = readonly ExplainedCandidate[];
/**
 * Joins groups as the results show them: jobs that match only in their texts and partial matches
 * are ranked separately but shown together, so a group is joined to the previous one if its results
 * are among that group's.
 */
const joinedGroups = (groups: readonly Group[], shown: readonly string[]): Group[] => {
  const joined: { group: Group; first: number; last: number }[] = [];
  for (const group of groups) {
    const ids = new Set(group.map(({ id }) => String(id)));
    const [first, last] = [
      shown.findIndex((id) => ids.has(id)),
      shown.findLastIndex((id) => ids.has(id)),
    ];
    const before = joined.at(-1);
    if (before && first !== -1 && (before.first === -1 || first < before.last))
      joined.splice(-1, 1, {
        group: uniqueBest([...before.group, ...group]),
        first: before.first === -1 ? first : Math.min(first, before.first),
        last: Math.max(last, before.last),
      });
    else joined.push({ group, first, last });
  }
  return joined.map(({ group }) => group);
};
/** Returns each job once, with its best rank. */
const uniqueBest = (group: Group): Group => [
  ...new Map(group.toSorted((a, b) => a.rank - b.rank).map((each) => [each.id, each])).values(),
];

const writeLines = async (db: Database) => {
  for await (const line of createInterface({ input: process.stdin })) {
    const parameters: SearchParameters = { ...JSON.parse(line), limit: 10 }; // the tool's own input
    const { page, groups } = await explained(db, parameters);
    const shown = page.items.map(({ _id }) => _id);
    const ranked = joinedGroups(groups, shown).map((group) =>
      group.map(({ id, features }) => [
        id,
        ...featureNames.map((name) => Number(features[name].toFixed(3))),
      ]),
    );
    process.stdout.write(`${JSON.stringify({ ...parameters, shown, ranked })}\n`);
  }
};

runMain(async () => {
  const asked = readArguments(usage, parse);
  if (asked === undefined) {
    process.stdout.write(`${usage}\n`);
    return;
  }
  const env = readToolEnv();
  await withDatabase(env, async (db) => {
    await loadVocabulary(db, { now: true });
    await (asked === 'lines' ? writeLines(db) : print(db, asked));
  });
});
