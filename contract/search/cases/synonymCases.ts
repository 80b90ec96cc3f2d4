import type { CaseGroup, CaseJob, SearchCase } from './searchCase';

/** Terms that have a short form of one word and a long one of several. */
const things = { hr: 'human resources', rn: 'registered nurse', vp: 'vice president' } as const;
type Thing = keyof typeof things;
const names: readonly Thing[] = ['hr', 'rn', 'vp'];
/**
 * Where a job contains a term: in short form, long form or both, in the title or in the text; or
 * nowhere.
 */
const ways = [
  'nowhere',
  'word in title',
  'words in title',
  'both in title',
  'word in text',
  'words in text',
] as const;
type SaidJob = Record<Thing, (typeof ways)[number]> & { weekend: boolean };
const saidJobs: readonly SaidJob[] = ways.flatMap((hr) =>
  ways.flatMap((rn) => ways.map((vp, index) => ({ hr, rn, vp, weekend: index % 2 === 0 }))),
);

const said = (job: SaidJob, place: 'title' | 'text'): string =>
  names
    .flatMap(
      (name) =>
        ({
          [`word in ${place}`]: [name],
          [`words in ${place}`]: [things[name]],
          [`both in ${place}`]: [name, things[name]],
        })[job[name]] ?? [],
    )
    .join(' with ');
const keyOf = ({ hr, rn, vp }: SaidJob): string => `${hr}, ${rn}, ${vp}`;
const jobs = saidJobs.map((job): CaseJob => ({
  key: keyOf(job),
  title: `Clerk ${said(job, 'title')}`,
  overview: `The work. ${said(job, 'text')} ${job.weekend ? 'weekend' : ''}`,
  company: 'Mill',
  place: 'Leeds',
}));

/**
 * Whether a job matches on the host. Long forms match in the title only: one of them if the other
 * terms match in their short form anywhere, or any number if the title contains all terms.
 */
const isSaid = (job: SaidJob, asked: readonly Thing[]): boolean => {
  const isPlain = (name: Thing) => /^(word|both) in/.test(job[name]);
  const isPhrase = (name: Thing) => /^(words|both) in title/.test(job[name]);
  return (
    asked.every(isPlain) ||
    asked.some(
      (name) => isPhrase(name) && asked.every((other) => other === name || isPlain(other)),
    ) ||
    asked.every((name) => job[name].endsWith('in title'))
  );
};
/** Whether a job matches in the browser, which searches the texts anyway. */
const isSaidAnywhere = (job: SaidJob, asked: readonly Thing[]): boolean =>
  asked.every((name) => job[name] !== 'nowhere');

const caseOf = (asked: readonly Thing[], negated: string): SearchCase => {
  const found = (isRight: typeof isSaid) => ({
    findsInAnyOrder: saidJobs
      .filter((job) => isRight(job, asked) && !(negated !== '' && job.weekend))
      .map(keyOf)
      .toSorted(),
  });
  const q = `${asked.join(' ')}${negated} `;
  return [
    `"${q}" is said in one word or in several`,
    { q, asTyped: true },
    found(isSaid),
    {
      why: 'The index can’t tell whether words of a text are next to each other, so the host takes synonyms of several words from titles, companies and places only.',
      browser: found(isSaidAnywhere),
    },
  ];
};
const askedThings: readonly (readonly Thing[])[] = [['hr'], ['hr', 'rn'], ['rn', 'vp'], names];

export const synonymCases: CaseGroup = {
  name: 'synonyms in titles and texts',
  jobs,
  searches: askedThings.flatMap((asked) =>
    ['', ' -weekend', ' -"no such" -weekend'].map((negated) => caseOf(asked, negated)),
  ),
};
