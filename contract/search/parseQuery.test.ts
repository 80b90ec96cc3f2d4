import fc from 'fast-check';
import {
  isExcluded,
  isPreferred,
  isRequired,
  isUnwanted,
  parseQuery,
  parseWords,
  type Alternative,
  type Clause,
} from './parseQuery';

/** Formats a clause: - negated, ~ prefix, "phrase", = same, > near, | between alternatives. */
const inShort = ({ any, negated }: Clause): string => {
  const one = ({ words, phrase, prefix, synonym }: Alternative): string =>
    `${synonym === undefined ? '' : { same: '=', near: '>' }[synonym]}${phrase ? `"${words}"` : words}${prefix ? '~' : ''}`;
  return `${negated ? '-' : ''}${any.map(one).join('|')}`;
};
const read = (typed: string): string[] => parseQuery(typed).map(inShort);

test.each<[string, string, string[]]>([
  ['nothing', '', []],
  ['blanks', '  \t\n\u00A0', []],
  ['marks', '!? -- "" - & + # (.)', []],
  ['emoji, one of them made of a digit', '🎉👩‍⚕️🇺🇸 1️⃣ ™', []],
  ['a word being typed', 'weav', ['weav~']],
  ['a finished word', 'Weaver ', ['weaver']],
  ['one letter begins nothing', 'weaver x', ['weaver', 'x']],
  ['nor does the last one of a word', 'weaver at&t', ['weaver', 'at&t']],
  ['one sign of a script without letter cases does', '师', ['师~']],
  ['words', 'weaver  boston', ['weaver', 'boston~']],
  ['the same word again', 'weaver boston weaver', ['weaver', 'boston']],
  ['quotes', '"night shift"', ['"night shift"']],
  ['one word in quotes', '"night" ', ['night']],
  ['a quote that is open', 'cook "night shi', ['cook', '"night shi"']],
  [
    'typographic quotes',
    '“night shift” «early bird» „spät dran“',
    ['"night shift"', '"early bird"', '"spät dran"'],
  ],
  ['a quote without words', 'cook "" " . "', ['cook']],
  ['a quote right after a word', 'cook"night shift"', ['cook', '"night shift"']],
  ['a negated word', 'cook -night', ['cook', '-night']],
  ['a negated phrase', '-"night shift" cook', ['-"night shift"', 'cook~']],
  ['only denials', '-night -day', ['-night', '-day']],
  [
    'a dash between blanks, dashes of typography',
    'cook - dusk – day — noon --dawn',
    ['cook', 'dusk', 'day', 'noon', 'dawn~'],
  ],
  ['a minus sign', 'cook −night', ['cook', '-night']],
  ['a hyphen within', 'on-site cook-', ['on-site', 'cook~']],
  ['or', 'cook or potter', ['cook|potter~']],
  ['or joins two only', 'dusk cook OR potter boston', ['dusk', 'cook|potter', 'boston~']],
  ['or, again', 'cook or potter or tanner ', ['cook|potter|tanner']],
  ['or with phrases', '"line cook" or "pastry chef"', ['"line cook"|"pastry chef"']],
  [
    'many alternatives, which nobody pastes, and one that is excluded',
    `${Array.from({ length: 13 }, (_, n) => `dusk${n}`).join(' or ')} -night `,
    [Array.from({ length: 13 }, (_, n) => `dusk${n}`).join('|'), '-night'],
  ],
  ['a list of jobs', 'cook / potter', ['cook|potter~']],
  ['a list of jobs with commas', 'cook, potter, and tanner ', ['cook|potter|tanner']],
  ['jobs joined by and', 'potter and tanner ', ['potter|tanner']],
  ['a list of something else', 'dusk, potter ', ['dusk', 'potter']],
  ['a list of jobs with a slash', 'cook/potter ', ['cook|potter']],
  ['a slash between other words', 'cook/dusk ', ['cook', 'dusk']],
  ['or with nothing beside it', 'or cook or', ['cook']],
  ['or beside a denial', 'cook or -potter or tanner ', ['cook', '-potter', 'tanner']],
  ['or in quotes', '"or" cook ', ['or', 'cook']],
  [
    'marks around',
    '(cook), [potter]: #tanner! $20/week',
    ['cook', 'potter', 'tanner', '20', 'week~'],
  ],
  [
    'words known by their marks',
    'c++ F# .NET node.js, AT&T R&D 24/7 A/P notepad++ ',
    [
      'c++|=cpp',
      'f#',
      '.net|=dotnet',
      'node.js|=nodejs',
      'at&t',
      'r&d|="research and development"|="research development"',
      '24/7',
      'a/p|="accounts payable"|>"ap specialist"|>"ap clerk"',
      'notepad++',
    ],
  ],
  [
    'words beside each other',
    'cook/potter c/c++ wool&cotton c#.net 10+ ',
    ['cook', 'potter', 'c', 'c++|=cpp', 'wool', 'cotton', 'c#|=csharp', '.net|=dotnet', '10'],
  ],
  ['apostrophes', "master’s l'oréal 'cook'", ["master's", "l'oréal", 'cook~']],
  ['wide letters and other compatible ones', 'ｃｏｏｋ ﬁsh Ⅳ ', ['cook', 'fish', 'iv']],
  ['it is the trade', 'it cook', ['IT|="information technology"', 'cook~']],
  ['but not the beginning of a word', 'it', ['IT|="information technology"']],
  ['it in quotes is what it says', '"it is" "IT is"', ['"it is"', '"IT is"']],
  ['other scripts', 'محاسب Бухгалтер नर्स', ['محاسب', 'бухгалтер', 'नर्स~']],
  ['NUL and half of a sign', 'co\u0000ok \uD83D', ['co', 'ok']],
  ['no more than 300 characters', `${'a'.repeat(298)} cook`, ['a'.repeat(298), 'c']],
])('%s', (_what, typed, expected) => {
  expect(read(typed)).toEqual(expected);
});

