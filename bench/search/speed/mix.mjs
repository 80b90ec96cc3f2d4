import { pick, prngOf, shuffleBag, shuffled } from './prng.mjs';

/** @typedef {import('./corpus.mjs').Corpus} Corpus */
/**
 * @typedef {object} Request
 * @property {string} kind
 * @property {string} path
 * @property {number} [pages] The number of pages to read, each of which is a request; 1 by default.
 * @property {string} [words] The query for a naive search.
 */
/** @typedef {Omit<Request, 'kind'>} Asked */
/** @typedef {[kind: string, share: number, make: (index: number) => Asked]} Kind */

const categories = [
  'IT Jobs',
  'Engineering',
  'Sales Jobs',
  'Marketing Jobs',
  'HR Jobs',
  'Finance Jobs',
  'Hotel Jobs',
  'Business Analyst',
  'Restaurant Jobs',
  'Nurse Jobs',
  'Teacher Jobs',
  'Web Dev Jobs',
];
/** Coordinates of large cities, in the format of visitors' positions. */
const positions = [
  '40.7,-74',
  '41.9,-87.6',
  '29.8,-95.4',
  '36.2,-96',
  '47.6,-122.3',
  '33.4,-112.1',
];
const zips = ['10001', '60601', '77002', '85003', '19103', '78205', '92101', '74103', '98101'];
const miles = ['5', '10', '25', '50', '100'];
/** Words that add pay, a type, remote or an age to a title. */
const readable = [
  '$25 an hour',
  'part time',
  'remote',
  'posted today',
  '$60k',
  'full time',
  'this week',
];
const types = ['full-time', 'part-time', 'contract', 'temporary', 'internship'];

/** Returns the app's request for a page of results. @param {Record<string, string>} parameters */
const search = (parameters) =>
  `/api/jobs/search?${new URLSearchParams([...Object.entries(parameters), ['brief', 'true'], ['limit', '20']])}`;

/**
 * Puts a typo into a word of at least four letters.
 *
 * @param {string} word
 * @param {() => number} random
 */
const addTypo = (word, random) => {
  const at = 1 + Math.floor(random() * (word.length - 2));
  const [before, letter, next, after] = [
    word.slice(0, at),
    word[at],
    word[at + 1],
    word.slice(at + 2),
  ];
  return pick(random, [
    `${before}${next}${letter}${after}`,
    `${before}${next}${after}`,
    `${before}${letter}${letter}${next}${after}`,
    `${before}${pick(random, 'aeiourstln'.split(''))}${next}${after}`,
  ]);
};
/** @param {() => number} random */
const gibberish = (random) =>
  Array.from({ length: 8 }, () => pick(random, 'bcdfghjkmpqvwxz'.split(''))).join('');

/**
 * Returns one to three random filters.
 *
 * @param {() => number} random
 * @param {Corpus} corpus
 * @returns {Record<string, string>}
 */
const filtersOf = (random, corpus) => {
  const choices = [
    () => ({ category: pick(random, categories) }),
    () => ({ category: pick(random, categories) }),
    () => ({ type: pick(random, types) }),
    () => ({ remote: 'true' }),
    () => ({ withPay: 'true' }),
    () => ({ payMin: String(2000 + 500 * Math.floor(random() * 20)) }),
    () => ({ payMin: '4000', payMax: String(5000 + 500 * Math.floor(random() * 10)) }),
    () => ({ within: pick(random, ['1', '3', '7', '14']) }),
    () => ({ company: pick(random, corpus.companies).split(' ')[0] ?? '' }),
    () => ({ location: pick(random, corpus.places).split(',')[0] ?? '' }),
    () => ({ location: pick(random, corpus.places) }),
    () => ({ degree: pick(random, ['not stated', 'bachelor']) }),
  ];
  const drawn = shuffled(random, choices).slice(0, 1 + Math.floor(random() * 3));
  return Object.assign({}, ...drawn.map((draw) => draw()));
};

/**
 * Creates a shuffle bag for each list of the corpus.
 *
 * @param {Corpus} corpus
 * @param {() => number} random
 */
const shuffleBagsOf = (corpus, random) => ({
  common: shuffleBag(random, corpus.common),
  ofTitles: shuffleBag(random, corpus.ofTitles),
  rare: shuffleBag(random, corpus.rare),
  title: shuffleBag(random, corpus.titles),
  id: shuffleBag(random, corpus.ids),
  company: shuffleBag(random, corpus.companies),
  place: shuffleBag(random, corpus.places),
  longWord: shuffleBag(
    random,
    corpus.ofTitles.filter((word) => word.length >= 6),
  ),
});

/** @param {string} words @param {Record<string, string>} [more] @returns {Asked} */
const asked = (words, more = {}) => ({ path: search({ q: words, ...more }), words });
/** @param {string} q @param {'what' | 'where'} field @returns {Asked} */
const suggest = (q, field) => ({
  path: `/api/jobs/suggestions?${new URLSearchParams({ q, for: field })}`,
});

/**
 * Returns the kinds of requests whose words or parameters are read as pay, types, places and so on.
 *
 * @param {() => number} random
 * @param {ReturnType<typeof shuffleBagsOf>} draw
 * @returns {Kind[]}
 */
