import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { open, stubApplicants, three } from '@/test/applicants';
import { hostAddress, testHost } from '@/test/host/server';
import { muteErrors } from '@/test/page';
import { calendarDay } from '@/ui/text/dayTexts';

afterEach(() => jest.restoreAllMocks());

/** Stubs a host with both files. Returns the requests, and the names they were saved under. */
const stubFiles = () => {
  const asked: string[] = [];
  const saved: string[] = [];
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  for (const name of ['applicants.csv', 'applicants.zip'])
    testHost.use(
      http.get(`${hostAddress}/${name}`, ({ request }) => {
        asked.push(`${name}${new URL(request.url).search}`);
        return HttpResponse.arrayBuffer(new ArrayBuffer(8));
      }),
    );
  return { asked, saved };
};

test('the files are named after the reader’s own day', async () => {
  // the evening before the day in UTC
  jest.spyOn(Date.prototype, 'toISOString').mockReturnValue('2999-01-01T02:00:00.000Z');
  stubApplicants(three());
  const { saved } = stubFiles();
  open();
  await screen.findByRole('link', { name: 'Nadia Saab' });
  await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
  await screen.findByText('The file is ready');
  await userEvent.click(screen.getByRole('button', { name: 'Download CVs' }));
  await screen.findByText('CVs downloaded');
  const today = calendarDay(Date.now());
  expect(saved).toEqual([`applications-${today}.csv`, `cvs-${today}.zip`]);
});

test('the files have whom the search finds, whatever page is shown', async () => {
  stubApplicants(three());
  const { asked, saved } = stubFiles();
  open('?q=a&job=job-1&state=new&tag=&minRating=0&sort=longest');
  await screen.findByRole('link', { name: 'Nadia Saab' });
  await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
  expect(await screen.findByText('The file is ready')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Download CVs' }));
  expect(await screen.findByText('CVs downloaded')).toBeVisible();
  const search = '?q=a&job=job-1&state=sent&state=opened&sort=longest';
  expect(asked.map((each) => decodeURIComponent(each))).toEqual([
    `applicants.csv${search}`,
    `applicants.zip${search}`,
  ]);
  expect(saved).toEqual([
    expect.stringMatching(/^applications-\d{4}-\d\d-\d\d\.csv$/),
    expect.stringMatching(/^cvs-\d{4}-\d\d-\d\d\.zip$/),
  ]);
});

test('the files of those who are ticked name them and nobody else', async () => {
  stubApplicants(three());
  const { asked } = stubFiles();
  open();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Nadia Saab' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Lina Torres' }));
  const bar = screen.getByText('2 selected').parentElement;
  const ticked = within(bar!); // an element in a page has a parent
  await userEvent.click(ticked.getByRole('button', { name: 'Export CSV' }));
  await userEvent.click(ticked.getByRole('button', { name: 'Download CVs' }));
  await waitFor(() =>
    expect(asked.toSorted()).toEqual([
      'applicants.csv?id=nadia&id=lina',
      'applicants.zip?id=nadia&id=lina',
    ]),
  );
});

test('a file that can’t be had is told, and nothing is saved', async () => {
  muteErrors();
  stubApplicants(three());
  const { saved } = stubFiles();
  testHost.use(http.get(`${hostAddress}/applicants.zip`, () => HttpResponse.error()));
  open();
  await screen.findByRole('link', { name: 'Nadia Saab' });
  await userEvent.click(screen.getByRole('button', { name: 'Download CVs' }));
  expect(await screen.findByText('The CVs can’t be downloaded right now')).toBeVisible();
  expect(saved).toEqual([]);
});
