/**
 * How postings are judged. A rule is `{ grade, title?, notTitle?, company?, place?, kind?, text?
 * }`: the grade is 3 for what was looked for, 2 for what is near to it, 1 for better than nothing;
 * the expressions are tried on folded text. The first rule that fits a posting grades it.
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
 */
/** @typedef {{ title: string, company: string, place: string, kind: string, text: string }} Folded */

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
    words
      .split(' ')
      .map((word) => `(?=.*(?<![\\p{L}\\p{N}])${word}s?(?![\\p{L}\\p{N}]))`)
      .join(''),
    'u',
  );

/** @param {string} words */
const escaped = (words) => words.replace(/[.+*#()|/\\]/g, '\\$&');
/** @param {string} words */
const plural = (words) => `${escaped(words)}s?`;

/**
 * Postings titled so (3), with the words in a longer title (2), or with all of them apart (1).
 * Several names are one occupation's.
 *
 * @param {string[]} names
 * @returns {Rule[]}
 */
export const titled = (...names) => {
  const any = names.map(plural).join('|');
  return [
    { grade: 3, title: exactly(any) },
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
 * The same as a kind of employment, which the posting's own or its title names. A title that names
 * both, in any order, is what was typed.
 *
 * @param {string} kind
 * @param {string} name
 * @returns {Rule[]}
 */
export const ofKind = (kind, name) => [
  { grade: 3, title: new RegExp(`(?=.*(?:${kind})).*${whole(plural(name)).source}`, 'u') },
  ...titled(name).map((rule) => ({ ...rule, kind: new RegExp(kind, 'u') })),
];

/** Postings of a company. @param {RegExp} company @returns {Rule[]} */
export const of = (company) => [{ grade: 3, company }];

/** Postings that say it in their title (3) or their text (2). @param {string} words @returns {Rule[]} */
export const saying = (words) => [
  { grade: 3, title: whole(words) },
  { grade: 2, text: whole(words) },
];

/** 0 to 3, for a posting whose fields are folded already. @param {Rule[]} rules @param {Folded} posting */
export const gradeOf = (rules, { title, company, place, kind, text }) =>
  rules.find(
    (rule) =>
      (rule.title?.test(title) ?? true) &&
      !(rule.notTitle?.test(title) ?? false) &&
      (rule.company?.test(company) ?? true) &&
      (rule.place?.test(`${place} | ${title}`) ?? true) &&
      (rule.kind?.test(`${kind} | ${title}`) ?? true) &&
      (rule.text?.test(text) ?? true),
  )?.grade ?? 0;
