import type { JobPage } from '@/api/jobBoardApi';
import type { JobSearch } from '@/searchEngine/jobSearch';
import { listingTexts } from '@/texts/search/listing';

export type Looser = JobPage['loosened'][number];

const without: Record<Exclude<Looser['leftOut'], 'words'>, Partial<JobSearch>> = {
  location: { location: '' },
  remote: { remote: false },
  category: { category: [] },
  type: { type: [] },
  pay: { withPay: false, payMin: undefined, payMax: undefined },
  within: { within: undefined },
  degree: { degree: '' },
  company: { company: '' },
  filters: {
    location: '',
    remote: false,
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

/** The change that leaves it out. */
export const looserChange = ({ leftOut, q = '' }: Looser): Partial<JobSearch> =>
  leftOut === 'words' ? { q } : without[leftOut];

const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean);

/**
 * Says what is left out. Of words, those that were typed and are not in the rest; the rest, where
 * the host wrote it in another way.
 */
export const looserText = ({ leftOut, q = '' }: Looser, search: Pick<JobSearch, 'q'>): string => {
  if (leftOut !== 'words') return listingTexts.loosen[leftOut];
  const [typed, rest] = [wordsOf(search.q), wordsOf(q.toLowerCase())];
  const gone = typed.filter((word) => {
    const at = rest.indexOf(word.toLowerCase());
    if (at !== -1) rest.splice(at, 1);
    return at === -1;
  });
  return rest.length === 0 && gone.length > 0
    ? listingTexts.loosen.words(gone.join(' '))
    : listingTexts.loosen.onlyWords(q);
};
