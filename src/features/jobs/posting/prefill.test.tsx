import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Employer, Job } from '@/api/jobBoardApi';
import { aJob, anEmployer } from '@/test/fixtures';
import { gate } from '@/test/host/gate';
import { holdAnswer } from '@/test/host/holdAnswer';
import { hostAddress, testHost } from '@/test/host/server';
import { main } from '@/test/page';
import { asEmployer, drafts, fieldOf, inForm, shown, user } from '@/test/postForm';
import { renderApp } from '@/test/renderApp';

const stubOwn = (employer: Partial<Employer>, jobs: Job[]) =>
  testHost.use(
    http.get(`${hostAddress}/employer/employers/username/ann.lee`, () =>
      HttpResponse.json({ data: anEmployer(employer) }),
    ),
    http.get(`${hostAddress}/jobdescriptions/employer/ann.lee`, () => HttpResponse.json(jobs)),
    http.get(`${hostAddress}/jobdescriptions/jobdescriptions/:id`, ({ params }) =>
      HttpResponse.json({
        ...jobs.find(({ _id }) => _id === params['id']),
        answersWithin: 7,
        closesOn: '2024-01-31',
        longDescription: 'As **before**',
      }),
    ),
  );
const startFrom = async (name: string) => {
  await user.click(main().getByRole('button', { name: 'Start from one of your jobs' }));
  await user.click(await screen.findByRole('menuitem', { name }));
};
const last = aJob({ _id: 'job-2', location: 'Boise, ID', employementtype: 'Part-time' });
const first = aJob({ _id: 'job-1', jobtitle: 'Ward Clerk', location: 'Nampa, ID' });
const open = async () => {
  renderApp('/jobpost/ann.lee', asEmployer);
  await shown();
  await waitFor(() => expect(fieldOf('location')).toHaveValue('Boise, ID'));
};

test('company, place and type are there; pay and vacancies start at 0, and it is no draft yet', async () => {
  stubOwn({ companyName: 'Larkfield Health' }, [last, first]);
  await open();
  expect(inForm()).toMatchObject({
    companyname: 'Larkfield Health',
    location: 'Boise, ID',
    employementtype: 'Part-time',
    jobtitle: '',
    categoryName: '',
    monthlysalary1: '0',
    monthlysalary2: '0',
    numberofvacancies: '0',
  });
  expect(drafts()).toEqual([]);
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
});

test('nothing comes into a field that somebody is in', async () => {
  const answer = gate();
  testHost.use(
    http.get(`${hostAddress}/jobdescriptions/employer/ann.lee`, async () => {
      await answer.opened;
      return HttpResponse.json([last]);
    }),
  );
  renderApp('/jobpost/ann.lee', asEmployer);
  await shown();
  await user.click(fieldOf('location'));
  answer.open();
  await waitFor(() => expect(fieldOf('employementtype')).toHaveValue('Part-time'));
  expect(fieldOf('location')).toHaveValue('');
});

test('the profile’s company wins even if it arrives after the last job', async () => {
  const answer = gate();
  stubOwn({}, [last]);
  testHost.use(
    http.get(`${hostAddress}/employer/employers/username/ann.lee`, async () => {
      await answer.opened;
      return HttpResponse.json({ data: anEmployer({ companyName: 'Larkfield Health' }) });
    }),
  );
  await open();
  expect(fieldOf('companyname')).toHaveValue('');
  answer.open();
  await waitFor(() => expect(fieldOf('companyname')).toHaveValue('Larkfield Health'));
  expect(drafts()).toEqual([]);
});

test('who has posted nothing and named no company finds the form empty', async () => {
  stubOwn({ companyName: '' }, []);
  renderApp('/jobpost/ann.lee', asEmployer);
  await shown();
  expect(Object.values(inForm()).filter((text) => !['', '0'].includes(text))).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Start from one of your jobs' })).toBeNull();
});

test('one of one’s own jobs fills the form; what was typed is asked for first', async () => {
  stubOwn({}, [last, first]);
  await open();
  await startFrom('Ward Clerk · Nampa, ID');
  await waitFor(() => expect(fieldOf('jobtitle')).toHaveValue('Ward Clerk'));
  expect(inForm()).toMatchObject({ monthlysalary1: '3900', categoryName: 'Nurse Jobs' });
  expect(fieldOf('answersWithin')).toHaveValue('7');
  expect(fieldOf('longDescription')).toHaveValue('As **before**');
  // the last day to apply isn't copied
  expect(fieldOf('closesOn')).toHaveValue('');
  await startFrom('Registered Nurse · Boise, ID');
  const dialog = within(
    await screen.findByRole('alertdialog', { name: 'Replace what you typed?' }),
  );
  await user.click(dialog.getByRole('button', { name: 'Replace' }));
  await waitFor(() => expect(fieldOf('jobtitle')).toHaveValue('Registered Nurse'));
});

/** Holds back the answer about the first job; the rest is answered at once. */
const holdFirst = () => {
  stubOwn({}, [last, first]);
  return holdAnswer('/jobdescriptions/jobdescriptions/job-1');
};
/** Lets an answer arrive and the form react to it. */
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));

test('the job chosen last fills the form, though the one before is answered later', async () => {
  const answer = holdFirst();
  await open();
  await startFrom('Ward Clerk · Nampa, ID');
  await startFrom('Registered Nurse · Boise, ID');
  await waitFor(() => expect(fieldOf('jobtitle')).toHaveValue('Registered Nurse'));
  answer(() => HttpResponse.json(first));
  await settled();
  expect(fieldOf('jobtitle')).toHaveValue('Registered Nurse');
});

test('a job that is answered late replaces nothing typed meanwhile unasked', async () => {
  const answer = holdFirst();
  await open();
  await startFrom('Ward Clerk · Nampa, ID');
  const title = fieldOf('jobtitle');
  await user.type(title, 'Night Nurse');
  answer(() => HttpResponse.json(first));
  const question = await screen.findByRole('alertdialog', { name: 'Replace what you typed?' });
  expect(title).toHaveValue('Night Nurse');
  await user.click(within(question).getByRole('button', { name: 'Replace' }));
  await waitFor(() => expect(title).toHaveValue('Ward Clerk'));
});

test('the job’s own page is shown as it will be', async () => {
  stubOwn({}, [last, first]);
  await open();
  await user.type(fieldOf('jobtitle'), 'Night Nurse');
  await user.click(screen.getAllByRole('button', { name: 'See the job page' })[0]!); // one beside the form, one above its foot on phones
  const page = within(await screen.findByRole('dialog', { name: 'How job seekers will see it' }));
  expect(page.getByRole('heading', { level: 1, name: 'Night Nurse' })).toBeInTheDocument();
  expect(page.getByText('Boise, ID')).toBeInTheDocument();
  expect(page.queryByRole('link')).toBeNull();
  await user.click(page.getByRole('button', { name: 'Back to the form' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(fieldOf('jobtitle')).toHaveValue('Night Nurse');
});
