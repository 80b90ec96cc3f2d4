import type { JobAlert } from '@/api/jobBoardApi';
import { searchArguments, type JobSearch } from '@/searchEngine/jobSearch';
import { alertTexts } from '@/texts/search/alerts';
import { maxAlertName } from './alertFields';

type AlertSearch = JobAlert['search'];

/** What an alert keeps of a search: which jobs are meant, not how old they are or how they are listed. */
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

/** What a search is called until somebody names it: "nurse in Springfield, remote". */
export const alertName = ({ q, company, category, location, near, remote }: JobSearch): string => {
  const { names } = alertTexts;
  const what = q.trim() || category.join(', ') || company.trim() || names.all;
  const place = location.trim();
  const where = place ? names.inPlace(place) : near ? names.near : '';
  return `${what}${where}${remote ? names.remote : ''}`.slice(0, maxAlertName);
};

/** The listing of an alert's search, newest first, as a query string. */
export const alertListing = (search: AlertSearch): string =>
  new URLSearchParams(
    Object.entries({ ...search, sort: 'newest' }).flatMap(([name, value]) =>
      [value].flat().map((each): [string, string] => [name, String(each)]),
    ),
  ).toString();
