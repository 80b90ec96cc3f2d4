/**
 * How postings are judged. A rule is a grade and conditions: 3 for what was looked for, 2 for what
 * is near to it, 1 for better than nothing; the expressions are tried on folded text. The first rule
 * that fits a posting grades it.
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
 * @property {number} [pays] Dollars a month that its pay reaches.
 * @property {false} [saysPay]
 * @property {number} [days] How old it is at most.
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
 * @property {number} payTo Dollars a month, 0 where it doesn't say.
 * @property {number} days
 */

/** Small letters without accents. @param {string} text */
export const fold = (text) =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();

/** @param {string} words */
const whole = (words) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, 'u');
/**
 * Begins the title and is all of it but for a level's number, hours, or what follows a sign
 * or a preposition: "Cook II", "Cook PT", "Cook (nights)", "Cook to the King".
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

/** Behind a job's name, they are what somebody works as: a "nurse recruiter" is no nurse. */
const otherJobs =
  'recruiter|manager|supervisor|director|coordinator|trainer|instructor|educator|scheduler|assistant|aide|helper|inspector|administrator';

/**
 * Postings titled so (3), with the words in a longer title (2), or with all of them apart or as part
 * of another job's name (1). Several names are one occupation's.
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
 * Whoever has it in the title is it (3): a credential, or a word that means one thing.
 *
 * @param {string[]} names
 * @returns {Rule[]}
 */
export const named = (...names) => [{ grade: 3, title: whole(names.map(plural).join('|')) }];

/** The senior of it, however that is written. @param {string} name */
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
 * The same in a place, which the posting's place or its title names; elsewhere it is of no use.
 *
 * @param {RegExp} place
 * @param {Rule[]} rules
 * @returns {Rule[]}
 */
export const inPlace = (place, rules) => rules.map((rule) => ({ ...rule, place }));

/**
 * The same in a place; in its surroundings it is better than nothing, elsewhere of no use.
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
 * The same where it pays so much; where it doesn't say, it may, and what pays less is of no use.
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

/** The same from home; elsewhere it is of no use. @param {Rule[]} rules @returns {Rule[]} */
export const remotely = (rules) => rules.map((rule) => ({ ...rule, remote: true }));

/** The same, at most so many days old. @param {number} days @param {Rule[]} rules @returns {Rule[]} */
export const within = (days, rules) => rules.map((rule) => ({ ...rule, days }));

/**
 * Titles that somebody who says it in these words is glad to see (3), ones near to that (2), and
 * ones that are better than nothing (1).
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
 * The same where a title or text says more, such as a shift or a certificate; where it doesn't, the
 * job may still be one: a grade less. `says` is tried on titles, kinds of employment and texts.
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
 * The same as a kind of employment, which the posting's own or its title names. A title that names
 * both, in any order, is what was typed.
 *
 * @param {string} kind
 * @param {string} name
 * @returns {Rule[]}
 */
export const ofKind = (kind, name) => [
  { grade: 3, title: new RegExp(`^(?=.*(?:${kind})).*${whole(plural(name)).source}`, 'u') },
  ...titled(name).map((rule) => ({ ...rule, kind: new RegExp(kind, 'u') })),
];

/** Postings of a company. @param {RegExp} company @returns {Rule[]} */
export const of = (company) => [{ grade: 3, company }];

/** Postings that say it in their title (3) or their text (2). @param {string} words @returns {Rule[]} */
export const saying = (words) => [
  { grade: 3, title: whole(words) },
  { grade: 2, text: whole(words) },
];

/** @param {Rule} rule @param {Folded} posting */
const hasFacts = (rule, { remote, category, payTo, days }) =>
  (rule.remote === undefined || rule.remote === remote) &&
  (rule.category === undefined || rule.category === category) &&
  // a month's pay is rounded
  (rule.pays === undefined || payTo >= rule.pays * 0.99) &&
  (rule.saysPay === undefined || payTo === 0) &&
  (rule.days === undefined || days <= rule.days);

/** 0 to 3, for a posting whose fields are folded already. @param {Rule[]} rules @param {Folded} posting */
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
 * How rules grade postings, as a function that is quick where most titles fit none of them.
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
