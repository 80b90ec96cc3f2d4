import { http, HttpResponse } from 'msw';
import { ownHost } from '@/api/hostConfig';
import { memberApi } from '@/api/memberApi';
import { makeStore } from '@/app/store';
import type { OperationId } from '@contract/generated/operations';
import { aJob, aJobSeeker, anEmployer } from './fixtures';
import { hostAddress, testHost } from './host/server';

const { endpoints } = memberApi;
function ok(body: object = {}) {
  return () => HttpResponse.json(body);
}

/** Every query that a screen may show, with its argument. */
const watched = [
  ['getJobs', undefined],
  ['getJobsByEmployer', { usernameEmployer: 'ann.lee' }],
  ['getJobsByCategory', { categoryName: 'Nurse Jobs' }],
  ['getJob', { id: 'job-1' }],
  ['getJob', { id: 'job-2' }],
  ['searchJobs', { limit: 6 }],
  ['getStats', undefined],
  ['getSuggestions', { q: 'nur', for: 'what' }],
  ['getPayInsight', { q: 'nurse' }],
  ['getSimilarJobs', { jobId: 'job-3' }],
  ['getEmployer', { usernameEmployer: 'ann.lee' }],
  ['getEmployers', undefined],
  ['getJobSeeker', { usernamejobseek: 'sam.roe' }],
  ['getJobSeekers', undefined],
  ['getAdmins', undefined],
  ['getAnnouncement', undefined],
  ['getTermsVersions', { id: 't' }],
  ['getFeaturedEmployers', undefined],
  ['getCategories', undefined],
  ['getTerms', undefined],
  ['getApplications', undefined],
  ['getSavedJobs', {}],
  ['getSavedJobIds', undefined],
  ['getHidden', undefined],
  ['getHelpQuestions', {}],
  ['getApplicationCounts', undefined],
  ['searchApplicants', { job: 'job-1' }],
  ['getCases', { state: 'open' }],
  ['getCase', { id: 'case-1' }],
  ['getNotices', undefined],
  ['getSessions', undefined],
  ['getApiKeys', undefined],
  ['getWebhooks', undefined],
  ['getWebhookDeliveries', { id: 'w' }],
  ['getAccount', undefined],
  ['getDeletedAccounts', {}],
  ['getEmailVerification', undefined],
] as const;
const answerAll = (status: number): void =>
  testHost.use(
    http.get(`${hostAddress}/employer/getAll`, ok([anEmployer()])),
    http.get(`${hostAddress}/jobseeker/jobseekers`, ok([aJobSeeker()])),
    http.get(`${hostAddress}/admin/cases/:id`, ok({ _id: 'case-1' })),
    http.get(`${hostAddress}/admin/announcement`, ok()),
    http.get(`${hostAddress}/admin/help-questions`, ok({ items: [], total: 0 })),
    http.get(`${hostAddress}/jobdescriptions/jobdescriptions/:id`, ({ params }) =>
      HttpResponse.json(aJob({ _id: String(params['id']) })),
    ),
    http.all(`${hostAddress}/*`, ({ request }) =>
      request.method === 'GET' ? undefined : HttpResponse.json({ message: 'answered' }, { status }),
    ),
  );

/** Starts all these queries. */
export const openScreens = async () => {
  answerAll(200);
  const { store, restoreKeys } = makeStore({ config: ownHost });
  await restoreKeys();
  const start = (name: OperationId, given: unknown) =>
    // each call has its own argument and thunk types; the table above pairs them
    (store.dispatch as (thunk: unknown) => Promise<unknown>)(
      (endpoints[name].initiate as (given: unknown) => unknown)(given),
    );
  await Promise.all(watched.map(([name, given]) => start(name, given)));
  return {
    /**
     * Runs a mutation and returns the paths of all queries that were refetched, once for each
     * request.
     */
    refetchedBy: async (call: OperationId, arg: unknown, status: number): Promise<string[]> => {
      answerAll(status);
      const sent: string[] = [];
      const record = ({ request }: { request: Request }): void => {
        if (request.method === 'GET') sent.push(new URL(request.url).pathname.replace('/api/', ''));
      };
      testHost.events.on('request:start', record);
      await start(call, arg);
      await new Promise((resolve) => {
        setTimeout(resolve, 30);
      });
      await Promise.all(store.dispatch(memberApi.util.getRunningQueriesThunk()));
      testHost.events.removeListener('request:start', record);
      return sent.toSorted();
    },
  };
};
