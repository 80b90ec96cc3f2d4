import { fireEvent } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { Job } from '@/api/jobBoardApi';
import { aJob } from './fixtures';
import { hostAddress, testHost } from './host/server';
import { main } from './page';

export const user = userEvent.setup();
export const session = { userRole: 'employer', usernameEmployer: 'ann.lee' };
export const nurse = aJob();
export const clerk = aJob({
  _id: 'job-2',
  jobtitle: 'Ward Clerk',
  categoryName: 'HR Jobs',
  joboverview: 'Keep the ward’s papers.',
});

type Seen = {
  asked: number;
  names: unknown[];
  saved: { id: unknown; body: Record<string, unknown> }[];
};

/** A host that stores saved jobs; `asked` counts the reads of the list. */
export const stubSavedJobs = (jobs: Job[], address: string = hostAddress) => {
  const seen: Seen = { asked: 0, names: [], saved: [] };
  let kept = jobs;
  testHost.use(
    http.get(`${address}/jobdescriptions/employer/:name`, ({ params }) => {
      seen.asked += 1;
      seen.names.push(params['name']);
      return HttpResponse.json(kept);
    }),
    http.put(`${address}/jobdescriptions/:id`, async ({ params, request }) => {
      const body = (await request.json()) as Record<string, unknown>; // the form's body
      seen.saved.push({ id: params['id'], body });
      kept = kept.map((job) => (job._id === params['id'] ? { ...job, ...body } : job));
      return HttpResponse.json({ message: 'saved' });
    }),
  );
  return seen;
};
export const refusing = (
  status: number,
  body: Record<string, unknown>,
  address: string = hostAddress,
) =>
  testHost.use(
    http.put(`${address}/jobdescriptions/:id`, () => HttpResponse.json(body, { status })),
  );
export const field = (label: string) => main().getByLabelText<HTMLInputElement>(label);
export const change = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } });
export const save = () => user.click(main().getByRole('button', { name: 'Save' }));
export const editing = (title: string) =>
  main().findByRole('heading', { level: 1, name: `Edit ${title}` });
export const titles = () =>
  main()
    .getAllByRole('heading', { level: 2 })
    .map((heading) => heading.textContent);
