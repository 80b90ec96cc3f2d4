import type { SubmitEvent } from 'react';
import type { JobSearchControls } from '@/features/search/useJobSearch';
import type { Suggestion } from '@/searchEngine/suggestJobs';
import { useDebouncedText } from '@/ui/form/useDebouncedText';

/**
 * What and Where of a search: typing searches after a pause, a taken suggestion and `submit` at
 * once.
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
  const setCompany = (company: string): void => {
    what.replace('');
    change({ q: '', company });
  };
  return {
    what: {
      input: what.input,
      onTake: ({ kind, text }: Suggestion) =>
        kind === 'company' ? setCompany(text) : setWhat(text),
      onClear: () => setWhat(''),
    },
    where: {
      input: where.input,
      onTake: ({ text }: Suggestion) => setWhere(text),
      onClear: () => setWhere(''),
    },
    submit: (event: SubmitEvent<HTMLFormElement>): void => {
      event.preventDefault();
      change({ q: what.flush(), location: where.flush() });
    },
  };
};
