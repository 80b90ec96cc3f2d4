import { parseQuery, type Alternative } from '../parseQuery';
import { matchTerm, quality, rankTerms } from './rankTerms';

const also = (words: string): Alternative => ({
  words,
  phrase: words.includes(' '),
  prefix: false,
  synonym: 'same',
});
const qualityOf = (typed: string, others: readonly string[], title: string): number => {
  const [clause] = parseQuery(`${typed} `);
  const any = [...(clause?.any.slice(0, 1) ?? []), ...others.map(also)];
  const [term] = rankTerms([{ any, negated: false }], () => 1);
  return (term && matchTerm(term, title.split(' '))?.quality) ?? 0;
};

test('a word in one or two is the word that was typed; another word for it is less', () => {
  const others = ['help desk', 'desktop support'];
  expect(qualityOf('helpdesk', others, 'helpdesk')).toBe(1);
  expect(qualityOf('helpdesk', others, 'help desk technician')).toBeGreaterThan(0.95);
  expect(qualityOf('helpdesk', others, 'desktop support technician')).toBeLessThan(0.9);
});

test.each([
  ['electrician apprentice', ['electrician'], ['apprentice']],
  ['new grad rn', ['rn'], ['new grad']],
  ['jr data engineer', ['data engineer'], ['jr']],
])(
  'the trade tells more than that somebody is new to it: %s',
  (typed, [trade = ''], [level = '']) => {
    const clauses = parseQuery(`${typed} `);
    const weightOf = (words: string) =>
      rankTerms(clauses, () => 1)[clauses.findIndex(({ any: [said] }) => said?.words === words)]
        ?.weight;
    expect(weightOf(level)).toBeLessThan(weightOf(trade) ?? 0);
  },
);

test('an intern has nothing to do with what is internal', () => {
  expect(qualityOf('intern', [], 'internal auditor')).toBe(0);
  expect(qualityOf('internal', [], 'intern')).toBe(0);
  expect(qualityOf('intern', [], 'internship')).toBeGreaterThan(0);
});

test('a word that many titles say is hardly the beginning of another', () => {
  const businessBy = (bus: number): number => {
    const [term] = rankTerms(parseQuery('bus'), (word) => (word === 'bus' ? bus : 1.3));
    return (term && matchTerm(term, ['business'])?.quality) ?? 0;
  };
  expect(businessBy(0.9)).toBeLessThan(quality.stem);
  expect(businessBy(1.25)).toBe(quality.beginning);
});
