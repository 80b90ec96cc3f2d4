import { http, HttpResponse } from 'msw';
import type { JobAlert } from '@/api/jobBoardApi';
import { hostAddress, testHost } from './host/server';

export const ownZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;

export const anAlert = (changes: Partial<JobAlert> = {}): JobAlert => ({
  _id: 'alert-1',
  name: 'Frontend developer, remote',
  search: { q: 'frontend developer', remote: true, type: ['full-time'] },
  frequency: 'daily',
  weekday: 1,
  hour: 7,
  timeZone: ownZone,
  state: 'on',
  createdAt: '2025-12-01T07:00:00.000Z',
  sentAt: '2026-01-10T07:00:00.000Z',
  nextAt: '2026-01-11T07:00:00.000Z',
  newJobs: 3,
  total: 57,
  totalIsExact: true,
  ...changes,
});

type Sent = { method: string; path: string; body: unknown };
/**
 * A host with one alert at a path, which changes with the calls; returns the requests. Once
 * `refusal` is set, it answers with that.
 */
export const keepAlert = (path: string, start: JobAlert = anAlert()) => {
  const kept = { alert: start, isDeleted: false, refusal: undefined as Response | undefined };
  const sent: Sent[] = [];
  const note = async (request: Request): Promise<unknown> => {
    const text = await request.text();
    const body: unknown = text === '' ? null : JSON.parse(text);
    sent.push({
      method: request.method,
      path: new URL(request.url).pathname.replace('/api', ''),
      body,
    });
    return body;
  };
  testHost.use(
    http.get(`${hostAddress}/job-alerts`, () =>
      HttpResponse.json(kept.isDeleted ? [] : [kept.alert]),
    ),
    http.get(`${hostAddress}${path}`, () => kept.refusal?.clone() ?? HttpResponse.json(kept.alert)),
    http.put(`${hostAddress}${path}`, async ({ request }) => {
      const body = await note(request);
      if (kept.refusal) return kept.refusal.clone();
      kept.alert = { ...kept.alert, ...(body as Partial<JobAlert>) }; // the contract's body
      return HttpResponse.json(kept.alert);
    }),
    http.delete(`${hostAddress}${path}`, async ({ request }) => {
      await note(request);
      kept.isDeleted = true;
      return new HttpResponse(null, { status: 204 });
    }),
    http.post(`${hostAddress}${path}/feedback`, async ({ request }) => {
      await note(request);
      return kept.refusal?.clone() ?? HttpResponse.json(kept.alert);
    }),
  );
  return { kept, sent };
};
