import { http, HttpResponse } from 'msw';
import type { InboxItem, Thread } from '@/api/jobBoardApi';
import { hostAddress, testHost } from './host/server';

const job = { applicationId: 'a1', jobId: 'j1', jobtitle: 'Nurse', companyname: 'Lakeside Clinic' };
export const items: InboxItem[] = [
  {
    _id: 'i1',
    kind: 'message',
    at: '2026-01-10T09:00:00.000Z',
    isRead: false,
    ...job,
    threadId: 'a1',
    name: 'Ann Lee',
    text: 'Can you start in May?',
    isMine: false,
  },
  {
    _id: 'i2',
    kind: 'answer',
    at: '2026-01-09T09:00:00.000Z',
    isRead: false,
    ...job,
    state: 'shortlisted',
  },
  {
    _id: 'i3',
    kind: 'alert',
    at: '2026-01-08T09:00:00.000Z',
    isRead: true,
    alert: { _id: 'al', name: 'nurse in Denver', search: { q: 'nurse' } },
    jobs: 3,
  },
];
export const thread: Thread = {
  _id: 'a1',
  ...job,
  self: 'Sam Roe',
  other: 'Ann Lee',
  messages: [
    {
      _id: 'm1',
      from: 'employer',
      name: 'Ann Lee',
      text: 'Can you start in May?',
      createdAt: '2026-01-10T09:00:00.000Z',
    },
  ],
  mayWrite: true,
  isBlocked: false,
};

/** A host with these items; returns the calls it gets. */
export const stubInbox = (all: readonly InboxItem[], shown: Partial<Thread> = {}) => {
  const told: string[] = [];
  let kept = [...all];
  const read = (ids: readonly string[] | undefined): void => {
    kept = kept.map((each) => ({
      ...each,
      isRead: each.isRead || !ids || ids.includes(each._id),
    }));
  };
  const unread = () => kept.filter(({ isRead }) => !isRead).length;
  testHost.use(
    http.get(`${hostAddress}/inbox/unread`, () => HttpResponse.json({ unread: unread() })),
    http.get(`${hostAddress}/inbox`, ({ request }) => {
      const { searchParams } = new URL(request.url);
      const [show, page] = [searchParams.get('show'), Number(searchParams.get('page'))];
      const found = kept.filter(({ isRead }) => show !== 'unread' || !isRead);
      return HttpResponse.json({
        items: found.slice((page - 1) * 20, page * 20),
        total: found.length,
        unread: unread(),
        page,
        limit: 20,
      });
    }),
    http.post<never, { ids?: string[] }>(`${hostAddress}/inbox/read`, async ({ request }) => {
      const { ids } = await request.json();
      told.push(`read ${ids?.join(' ') ?? 'all'}`);
      read(ids);
      return new HttpResponse(null, { status: 204 });
    }),
    http.get(`${hostAddress}/threads/a1`, () => HttpResponse.json({ ...thread, ...shown })),
    http.post(`${hostAddress}/threads/a1/read`, () => {
      told.push('read thread');
      return new HttpResponse(null, { status: 204 });
    }),
    http.post<never, { text: string }>(
      `${hostAddress}/threads/a1/messages`,
      async ({ request }) => {
        told.push(`sent ${(await request.json()).text}`);
        return HttpResponse.json(thread.messages[0], { status: 201 });
      },
    ),
    http.put(`${hostAddress}/threads/a1/block`, () => {
      told.push('blocked');
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return told;
};
