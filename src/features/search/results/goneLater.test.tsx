import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { jobBoardApi } from '@/api/jobBoardApi';
import { aJob } from '@/test/fixtures';
import { hostAddress, testHost } from '@/test/host/server';
import { stubSearch } from '@/test/listing';
import { main } from '@/test/page';
import { renderApp } from '@/test/renderApp';
import { resetScreenWidth, screenWidth } from '@/test/screenWidth';
import { messages } from '@contract/messages';

afterEach(resetScreenWidth);

const gone = (call: string) =>
  testHost.use(http.get(`${hostAddress}/${call}`, () => HttpResponse.json({}, { status: 404 })));

test('a job that is gone when it is read again is no longer shown', async () => {
  const errors = jest.spyOn(console, 'error').mockReturnValue();
  testHost.use(
    http.get(`${hostAddress}/jobdescriptions/jobdescriptions/:id`, () => HttpResponse.json(aJob())),
  );
  const { store } = renderApp('/singlejobdescription/jobdescription/job-1');
  await screen.findByRole('heading', { level: 1, name: 'Registered Nurse' });
  gone('jobdescriptions/jobdescriptions/:id');
  store.dispatch(jobBoardApi.util.invalidateTags(['Job']));
  await waitFor(() =>
    expect(screen.queryByRole('heading', { level: 1, name: 'Registered Nurse' })).toBeNull(),
  );
  errors.mockRestore();
});

test('a listed job that is gone when it is opened beside the list says so', async () => {
  const errors = jest.spyOn(console, 'error').mockReturnValue();
  screenWidth(1280);
  stubSearch();
  gone('jobdescriptions/jobdescriptions/:id');
  renderApp('/jobdescription');
  expect(await main().findByText(messages.getJob.empty)).toBeVisible();
  expect(main().queryByRole('button', { name: /^Apply/ })).toBeNull();
  errors.mockRestore();
});
