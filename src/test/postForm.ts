import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { JobFormValues } from '@/features/jobs/inputs/jobFields';
import { hostAddress, testHost } from './host/server';
import { main } from './page';

export const user = userEvent.setup();
export const asEmployer = { session: { userRole: 'employer', usernameEmployer: 'ann.lee' } };
export const fieldOf = (name: string): HTMLInputElement => {
  const field = screen.getByRole('main').querySelector<HTMLInputElement>(`form [name="${name}"]`);
  if (!field) throw new Error(`no field ${name}`);
  return field;
};
export const submit = () => user.click(main().getByText('Post job'));
export const shown = () => main().findByText('Post job');

/** The values that `fill` enters. */
export const typed: JobFormValues = {
  jobtitle: 'Ward Nurse',
  companyname: 'Larkfield Health',
  location: 'Austin, TX',
  categoryName: 'Nurse Jobs',
  joboverview: 'Care for people after surgery.',
  responsibilities1: 'Agree the plan of care',
  responsibilities2: 'Give medication',
  responsibilities3: 'Hand over in writing',
  responsibilities4: 'Teach a student',
  responsibilities5: 'Keep the ward ready',
  qualification1: 'State licence',
  qualification2: 'Two years on a ward',
  qualification3: 'Clear English',
  qualification4: 'One weekend a month',
  employementtype: 'Full-time',
  monthlysalary1: '3900',
  monthlysalary2: '5200',
  numberofvacancies: '3',
  degreerequired: 'BSc Nursing',
};
export const fill = (changes: Partial<JobFormValues> = {}) => {
  for (const [name, value] of Object.entries({ ...typed, ...changes }))
    fireEvent.change(fieldOf(name), { target: { value } });
};
export const inForm = () =>
  Object.fromEntries(Object.keys(typed).map((name) => [name, fieldOf(name).value]));
/** A host that accepts postings; returns their bodies. */
export const stubAddJob = (
  answer: () => Response | Promise<Response> = () => HttpResponse.json({}, { status: 201 }),
  address: string = hostAddress,
) => {
  const bodies: unknown[] = [];
  testHost.use(
    http.post(`${address}/jobdescriptions/add`, async ({ request }) => {
      bodies.push(await request.json());
      return answer();
    }),
  );
  return bodies;
};
/** The keys of the drafts stored on the device. */
export const drafts = () => Object.keys(localStorage).filter((name) => name.startsWith('draft:'));
