import type { Params } from 'react-router-dom';
import { jobBoardApi } from '@/api/jobBoardApi';
import { notFoundRoute } from '@/app/routes';
import type { AppStore } from '@/app/store';
import { categoryCountsSearch } from '@/features/categories/useCategories';
import { categoryJobSearch } from '@/features/categories/useCategoryJob';
import { homeJobsSearch } from '@/features/jobs/card/homeJobs';
import { readCompanySearch } from '@/features/jobs/company/useCompanySearch';
import { openJobs } from '@/features/jobs/company/useOpenJobs';
import { similarJobsSearch } from '@/features/jobs/view/useSimilarJobs';
import { payAsked } from '@/features/search/results/payAsked';
import { readSearch, searchArguments } from '@/searchEngine/jobSearch';
import type { HostRenderedRoute } from '@contract/renderedPages';

/**
 * Loads what the screen's hooks will request into the store, with the same calls and arguments.
 * Resolves to the page's HTTP status.
 */
type PageLoader = (
  dispatch: AppStore['dispatch'],
  params: Params,
  query: URLSearchParams,
) => Promise<number>;

const { endpoints } = jobBoardApi;

/** Returns a failed call's HTTP status; `otherwise` if it has none, as after a network error. */
const statusOf = (error: object, otherwise: number) =>
  'status' in error && typeof error.status === 'number' ? error.status : otherwise;

/**
 * The same for the record that a page shows: a malformed id (400) counts as a missing record (404).
 */
const statusOfMissing = (error: object, otherwise: number) => {
  const status = statusOf(error, otherwise);
  return status === 400 ? 404 : status;
};

/**
 * Returns a page's status: 503 if a call failed with a 5xx or without a status, so that crawlers
 * don't index a page without its data; otherwise 200.
 */
const statusOfAll = (answers: readonly { error?: object }[]): number =>
  answers.some(({ error }) => error !== undefined && statusOf(error, 503) >= 500) ? 503 : 200;

const loadHome: PageLoader = async (dispatch) =>
  statusOfAll(
    await Promise.all([
      dispatch(endpoints.searchJobs.initiate(homeJobsSearch)),
      dispatch(endpoints.getStats.initiate()),
      dispatch(endpoints.getFeaturedEmployers.initiate()),
    ]),
  );

/** For pages that make no calls. */
const loadNothing: PageLoader = async () => 200;

const loadTerms: PageLoader = async (dispatch) =>
  statusOfAll([await dispatch(endpoints.getTerms.initiate())]);

const fetchCategories = (dispatch: AppStore['dispatch']) =>
  [
    dispatch(endpoints.getCategories.initiate()),
    dispatch(endpoints.searchJobs.initiate(categoryCountsSearch)),
  ] as const;

const loadCategories: PageLoader = async (dispatch) =>
  statusOfAll(await Promise.all(fetchCategories(dispatch)));

const loadCategory: PageLoader = async (dispatch, { categoryName = '' }) => {
  const [categories, ...jobs] = await Promise.all([
    ...fetchCategories(dispatch),
    dispatch(endpoints.searchJobs.initiate(categoryJobSearch(categoryName))),
  ]);
  const status = statusOfAll([categories, ...jobs]);
  if (status !== 200) return status;
  return categories.data?.some((category) => category.categoryName === categoryName) ? 200 : 404;
};

const loadCompany: PageLoader = async (dispatch, { usernameEmployer = '' }, query) => {
  const { data, error } = await dispatch(endpoints.getEmployer.initiate({ usernameEmployer }));
  if (!data) return statusOfMissing(error ?? {}, error ? 503 : 404);
  const username = data.usernameEmployer || usernameEmployer;
  const open = openJobs(username);
  const { narrowing } = readCompanySearch(query);
  return statusOfAll(
    await Promise.all([
      dispatch(endpoints.searchJobs.initiate(open)),
      dispatch(endpoints.searchJobs.initiate({ ...open, ...narrowing })),
      dispatch(endpoints.getEmployerPromise.initiate({ usernameEmployer: username })),
    ]),
  );
};

const loadJobView: PageLoader = async (dispatch, { jobId = '' }) => {
  const { data, error } = await dispatch(endpoints.getJob.initiate({ id: jobId }));
  if (data) {
    await dispatch(endpoints.getSimilarJobs.initiate(similarJobsSearch(jobId)));
    return 200;
  }
  const status = statusOfMissing(error ?? {}, 404);
  if (status !== 404) return status;
  const { data: end } = await dispatch(endpoints.getJobEnd.initiate({ jobId }));
  if (!end) return status;
  await dispatch(endpoints.getSimilarJobs.initiate(similarJobsSearch(jobId)));
  return 410;
};

/** Loads the list, the job shown beside it on wide screens, and what the searched role pays. */
const loadListing: PageLoader = async (dispatch, _params, query) => {
  const search = readSearch(query);
  const { data, error } = await dispatch(endpoints.searchJobs.initiate(searchArguments(search)));
  if (!data) return statusOf(error ?? {}, 503);
  const [first] = data.items;
  const chosen = search.job || first?._id;
  const role = first && payAsked(search, data.searchedFor);
  return statusOfAll(
    await Promise.all([
      ...(chosen === undefined ? [] : [dispatch(endpoints.getJob.initiate({ id: chosen }))]),
      ...(role ? [dispatch(endpoints.getPayInsight.initiate(role))] : []),
    ]),
  );
};

const loadNotFound: PageLoader = async () => 404;

const pageLoaders: Record<HostRenderedRoute, PageLoader> = {
  home: loadHome,
  signUp: loadNothing,
  signUpEmployer: loadNothing,
  login: loadNothing,
  loginEmployer: loadNothing,
  adminLogin: loadNothing,
  categories: loadCategories,
  category: loadCategory,
  terms: loadTerms,
  help: loadNothing,
  cv: loadNothing,
  jobListing: loadListing,
  jobView: loadJobView,
  employerJobView: loadJobView,
  employerReadOnly: loadCompany,
};
const loadersByName = new Map<string, PageLoader>(
  Object.entries({ ...pageLoaders, [notFoundRoute]: loadNotFound }),
);

/** Returns the loader of a route; `undefined` if the host doesn't render it. */
export const pageLoaderOf = (routeName: string): PageLoader | undefined =>
  loadersByName.get(routeName);
