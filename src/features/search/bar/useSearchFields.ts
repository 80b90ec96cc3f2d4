import type { SubmitEvent } from 'react';
import type { JobSearchControls } from '@/features/search/useJobSearch';
import type { JobSearch } from '@/searchEngine/jobSearch';
import { useDebouncedText } from '@/ui/form/useDebouncedText';
import type { Offer } from './useSuggestions';

/**
 * Returns the state of a search's What and Where fields: typing searches after a debounce, a taken
 * suggestion and `submit` at once.
 */
export const useSearchFields = ({
  search,
  change,
}: Pick<JobSearchControls, 'search' | 'change'>) => {
  const what = useDebouncedText(search.q, (q) => change({ q }, { typing: true }));
  const where = useDebouncedText(search.location, (location) =>
    change({ location }, { typing: true }),
  );
  const setWhat = (q: string): void => {
    what.replace(q);
    change({ q });
  };
  const setWhere = (location: string): void => {
    where.replace(location);
    change({ location });
  };
  const setFilter = (filter: Partial<JobSearch>): void => {
    what.replace('');
    change({ q: '', ...filter });
  };
  return {
    what: {
      input: what.input,
      onChoose: ({ kind, text }: Offer) => {
        if (kind === 'company') setFilter({ company: text });
        else if (kind === 'category') setFilter({ category: [text] });
        else setWhat(text);
      },
      onClear: () => setWhat(''),
    },
    where: {
      input: where.input,
      onChoose: ({ text }: Offer) => setWhere(text),
      onClear: () => setWhere(''),
    },
    submit: (event: SubmitEvent<HTMLFormElement>): void => {
      event.preventDefault();
      change({ q: what.flush(), location: where.flush() });
    },
  };
};
