import { within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse, type PathParams } from 'msw';
import type { Job } from '@/api/jobBoardApi';
import type { JobStatus } from '@contract/jobs/jobStatuses';
import { aJob } from './fixtures';
import { hostAddress, testHost } from './host/server';
import { main } from './page';

export const user = userEvent.setup();
export const session = { userRole: 'employer', usernameEmployer: 'ann.lee' };

/**
 * A host that executes the calls: each sets the corresponding state. With `review`, a job has to be
 * reviewed before it goes live.
 */
export const stubOwnJobs = (
  jobs: Job[],
  address: string = hostAddress,
  { review = false }: { review?: boolean } = {},
) => {
  const up: Partial<Job> = review
    ? { status: 'waiting' }
    : { status: 'live', expiresAt: '2026-02-09T12:00:00Z' };
  let kept = jobs;
  const asked: string[] = [];
  const set = (name: string, changes: Partial<Job>) =>
    http.post<PathParams, { answer?: string }>(`${address}/jobs/:id/${name}`, async (call) => {
      const { params, request } = call;
      asked.push(`${name} ${String(params['id'])}`);
      const body = request.headers.get('content-type') === null ? {} : await request.json();
      kept = kept.map((job) =>
        job._id === params['id']
          ? {
              ...job,
              ...changes,
              ...(name === 'answer' && { removalAnswer: body.answer }),
            }
          : job,
      );
      return HttpResponse.json(kept.find((job) => job._id === params['id']) ?? {});
    });
  testHost.use(
    http.get(`${address}/jobdescriptions/employer/:name`, () => HttpResponse.json(kept)),
    set('publish', up),
    set('renew', up),
    set('close', { status: 'filled' }),
    set('answer', {}),
    http.post(`${address}/jobs/:id/duplicate`, ({ params }) => {
      const copy = { ...aJob({ _id: 'copy', jobtitle: 'Copied' }), status: 'draft' as const };
      asked.push(`duplicate ${String(params['id'])}`);
      kept = [copy, ...kept];
      return HttpResponse.json(copy, { status: 201 });
    }),
  );
  return asked;
};
export const job = (status: JobStatus, changes: Partial<Job> = {}) =>
  aJob({
    _id: status,
    jobtitle: `Nurse ${status}`,
    status,
    createdAt: '2026-01-02T12:00:00Z',
    expiresAt: '2026-02-01T12:00:00Z',
    ...changes,
  });
export const buttonsOf = (title: string) =>
  within(main().getByRole('link', { name: title }).closest<HTMLElement>('article') ?? document.body)
    .getAllByRole('button')
    .map((button) => button.textContent)
    .filter(Boolean);
export const focusAndPress = async (name: string) => {
  (await main().findByRole('button', { name })).focus();
  await user.keyboard('{Enter}');
};
