import type { JobPage } from '@/api/jobBoardApi';
import type { JobSearch } from '@/searchEngine/jobSearch';
import { looserTexts } from '@/texts/search/looser';
import { isMiles } from '@contract/search/places/miles';
import type { Reading } from './readingFilters';

export type Looser = JobPage['loosened'][number];

const without: Record<Exclude<Looser['leftOut'], 'words' | 'distance'>, Partial<JobSearch>> = {
  location: { location: '', near: '', miles: undefined },
  remote: { remote: false },
  applyHere: { applyHere: false },
  category: { category: [] },
  type: { type: [] },
  pay: { withPay: false, payMin: undefined, payMax: undefined },
  within: { within: undefined },
  degree: { degree: '' },
  company: { company: '' },
  filters: {
    location: '',
    near: '',
    miles: undefined,
    remote: false,
    applyHere: false,
    category: [],
    type: [],
    withPay: false,
    payMin: undefined,
    payMax: undefined,
    within: undefined,
    degree: '',
    company: '',
  },
};

/**
 * The readings to remove along with a filter that is left out; `filters` means all that were set.
 */
const kindsWith: Partial<Record<Looser['leftOut'], readonly Reading['kind'][]>> = {
  remote: ['remote'],
  type: ['type'],
  pay: ['pay'],
  within: ['within'],
  filters: ['remote', 'type', 'pay', 'within', 'place'],
};

const tidy = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Returns the readings that the host's remaining words don't contain: all but places. */
const besidesWords = (read: readonly Reading[]): readonly Reading[] =>
  read.filter(({ kind }) => kind !== 'place');

/**
 * Returns the change that leaves something out of a search. Readings such as pay aren't among the
 * host's remaining words: they are kept if words are left out, and removed along with the filter
 * that they stand for.
 */
export const looserChange = (
  { leftOut, q = '', miles = 0 }: Looser,
  search: Pick<JobSearch, 'q' | 'asWords'>,
  read: readonly Reading[],
): Partial<JobSearch> => {
  const typed = (those: readonly Reading[]): string[] => [
    ...new Set(those.map(({ text }) => text)),
  ];
  if (leftOut === 'distance') return isMiles(miles) ? { miles } : {};
  if (leftOut === 'words') return { q: tidy([q, ...typed(besidesWords(read))].join(' ')) };
  const gone = typed(read.filter(({ kind }) => kindsWith[leftOut]?.includes(kind)));
  if (gone.length === 0) return without[leftOut];
  const rest = gone.reduce((words, text) => words.replace(text, ' '), search.q);
  return { ...without[leftOut], q: tidy(rest), asWords: search.asWords };
};

const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean);

/**
 * Returns the text that says what is left out. For words, lists the typed words that are neither
 * among the remaining ones nor part of a reading; or the remaining words if the host spelled those
 * differently, or if those left out aren't next to each other and so read like no words of anybody.
 */
export const looserText = (
  { leftOut, q = '', miles = 0 }: Looser,
  search: Pick<JobSearch, 'q'>,
  read: readonly Reading[],
): string => {
  if (leftOut === 'distance') return looserTexts.distance(miles);
  if (leftOut !== 'words') return looserTexts[leftOut];
  const words = besidesWords(read).reduce((left, { text }) => left.replace(text, ' '), search.q);
  const [typed, rest] = [wordsOf(words), wordsOf(q.toLowerCase())];
  const isGone = typed.map((word) => {
    const at = rest.indexOf(word.toLowerCase());
    if (at !== -1) rest.splice(at, 1);
    return at === -1;
  });
  const gone = typed.slice(isGone.indexOf(true), isGone.lastIndexOf(true) + 1);
  const isTogether = gone.length > 0 && gone.length === isGone.filter(Boolean).length;
  return rest.length === 0 && isTogether
    ? looserTexts.words(gone.join(' '))
    : looserTexts.onlyWords(q);
};
