import { rootFolder } from '../../root';
import { builtExpressions, growthOf, literalExpressions } from './expressions';

test('what grows faster than its text is found', () => {
  for (const expression of [
    /\w+@/,
    /\s+$/,
    /(?:a+)+b/,
    /a.*b.*c/,
    /\bfee\s*\s*y/,
    /^[\s,]+|[\s,]+$/,
    /\P{White_Space}+$/u,
    /\bwww\.(?![\w.-]+\.gov\b)\w+/,
    /a{2,}\d/,
  ])
    expect(growthOf(expression)).toMatch(/ ms/);
  for (const expression of [/(?<!\w)\w+@/, /^\s+/, /a{1,20}b/, /^[^a]*a/, /(?<!\s)\s+$/])
    expect(growthOf(expression)).toBeUndefined();
});

test('no regular expression of ours takes more than proportionally longer for a longer text', async () => {
  const literals = literalExpressions(rootFolder(), ['server', 'contract', 'src']);
  // leaves out the parser's own expressions: some are never used
  // (contract/markdown/subsetTokenizer.ts), and its time for long texts is tested in
  // contract/markdown/readMarkdown.test.ts
  await import('marked');
  const built = await builtExpressions({
    'server/services/moderation/warningSigns/money.ts': () =>
      import('../../services/moderation/warningSigns/money'),
    'server/services/accounts/usernames.ts': () => import('../../services/accounts/usernames'),
    'server/services/import/categoryRules/rule.ts': () => import('../../services/import/category'),
    'contract/matchRoute.ts': () => import('@contract/matchRoute'),
    'contract/search/splitWords.ts': () => import('@contract/search/splitWords'),
  });
  expect(literals.length).toBeGreaterThan(150);
  expect(new Set(built.map(({ place }) => place)).size).toBe(5);
  expect(built.length).toBeGreaterThan(40);
  // deduplicated: the same expression in several places is tested once
  const all = new Map([...literals, ...built].map((each) => [String(each.expression), each]));
  const slow = [...all.values()].flatMap(({ place, expression }) => {
    const growth = growthOf(expression);
    return growth === undefined ? [] : [`${place} ${String(expression)}: ${growth}`];
  });
  expect(slow).toEqual([]);
}, 900_000);