test.each<[string, string, string[]]>([
  [
    'an abbreviation',
    'rn icu',
    ['rn|="registered nurse"', 'icu~|="intensive care unit"|="intensive care"|>"critical care"'],
  ],
  ['what it stands for', 'registered nurse ', ['registered nurse|=rn']],
  ['more than one of it', 'Registered Nurses ', ['registered nurses|=rn']],
  ['while it is typed', 'registered nurse', ['registered nurse~|=rn']],
  ['not before it is whole', 'registered nurs', ['registered', 'nurs~']],
  [
    'the longest run',
    'senior software engineer boston ',
    ['senior|=sr', 'software engineer|=swe|="software developer"', 'boston'],
  ],
  ['a hyphen for a blank', 'front-end ', ['front-end|="front end"|=frontend']],
  ['a blank for a hyphen', 'front end ', ['front end|=frontend']],
  ['one way', 'golang go ', ['golang|>"go developer"|>"go engineer"', 'go']],
  ['none in quotes', '"registered nurse" "rn"', ['"registered nurse"', 'rn']],
  ['none across quotes', 'registered "nurse" ', ['registered', 'nurse']],
  ['none where negated', 'cook -rn', ['cook', '-rn']],
  [
    'no run across an or',
    'registered nurse or manager ',
    ['registered', 'nurse|=rn|>lpn|>lvn|="registered nurse"|manager|=mgr'],
  ],
  [
    'one of several words written out, wherever it is',
    'hvac tech ',
    [
      'hvac tech|=hvac technician|=hvac technologist|="hvac technician"|="hvac service technician"|="hvac mechanic"',
    ],
  ],
  ['each side of an or has its own', 'dev or qa ', ['dev|=developer|qa|="quality assurance"']],
])('synonyms: %s', (_what, typed, expected) => {
  expect(read(typed)).toEqual(expected);
});

test('32 things at most are read', () => {
  expect(parseQuery(Array.from({ length: 60 }, (_, n) => `w${n}`).join(' '))).toHaveLength(32);
  expect(parseQuery('a/b/c/d/e/'.repeat(30)).length).toBeLessThanOrEqual(32);
});

test('the example of the contract, field by field', () => {
  expect(parseQuery('-"a b" rn')).toEqual<Clause[]>([
    { negated: true, any: [{ words: 'a b', phrase: true, prefix: false, synonym: undefined }] },
    {
      negated: false,
      any: [
        { words: 'rn', phrase: false, prefix: true, synonym: undefined },
        { words: 'registered nurse', phrase: true, prefix: false, synonym: 'same' },
      ],
    },
  ]);
});

