import type { JobAlert } from '@/api/jobBoardApi';
import { searchArguments, type JobSearch } from '@/searchEngine/jobSearch';
import { alertTexts } from '@/texts/search/alerts';
import { maxAlertName } from './alertFields';

type AlertSearch = JobAlert['search'];

/**
 * Returns the parts of a search that an alert stores: the filters, without age, sort order or
 * paging.
 */
export const toAlertSearch = (search: JobSearch): AlertSearch => {
  const {
    limit: _limit,
    brief: _brief,
    sort: _sort,
    cursor: _cursor,
    within: _within,
    strict: _strict,
    each: _each,
    ...asked
  } = searchArguments(search);
  return asked;
};

/** Returns a search's default name: "nurse in Springfield, remote". */
export const alertName = ({ q, company, category, location, near, remote }: JobSearch): string => {
  const { names } = alertTexts;
  const what = q.trim() || category.join(', ') || company.trim() || names.all;
  const place = location.trim();
  const where = place ? names.inPlace(place) : near ? names.near : '';
  return `${what}${where}${remote ? names.remote : ''}`.slice(0, maxAlertName);
};

/** Returns the query string of the job listing for an alert's search, newest first. */
export const alertListing = (search: AlertSearch): string =>
  new URLSearchParams(
    Object.entries({ ...search, sort: 'newest' }).flatMap(([name, value]) =>
      [value].flat().map((each): [string, string] => [name, String(each)]),
    ),
  ).toString();
