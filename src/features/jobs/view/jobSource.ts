import type { ApplicationSource } from '@/api/jobBoardApi';
import { pageBefore } from '@/ui/page/visitedPages';
import { matchRoute } from '@contract/matchRoute';
import type { RouteName } from '@contract/routes';

const sources: Partial<Record<RouteName, ApplicationSource>> = {
  home: 'home',
  jobListing: 'search',
  categories: 'category',
  category: 'category',
  jobView: 'similar',
  employerJobView: 'similar',
  employerReadOnly: 'company',
};

const found = new Map<string, ApplicationSource>();
/**
 * Where on the site the visitor found a job, as it was when they first came to its page: logging
 * in on the way to an application changes nothing. `path` is that of the present page.
 */
export const sourceOfJob = (jobId: string, path: string): ApplicationSource => {
  const route = matchRoute(pageBefore(path));
  const source = found.get(jobId) ?? ((route && sources[route]) || 'link');
  found.set(jobId, source);
  return source;
};
