import { http, HttpResponse } from 'msw';
import type { SavedJob } from '@/api/jobBoardApi';
import { aJob } from './fixtures';
import { hostAddress, testHost } from './host/server';

/** A saved job of our own host. */
export const aSavedJob = (job: Partial<SavedJob['job']> = {}, note = ''): SavedJob => ({
  job: aJob({
    status: 'live',
    createdAt: '2026-01-09T10:00:00.000Z',
    expiresAt: '2026-02-08T10:00:00.000Z',
    ...job,
  }),
  note,
  savedAt: '2026-01-09T12:00:00.000Z',
});

const at = `${hostAddress}/saved-jobs`;

/**
 * A host with a job seeker's saved jobs, in this order; saving a removed job again restores its
 * note. `calls` are the calls it gets; `before` runs before each of them is executed.
 */
export const stubSavedJobs = (
  start: readonly SavedJob[],
  before: (call: string) => Promise<unknown> | undefined = () => undefined,
) => {
  let kept = [...start];
  const removed = new Map<string, SavedJob>();
  const calls: string[] = [];
  const told = async (call: string): Promise<void> => {
    calls.push(call);
    await before(call);
  };
  testHost.use(
    http.get(`${at}/ids`, () => HttpResponse.json({ ids: kept.map(({ job }) => job._id) })),
    http.get(at, ({ request }) => {
      const { searchParams } = new URL(request.url);
      const open = kept.filter(({ job }) => job.status === 'live');
      const ended = kept.filter(({ job }) => job.status !== 'live');
      const state = searchParams.get('state');
      const found = state === 'open' ? open : state === 'ended' ? ended : kept;
      const page = Number(searchParams.get('page'));
      return HttpResponse.json({
        items: found.slice((page - 1) * 20, page * 20),
        total: found.length,
        page,
        limit: 20,
        counts: { open: open.length, ended: ended.length },
      });
    }),
    http.post(at, async ({ request }) => {
      const { jobs } = (await request.json()) as { jobs: { jobId: string; note: string }[] }; // the app's body
      await told(`join ${jobs.map(({ jobId, note }) => `${jobId}(${note})`).join(' ')}`);
      kept = [...kept, ...jobs.map(({ jobId, note }) => aSavedJob({ _id: jobId }, note))];
      return HttpResponse.json({ joined: jobs.length, gone: 0, left: [] });
    }),
    http.put(`${at}/:jobId`, async ({ params }) => {
      const id = String(params['jobId']);
      await told(`save ${id}`);
      if (!kept.some(({ job }) => job._id === id))
        kept = [removed.get(id) ?? aSavedJob({ _id: id }), ...kept];
      return new HttpResponse(null, { status: 204 });
    }),
    http.delete(`${at}/:jobId`, async ({ params }) => {
      const id = String(params['jobId']);
      await told(`remove ${id}`);
      for (const each of kept) if (each.job._id === id) removed.set(id, each);
      kept = kept.filter(({ job }) => job._id !== id);
      return new HttpResponse(null, { status: 204 });
    }),
    http.put(`${at}/:jobId/note`, async ({ params, request }) => {
      const { note } = (await request.json()) as { note: string }; // the app's own body
      await told(`note ${String(params['jobId'])}: ${note}`);
      kept = kept.map((each) => (each.job._id === params['jobId'] ? { ...each, note } : each));
      return HttpResponse.json({ note });
    }),
  );
  return { calls, kept: () => kept };
};
