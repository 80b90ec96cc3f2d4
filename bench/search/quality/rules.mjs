/**
 * Rules that grade postings. A rule has a grade and conditions; its expressions are matched against
 * folded text. The first matching rule grades a posting: 3 for a perfect match, 2 for a good one, 1
 * for better than nothing; 0 if no rule matches.
 */

/**
 * @typedef {object} Rule
 * @property {number} grade
 * @property {RegExp} [title]
 * @property {RegExp} [notTitle]
 * @property {RegExp} [company]
 * @property {RegExp} [place]
 * @property {RegExp} [kind]
 * @property {RegExp} [text]
 * @property {boolean} [remote]
 * @property {string} [category]
 * @property {number} [pays] Dollars a month that its pay must reach.
 * @property {false} [saysPay] `false`: it must not state its pay.
 * @property {number} [days] Its maximum age in days.
 */
/**
 * @typedef {object} Folded
 * @property {string} title
 * @property {string} company
 * @property {string} place
 * @property {string} kind
 * @property {string} text
 * @property {boolean} remote
 * @property {string} category
 * @property {number} payTo Dollars a month, 0 if it states no pay.
 * @property {number} days
 */

/** Lower-cases a text, and removes accents and repeated whitespace. @param {string} text */
export const fold = (text) =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();

/** @param {string} words */
const whole = (words) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, 'u');
/**
 * Matches titles that consist of the words, optionally followed by a level, hours, or anything
 * after punctuation or a preposition: "Cook II", "Cook PT", "Cook (nights)", "Cook to the King".
 *
 * @param {string} words
 */
const exactly = (words) =>
  new RegExp(
    `^(?:${words})(?: (?:i{1,3}|iv|[1-5]|pt|ft|part[ -]time|full[ -]time))?(?!-in-)(?=$|[^\\p{L}\\p{N} ]| [^\\p{L}\\p{N}]| \\d| (?:to|for|with|at) )`,
    'u',
  );
/** @param {string} words */
const allWords = (words) =>
  new RegExp(
    `^${words
      .split(' ')
      .map((word) => `(?=.*(?<![\\p{L}\\p{N}])${word}s?(?![\\p{L}\\p{N}]))`)
      .join('')}`,
    'u',
  );

