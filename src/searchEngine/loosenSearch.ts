import type { JobPage } from '@/api/jobBoardApi';
import { parseQuery, type Clause } from '@contract/search/parseQuery';
import type { JobSearch } from './jobSearch';

/** With more clauses than this, leaving out one of them hardly helps. */
const maxClauses = 6;

/** A clause as one would type it; its synonyms are found again. */
const asTyped = ({ any, negated }: Clause): string =>
  any
    .filter(({ synonym }) => !synonym)
    .map(({ words, phrase }) => `${negated ? '-' : ''}${phrase ? `"${words}"` : words}`)
    .join(' or ');

/** A search with something left out. */
export type LooserSearch = Pick<JobPage['loosened'][number], 'leftOut' | 'q'> & {
  search: JobSearch;
};

const withoutFilters = (search: JobSearch): LooserSearch[] => {
  const without = (
    isSet: boolean,
    leftOut: LooserSearch['leftOut'],
    changes: Partial<JobSearch>,
  ): LooserSearch[] => (isSet ? [{ leftOut, search: { ...search, ...changes } }] : []);
  return [
    ...without(search.location.trim() !== '', 'location', { location: '' }),
    ...without(search.remote, 'remote', { remote: false }),
    ...without(search.category.length > 0, 'category', { category: [] }),
    ...without(search.type.length > 0, 'type', { type: [] }),
    ...without(
      search.withPay || search.payMin !== undefined || search.payMax !== undefined,
      'pay',
      { withPay: false, payMin: undefined, payMax: undefined },
    ),
    ...without(search.within !== undefined, 'within', { within: undefined }),
    ...without(search.degree.trim() !== '', 'degree', { degree: '' }),
    ...without(search.company.trim() !== '', 'company', { company: '' }),
  ];
};

/**
 * All ways to loosen a search (query relaxation): without each of a few words, without all words,
 * without each filter that is set.
 */
export const loosenSearch = (search: JobSearch): LooserSearch[] => {
  const clauses = parseQuery(search.q);
  const withoutOne =
    clauses.length < 2 || clauses.length > maxClauses
      ? []
      : clauses.map((_, at) =>
          clauses
            .filter((__, other) => other !== at)
            .map(asTyped)
            .join(' '),
        );
  const withWords = (q: string): LooserSearch => ({
    leftOut: 'words',
    q,
    search: { ...search, q },
  });
  const filters = withoutFilters(search);
  return [
    ...[...new Set(withoutOne)].map(withWords),
    // words alone: without all of them it would be no search any more
    ...(clauses.length > 0 && filters.length > 0 ? [withWords('')] : []),
    ...filters,
  ];
};
