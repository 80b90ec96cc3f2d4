import { chanceOf, dealer, pick, shuffled } from './chance.mjs';

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
const types = ['full-time', 'part-time', 'contract', 'temporary', 'internship'];

/** As the app asks for a page of results. */
const search = (parameters) =>
  `/api/jobs/search?${new URLSearchParams([...Object.entries(parameters), ['brief', 'true'], ['limit', '20']])}`;

const damage = (word, chance) => {
  const at = 1 + Math.floor(chance() * (word.length - 2));
  const [before, letter, next, after] = [
    word.slice(0, at),
    word[at],
    word[at + 1],
    word.slice(at + 2),
  ];
  return pick(chance, [
    `${before}${next}${letter}${after}`,
    `${before}${next}${after}`,
    `${before}${letter}${letter}${next}${after}`,
    `${before}${pick(chance, 'aeiourstln')}${next}${after}`,
  ]);
};
const gibberish = (chance) =>
  Array.from({ length: 8 }, () => pick(chance, 'bcdfghjkmpqvwxz')).join('');

/** One to three filters, drawn anew each time. */
const filtersOf = (chance, corpus) => {
  const choices = [
    () => ({ category: pick(chance, categories) }),
    () => ({ category: pick(chance, categories) }),
    () => ({ type: pick(chance, types) }),
    () => ({ remote: 'true' }),
    () => ({ withPay: 'true' }),
    () => ({ payMin: String(2000 + 500 * Math.floor(chance() * 20)) }),
    () => ({ payMin: '4000', payMax: String(5000 + 500 * Math.floor(chance() * 10)) }),
    () => ({ within: pick(chance, ['1', '3', '7', '14']) }),
    () => ({ company: pick(chance, corpus.companies).split(' ')[0] }),
    () => ({ location: pick(chance, corpus.places).split(',')[0] }),
    () => ({ location: pick(chance, corpus.places) }),
    () => ({ degree: pick(chance, ['not stated', 'bachelor']) }),
  ];
  const drawn = shuffled(chance, choices).slice(0, 1 + Math.floor(chance() * 3));
  return Object.assign({}, ...drawn.map((draw) => draw()));
};

/**
 * The mix: `count` requests in an order of chance, the same for the same seed. Each is `{ kind,
 * path, pages?, words? }`; one with `pages` goes on to as many pages and counts as so many
 * requests; `words` are what a naive search would be asked.
 */
export const makeMix = (corpus, count, seed) => {
  const chance = chanceOf(seed);
  const [common, ofTitles, rare, title] = [
    corpus.common,
    corpus.ofTitles,
    corpus.rare,
    corpus.titles,
  ].map((items) => dealer(chance, items));
  const [id, company, place] = [corpus.ids, corpus.companies, corpus.places].map((items) =>
    dealer(chance, items),
  );
  const longWords = dealer(
    chance,
    corpus.ofTitles.filter((word) => word.length >= 6),
  );
  const asked = (words, more = {}) => ({ path: search({ q: words, ...more }), words });
  const begun = (text) =>
    text
      .toLowerCase()
      .slice(0, 2 + Math.floor(chance() * 7))
      .trim();
  const suggest = (q, where) => ({
    path: `/api/jobs/suggestions?${new URLSearchParams({ q, for: where })}`,
  });
  const kinds = [
    ['common words', 0.2, (index) => asked(index % 2 === 0 ? common() : ofTitles())],
    ['titles of two or three words', 0.2, () => asked(title())],
    ['rare words', 0.1, () => asked(rare())],
    [
      'nothing to find',
      0.05,
      (index) => asked(index % 2 === 0 ? gibberish(chance) : `${rare()} ${rare()}`),
    ],
    [
      'typos',
      0.05,
      (index) =>
        asked(
          index % 2 === 0
            ? damage(longWords(), chance)
            : `${damage(longWords(), chance)} ${ofTitles()}`,
        ),
    ],
    ['filters only', 0.15, () => ({ path: search(filtersOf(chance, corpus)) })],
    [
      'words and filters',
      0.1,
      (index) => asked(index % 2 === 0 ? ofTitles() : title(), filtersOf(chance, corpus)),
    ],
    [
      'suggestions',
      0.05,
      (index) =>
        index % 3 === 0
          ? suggest(begun(place()), 'where')
          : suggest(begun(index % 3 === 1 ? title() : company()), 'what'),
    ],
    ['similar jobs', 0.02, () => ({ path: `/api/jobs/${id()}/similar` })],
    [
      'newest or best paid, with words',
      0.03,
      (index) => asked(ofTitles(), { sort: index % 2 === 0 ? 'newest' : 'pay' }),
    ],
  ];
  const items = kinds.flatMap(([kind, share, make]) =>
    Array.from({ length: Math.round(share * count) }, (_, index) => ({ kind, ...make(index) })),
  );
  // five to ten pages of a search, until a twentieth of the requests are such pages
  for (
    let left = Math.round(0.05 * count), pages = 5;
    left > 0;
    left -= pages, pages = 5 + ((pages - 4) % 6)
  ) {
    items.push({
      kind: 'deep pages',
      path: search(pages % 2 === 0 ? { q: common() } : { category: pick(chance, categories) }),
      pages: Math.min(pages, left),
    });
  }
  return shuffled(chance, items);
};