test('what is searched besides is soft; where it may not be, wishes for other hours ask for nothing', () => {
  const parsed = (boostQuery: string, soft: string[]) =>
    parseWords('cook', { boostQuery, soft }).map((clause) => [
      clause.any.map(({ words }) => words).join('|'),
      isRequired(clause),
      isExcluded(clause),
      isPreferred(clause),
      isUnwanted(clause),
    ]);
  const cook = ['cook', true, false, false, false];
  expect(parsed('daytime -night', ['daytime', 'night'])).toEqual([
    cook,
    ['daytime', false, false, true, false],
    ['night', false, false, false, true],
  ]);
  expect(parsed('daytime -night', [])).toEqual([cook]);
  expect(parsed('daytime', [])).toEqual([cook, ['daytime', true, false, false, false]]);
});

test('whatever is typed is read as something to look for', () => {
  const odd = fc.constantFrom(
    '"',
    '-',
    ' ',
    'or',
    'it',
    '.net',
    'c++',
    '/',
    '&',
    "'",
    '\u0301',
    '\u200D',
    '\uFE0F',
    'registered nurse',
    'dev',
    '🎉',
    '„',
    '\uD800',
    '\u0000',
  );
  const text = fc
    .array(fc.oneof(odd, fc.string({ unit: 'binary', maxLength: 8 })), { maxLength: 120 })
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(text, (typed) => {
      const wanted = parseQuery(typed);
      const all = wanted.flatMap(({ any }) => any);
      expect(wanted.length).toBeLessThanOrEqual(32);
      expect(
        wanted.every(({ any, negated }) => (negated ? any.length === 1 : any.length > 0)),
      ).toBe(true);
      for (const { words, phrase, prefix } of all) {
        expect(words).toMatch(/[\p{L}\p{N}]/u);
        expect(words).toBe(words.trim());
        expect(words).not.toMatch(/\s\s|["\p{C}]/u);
        expect(phrase && !words.includes(' ')).toBe(false);
        expect(prefix && /\s$/u.test(typed)).toBe(false);
      }
      // only the last word can be incomplete
      expect(all.filter(({ prefix }) => prefix).length).toBeLessThanOrEqual(1);
    }),
    { numRuns: 300 },
  );
});

const firstWays = (typed: string): string[] =>
  (parseQuery(typed)[0]?.any ?? []).map(({ words }) => words);
test('"or" is the operating room where nothing stands on its other side', () => {
  expect(firstWays('or nurse ')).toContain('operating room nurse');
  expect(firstWays('rn or ')).toContain('operating room nurse');
  expect(read('lpn or nurse ')).not.toContain('or nurse');
  expect(firstWays('lpn or nurse ')).not.toContain('operating room nurse');
});
test('"or" joins two whole names, or else the words beside it', () => {
  expect(parseQuery('loom weaver or sign painter ')).toHaveLength(1);
  expect(firstWays('loom weaver or sign painter ')).toEqual(
    expect.arrayContaining(['loom weaver', 'sign painter']),
  );
  expect(firstWays('weaver or sign painter ')).toEqual(
    expect.arrayContaining(['weaver', 'sign painter']),
  );
  expect(firstWays('sign painter or weaver ')).toEqual(
    expect.arrayContaining(['weaver', 'sign painter']),
  );
  expect(read('loom or kazoo painter ').slice(0, 1)).toEqual(['loom|kazoo']);
  expect(read('assistant or kazoo painter ').slice(0, 1)).toEqual(['assistant|=asst|kazoo']);
  expect(parseQuery('loom weaver or "sign painter" ').length).toBeGreaterThan(1);
});

test('a license leads to the jobs that mostly want it, but not beside other words', () => {
  const wordsOf = (q: string): string[] =>
    parseQuery(`${q} `).flatMap(({ any }) => any.map(({ words }) => words));
  expect(wordsOf('eit')).toContain('civil engineer');
  expect(wordsOf('eit civil')).not.toContain('civil engineer');
  // its other names are kept
  expect(wordsOf('eit civil')).toContain('engineer in training');
});
