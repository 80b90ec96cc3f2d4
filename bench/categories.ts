/**
 * `npm run bench:categories`: measures whether the import assigns the right categories, by 300 real
 * titles judged by hand (bench/import/). Prints the precision and recall of each category, and
 * lists the errors on the half that the rules may be tuned on. Exits with 1 if less than 95 % are
 * right, of all titles or of the held-out half.
 */
import { categories } from '../contract/constants/categories';
import { categoryOf } from '../server/services/import/category';
import { heldOutTitles } from './import/heldOutTitles';
import { judgedTitles, type Judged } from './import/judgedTitles';

const wanted = 0.95;

type Verdict = { title: string; right: string; given: string };

const verdictsOn = (titles: readonly Judged[]): Verdict[] =>
  titles.map(([title, functions, right]) => ({
    title,
    right,
    given: categoryOf(title, functions) ?? '',
  }));

const isRight = ({ right, given }: Verdict): boolean => right === given;
const share = (part: number, whole: number): string =>
  whole === 0 ? '' : `${((part / whole) * 100).toFixed(1)} %`;
const nameOf = (category: string): string => category || 'none';

const judged = verdictsOn(judgedTitles);
const heldOut = verdictsOn(heldOutTitles);
const all = [...judged, ...heldOut];

console.log(
  '| category | titles of it | given | right of those given | found of those of it |\n| --- | --- | --- | --- | --- |',
);
for (const category of [...categories, '']) {
  const of = all.filter(({ right }) => right === category).length;
  const given = all.filter((verdict) => verdict.given === category);
  const right = given.filter(isRight).length;
  console.log(
    `| ${nameOf(category)} | ${of} | ${given.length} | ${share(right, given.length)} | ${share(right, of)} |`,
  );
}

console.log('\n| titles | judged | right | |\n| --- | --- | --- | --- |');
const halves = { 'rules bettered on': judged, 'held out': heldOut, all };
for (const [name, verdicts] of Object.entries(halves)) {
  const right = verdicts.filter(isRight).length;
  console.log(`| ${name} | ${verdicts.length} | ${right} | ${share(right, verdicts.length)} |`);
}

const wrong = judged.filter((verdict) => !isRight(verdict));
console.log(`\nWrong on the half that the rules may be bettered on: ${wrong.length}`);
for (const { title, right, given } of wrong)
  console.log(`- ${title}: ${nameOf(given)}, should be ${nameOf(right)}`);

const isFine = (verdicts: readonly Verdict[]): boolean =>
  verdicts.filter(isRight).length >= wanted * verdicts.length;
if (!isFine(heldOut) || !isFine(all)) process.exitCode = 1;