/** @param {string} words */
const escaped = (words) => words.replace(/[.+*#()|/\\]/g, '\\$&');
/** @param {string} words */
const plural = (words) => `${escaped(words)}s?`;

/** Words that make another occupation when they follow one: a "nurse recruiter" isn't a nurse. */
const otherJobs =
  'recruiter|manager|supervisor|director|coordinator|trainer|instructor|educator|scheduler|assistant|aide|helper|inspector|administrator';

/**
 * Matches titles that are one of the names (3), longer titles that contain one (2), and titles that
 * contain one as part of another occupation or with its words apart (1). The names are synonyms.
 *
 * @param {string[]} names
 * @returns {Rule[]}
 */
export const titled = (...names) => {
  const any = names.map(plural).join('|');
  return [
    { grade: 3, title: exactly(any) },
    { grade: 1, title: whole(`(?:${any}) (?:${otherJobs})s?`) },
    { grade: 2, title: whole(any) },
    ...names
      .filter((name) => name.includes(' '))
      .map((name) => ({ grade: 1, title: allWords(escaped(name)) })),
  ];
};

/**
 * Matches titles that contain one of the names (3): credentials, or words with only one meaning.
 *
 * @param {string[]} names
 * @returns {Rule[]}
 */
export const named = (...names) => [{ grade: 3, title: whole(names.map(plural).join('|')) }];

/** Matches senior positions, in all spellings. @param {string} name */
export const senior = (name) =>
  titled(
    ...['senior', 'sr', 'sr.'].flatMap((level) => [
      `${level} ${name}`,
      `${name}, ${level}`,
      `${name} - ${level}`,
      `${name}-${level}`,
      `${name} ${level}`,
    ]),
  );

/**
 * Restricts rules to a place, which the posting's place or title must contain.
 *
 * @param {RegExp} place
 * @param {Rule[]} rules
 * @returns {Rule[]}
 */
export const inPlace = (place, rules) => rules.map((rule) => ({ ...rule, place }));

/**
 * Restricts rules to a place; matches in its surroundings get grade 1.
 *
 * @param {RegExp} place
 * @param {RegExp} around
 * @param {Rule[]} rules
 * @returns {Rule[]}
 */
export const near = (place, around, rules) => [
  ...inPlace(place, rules),
  ...inPlace(
    around,
    rules.filter(({ grade }) => grade > 1).map((rule) => ({ ...rule, grade: 1 })),
  ),
];

/** @param {number} dollars @returns {number} Dollars a month. */
export const anHour = (dollars) => dollars * 173;
/** @param {number} dollars @returns {number} Dollars a month. */
export const aYear = (dollars) => dollars / 12;

/**
 * Restricts rules to postings that pay at least that much; those that state no pay get one grade
 * less, but at least 1.
 *
 * @param {number} pays Dollars a month.
 * @param {Rule[]} rules
 * @returns {Rule[]}
 */
export const paying = (pays, rules) =>
  rules.flatMap((rule) => [
    { ...rule, pays },
    { ...rule, grade: Math.max(1, rule.grade - 1), saysPay: /** @type {const} */ (false) },
  ]);

/** Restricts rules to remote jobs. @param {Rule[]} rules @returns {Rule[]} */
export const remotely = (rules) => rules.map((rule) => ({ ...rule, remote: true }));

/**
 * Restricts rules to postings of at most that age.
 *
 * @param {number} days
 * @param {Rule[]} rules
 * @returns {Rule[]}
 */
export const within = (days, rules) => rules.map((rule) => ({ ...rule, days }));

/**
 * Matches titles by meaning rather than by words: the best ones (3), similar ones (2), and those
 * that are better than nothing (1).
 *
 * @param {RegExp} best
 * @param {RegExp} [nearly]
 * @param {RegExp} [others]
 * @returns {Rule[]}
 */
export const meaning = (best, nearly, others) => [
  { grade: 3, title: best },
  ...(nearly ? [{ grade: 2, title: nearly }] : []),
  ...(others ? [{ grade: 1, title: others }] : []),
];

/**
 * Prefers postings whose title, employment type or text matches `says`, such as a shift or a
 * certificate. Others may still be relevant and get two grades less, but at least 1.
 *
 * @param {RegExp} says
 * @param {Rule[]} rules
 * @returns {Rule[]}
 */
export const thatSays = (says, rules) => [
  ...rules.flatMap((rule) => [
    { ...rule, kind: says },
    { ...rule, text: says },
  ]),
  ...rules.map((rule) => ({ ...rule, grade: Math.max(1, rule.grade - 2) })),
];

/**
 * Matches an occupation with an employment type, which the posting's type or title must match. A
 * title with both, in any order, gets 3.
 *
 * @param {string} kind
 * @param {string} name
 * @returns {Rule[]}
 */
export const ofKind = (kind, name) => [
  { grade: 3, title: new RegExp(`^(?=.*(?:${kind})).*${whole(plural(name)).source}`, 'u') },
  ...titled(name).map((rule) => ({ ...rule, kind: new RegExp(kind, 'u') })),
];

/** Matches postings of a company. @param {RegExp} company @returns {Rule[]} */
export const of = (company) => [{ grade: 3, company }];

/** Matches words in titles (3) or texts (2). @param {string} words @returns {Rule[]} */
export const saying = (words) => [
  { grade: 3, title: whole(words) },
  { grade: 2, text: whole(words) },
];

/** @param {Rule} rule @param {Folded} posting */
const hasFacts = (rule, { remote, category, payTo, days }) =>
  (rule.remote === undefined || rule.remote === remote) &&
  (rule.category === undefined || rule.category === category) &&
  // monthly pay is rounded
  (rule.pays === undefined || payTo >= rule.pays * 0.99) &&
  (rule.saysPay === undefined || payTo === 0) &&
  (rule.days === undefined || days <= rule.days);

/** Grades a folded posting, from 0 to 3. @param {Rule[]} rules @param {Folded} posting */
const gradeOf = (rules, posting) => {
  const { title, company, place, kind, text } = posting;
  return (
    rules.find(
      (rule) =>
        hasFacts(rule, posting) &&
        (rule.title?.test(title) ?? true) &&
        !(rule.notTitle?.test(title) ?? false) &&
        (rule.company?.test(company) ?? true) &&
        (rule.place?.test(`${place} | ${title}`) ?? true) &&
        (rule.kind?.test(`${kind} | ${title}`) ?? true) &&
        (rule.text?.test(text) ?? true),
    )?.grade ?? 0
  );
};

/**
 * Returns a function that grades postings. It is fast for titles that match none of the rules.
 *
 * @param {Rule[]} rules
 * @returns {(posting: Folded) => number}
 */
export const graderOf = (rules) => {
  const titles = rules.flatMap(({ title }) => (title ? [`(?:${title.source})`] : []));
  if (titles.length === 0 || titles.length < rules.length)
    return (posting) => gradeOf(rules, posting);
  const any = new RegExp([...new Set(titles)].join('|'), 'u');
  return (posting) => (any.test(posting.title) ? gradeOf(rules, posting) : 0);
};
