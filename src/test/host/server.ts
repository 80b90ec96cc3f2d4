import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import type { HostConfig } from '@/api/hostConfig';
import { categories } from '@contract/constants/categories';
import { anOpenToWork } from '../candidates';
import { aCompany, aJob, anEmployer, aJobSeeker } from '../fixtures';

/**
 * The base URL of the component tests' host. jsdom's page has the same origin, so it counts as our
 * own host.
 */
export const hostAddress = 'http://localhost/api';
/** A host that answers only the calls of spec §7, on another origin. */
export const specHost: HostConfig = { apiHost: 'http://spec.example', extensions: false };

/** A search's answer. */
export const page = (jobs = [aJob({ createdAt: '2026-01-09T10:00:00.000Z' })]) => ({
  items: jobs,
  total: jobs.length,
  totalIsExact: true,
  facets: { category: [], type: [], place: [] },
  facetsAreExact: true,
  searchedFor: null,
  loosened: [],
  nextCursor: null,
});

/** The pay insight of a role for which too few jobs state their pay. */
const noPay = {
  role: '',
  place: null,
  remote: false,
  jobs: 0,
  lower: null,
  median: null,
  upper: null,
};

/**
 * A small mock host for component tests, at the network level: nothing of the app is mocked. A test
 * adds its own handlers before these.
 */
export const testHost = setupServer(
  http.get(`${hostAddress}/session`, () => HttpResponse.json(null)),
  http.delete(`${hostAddress}/session`, () => new HttpResponse(null, { status: 204 })),
  http.get(`${hostAddress}/stats`, () => HttpResponse.json({ liveJobs: 1, employersHiring: 1 })),
  http.get(`${hostAddress}/email-verification`, () =>
    HttpResponse.json({ email: 'ann@firm.example', verifiedAt: '2026-01-01T00:00:00.000Z' }),
  ),
  http.get(`${hostAddress}/jobs/search`, () => HttpResponse.json(page())),
  http.get(`${hostAddress}/jobs/suggestions`, () => HttpResponse.json({ items: [] })),
  http.get(`${hostAddress}/jobs/pay`, () => HttpResponse.json(noPay)),
  http.get(`${hostAddress}/open-to-work`, () => HttpResponse.json(anOpenToWork())),
  http.get(`${hostAddress}/jobs/for-you`, () => HttpResponse.json({ on: true, items: [] })),
  http.get(`${hostAddress}/jobs/:jobId/similar`, () => HttpResponse.json({ items: [] })),
  http.post(`${hostAddress}/jobs/searches`, () => new HttpResponse(null, { status: 204 })),
  http.post(`${hostAddress}/jobs/:jobId/views`, () => new HttpResponse(null, { status: 204 })),
  http.get(`${hostAddress}/employers/:usernameEmployer/promise`, () =>
    HttpResponse.json({ due: 0, kept: 0 }),
  ),
  http.get(`${hostAddress}/jobs/:jobId/end`, () =>
    HttpResponse.json({ message: 'Not found' }, { status: 404 }),
  ),
  http.get(`${hostAddress}/jobdescriptions/getAll`, () => HttpResponse.json([aJob()])),
  http.get(`${hostAddress}/jobdescriptions/employer/:usernameEmployer`, () =>
    HttpResponse.json([aJob()]),
  ),
  http.get(`${hostAddress}/jobdescriptions/getByCategory/:categoryName`, () =>
    HttpResponse.json([aJob()]),
  ),
  http.get(`${hostAddress}/jobdescriptions/jobdescriptions/:id`, () => HttpResponse.json(aJob())),
  http.get(`${hostAddress}/featuredemployer/`, () =>
    HttpResponse.json([{ _id: 'featured-1', employerName: 'Lakeside Clinic', employerImage: '' }]),
  ),
  http.get(`${hostAddress}/categories/`, () =>
    HttpResponse.json(
      categories.map((categoryName, index) => ({ _id: String(index), categoryName, image: '' })),
    ),
  ),
  http.get(`${hostAddress}/employer/employers/username/:usernameEmployer`, () =>
    HttpResponse.json({ data: anEmployer() }),
  ),
  http.get(`${hostAddress}/jobseeker/jobseekers/username/:usernamejobseek`, () =>
    HttpResponse.json(aJobSeeker()),
  ),
  http.get(`${hostAddress}/applications`, () => HttpResponse.json([])),
  http.get(`${hostAddress}/saved-jobs/ids`, () => HttpResponse.json({ ids: [] })),
  http.get(`${hostAddress}/hidden`, () => HttpResponse.json({ items: [] })),
  http.get(`${hostAddress}/inbox/unread`, () => HttpResponse.json({ unread: 0 })),
  // an open stream without events
  http.get(
    `${hostAddress}/events`,
    () =>
      new HttpResponse(new ReadableStream(), { headers: { 'content-type': 'text/event-stream' } }),
  ),
  http.get(`${hostAddress}/saved-jobs`, () =>
    HttpResponse.json({ items: [], total: 0, page: 1, limit: 20, counts: { open: 0, ended: 0 } }),
  ),
  http.get(`${hostAddress}/resumes`, () => HttpResponse.json([])),
  http.get(`${hostAddress}/applications/counts`, () => HttpResponse.json([])),
  http.get(`${hostAddress}/jobs/:jobId/applications`, () => HttpResponse.json([])),
  http.get(`${hostAddress}/admin/cases`, () =>
    HttpResponse.json({ items: [], total: 0, page: 1, limit: 20 }),
  ),
  http.get(`${hostAddress}/company`, () => HttpResponse.json(aCompany())),
  http.get(`${hostAddress}/company/webhooks`, () => HttpResponse.json([])),
  http.get(`${hostAddress}/company/webhooks/:id/deliveries`, () =>
    HttpResponse.json({ items: [] }),
  ),
  http.get(`${hostAddress}/company/history`, () => HttpResponse.json({ items: [] })),
  http.get(`${hostAddress}/notices`, () => HttpResponse.json({ items: [] })),
  http.get(`${hostAddress}/terms/terms`, () => HttpResponse.json([])),
  http.get(`${hostAddress}/terms/:id/versions`, () => HttpResponse.json([])),
  http.get(`${hostAddress}/sessions`, () => HttpResponse.json([])),
  http.get(`${hostAddress}/account/api-keys`, () => HttpResponse.json([])),
  http.get(`${hostAddress}/account`, () =>
    HttpResponse.json({
      username: 'ann.lee',
      role: 'employer',
      createdAt: '2026-01-01T00:00:00Z',
      consent: null,
      termsVersion: null,
    }),
  ),
  http.get(`${hostAddress}/admin/deleted-accounts`, () =>
    HttpResponse.json({ items: [], total: 0 }),
  ),
  http.get(`${hostAddress}/admins`, () => HttpResponse.json({ items: [], invitations: [] })),
);