const understoodKinds = (random, draw) => [
  [
    'pay, type, remote or age among the words',
    0.03,
    (index) => asked(`${draw.ofTitles()} ${readable[index % readable.length]}`),
  ],
  [
    'within miles of a place',
    0.02,
    () => asked(draw.ofTitles(), { location: draw.place(), miles: pick(random, miles) }),
  ],
  ['near the visitor', 0.01, () => asked(draw.ofTitles(), { near: pick(random, positions) })],
  [
    'a ZIP code',
    0.01,
    (index) =>
      index % 2 === 0
        ? asked(`${draw.ofTitles()} ${pick(random, zips)}`)
        : asked(draw.ofTitles(), { location: pick(random, zips) }),
  ],
  [
    'readings taken back',
    0.01,
    (index) => {
      const said = readable[index % readable.length] ?? '';
      return asked(`${draw.ofTitles()} ${said}`, { asWords: said });
    },
  ],
];

/** The shares of deep pages and of all other kinds together. */
const [deepShare, kindsShare] = [0.05, 0.95];
/**
 * Returns the kinds of requests: name, share, and how each request is generated.
 *
 * @param {Corpus} corpus
 * @param {() => number} random
 * @param {ReturnType<typeof shuffleBagsOf>} draw
 * @returns {Kind[]}
 */
const kindsOf = (corpus, random, draw) => {
  /** @param {string} text */
  const begun = (text) =>
    text
      .toLowerCase()
      .slice(0, 2 + Math.floor(random() * 7))
      .trim();
  const typo = () => addTypo(draw.longWord(), random);
  const filters = () => filtersOf(random, corpus);
  return [
    ['common words', 0.15, (index) => asked(index % 2 === 0 ? draw.common() : draw.ofTitles())],
    ['titles of two or three words', 0.17, () => asked(draw.title())],
    ['rare words', 0.08, () => asked(draw.rare())],
    [
      'nothing to find',
      0.05,
      (index) => asked(index % 2 === 0 ? gibberish(random) : `${draw.rare()} ${draw.rare()}`),
    ],
    ['typos', 0.05, (index) => asked(index % 2 === 0 ? typo() : `${typo()} ${draw.ofTitles()}`)],
    ['filters only', 0.12, () => ({ path: search(filters()) })],
    [
      'words and filters',
      0.1,
      (index) => asked(index % 2 === 0 ? draw.ofTitles() : draw.title(), filters()),
    ],
    [
      'a place among the words',
      0.05,
      () => asked(`${draw.ofTitles()} in ${draw.place().replace(',', '')}`),
    ],
    [
      'nearest first',
      0.03,
      () => asked(draw.ofTitles(), { location: draw.place(), sort: 'distance' }),
    ],
    [
      'more words than a job says',
      0.05,
      () => asked(`${draw.title()} ${draw.rare()} ${draw.ofTitles()}`),
    ],
    [
      'suggestions',
      0.05,
      (index) =>
        index % 3 === 0
          ? suggest(begun(draw.place()), 'where')
          : suggest(begun(index % 3 === 1 ? draw.title() : draw.company()), 'what'),
    ],
    ['similar jobs', 0.02, () => ({ path: `/api/jobs/${draw.id()}/similar` })],
    [
      'newest or best paid, with words',
      0.03,
      (index) => asked(draw.ofTitles(), { sort: index % 2 === 0 ? 'newest' : 'pay' }),
    ],
    ...understoodKinds(random, draw),
  ];
};

/**
 * Draws requests from a mix with a Zipf distribution (the n-th 1/n as often as the first), as in
 * search logs. First pages only.
 *
 * @param {Request[]} mix
 * @param {number} count
 * @param {number} seed
 */
export const makeZipfRequests = (mix, count, seed) => {
  const random = prngOf(seed);
  let all = 0;
  const reached = mix.map((_, index) => (all += 1 / (index + 1)));
  return Array.from({ length: count }, () => {
    const at = random() * all;
    let [from, to] = [0, reached.length - 1];
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((reached[middle] ?? 0) < at) from = middle + 1;
      else to = middle;
    }
    const { kind, path } = mix[from] ?? mix[0] ?? { kind: '', path: '' };
    return { kind, path };
  });
};

/**
 * Returns a mix of `count` requests in random order, the same for the same seed.
 *
 * @param {Corpus} corpus
 * @param {number} count
 * @param {number} seed
 */
export const makeMix = (corpus, count, seed) => {
  const random = prngOf(seed);
  const draw = shuffleBagsOf(corpus, random);
  const kinds = kindsOf(corpus, random, draw);
  const all = kinds.reduce((sum, [, share]) => sum + share, 0);
  let upTo = 0;
  /** @type {Request[]} */
  const items = kinds.flatMap(([kind, share, make]) => {
    const before = Math.round(upTo * count);
    upTo += (kindsShare * share) / all;
    const length = Math.round(upTo * count) - before;
    return Array.from({ length }, (_, index) => ({ kind, ...make(index) }));
  });
  // searches of five to ten pages, until a twentieth of all requests are such pages
  for (
    let left = Math.round(deepShare * count), pages = 5;
    left > 0;
    left -= pages, pages = 5 + ((pages - 4) % 6)
  ) {
    items.push({
      kind: 'deep pages',
      path: search(pages % 2 === 0 ? { q: draw.common() } : { category: pick(random, categories) }),
      pages: Math.min(pages, left),
    });
  }
  return shuffled(random, items);
};
