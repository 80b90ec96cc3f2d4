import type { SubmitEvent } from 'react';
import type { JobSearchControls } from '@/features/search/useJobSearch';
import type { Suggestion } from '@/searchEngine/suggestJobs';
import { useTypedText } from '@/ui/form/useTypedText';

/**
 * What and Where of a search: typing searches after a pause, a taken suggestion and `submit` at
 * once.
 */
export const useSearchFields = ({
  search,
  change,
}: Pick<JobSearchControls, 'search' | 'change'>) => {
  const what = useTypedText(search.q, (q) => change({ q }, { typing: true }));
  const where = useTypedText(search.location, (location) => change({ location }, { typing: true }));
  const setWhat = (q: string): void => {
    what.put(q);
    change({ q });
  };
  const setWhere = (location: string): void => {
    where.put(location);
    change({ location });
  };
  const setCompany = (company: string): void => {
    what.put('');
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
      change({ q: what.take(), location: where.take() });
    },
  };
};
