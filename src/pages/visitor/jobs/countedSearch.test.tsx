import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { aJob } from '@/test/fixtures';
import { hostAddress, specHost, testHost } from '@/test/host/server';
import { main } from '@/test/page';
import { renderApp } from '@/test/renderApp';
import { resetScreenWidth, screenWidth } from '@/test/screenWidth';
import { nothing, onSpecHost, stubSearch } from '@/test/search';

/** Waits longer than the time after which a shown search counts. */
const wait = () =>
  new Promise((resolve) => {
    setTimeout(resolve, 3200);
  });
const stubCounts = (address = hostAddress): unknown[] => {
  const sent: unknown[] = [];
  testHost.use(
    http.post(`${address}/jobs/searches`, async ({ request }) => {
      sent.push(await request.json());
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return sent;
};
afterEach(resetScreenWidth);

test('counts what was searched once its results were shown for a while, not what was typed on the way', async () => {
  const sent = stubCounts();
  stubSearch((query) => (query.get('q') === 'nurse' ? { total: 41 } : { total: 3 }));
  renderApp('/jobdescription');
  const what = await main().findByLabelText('What');
  await userEvent.type(what, 'nur{Enter}');
  await screen.findByText('3 jobs');
  await userEvent.type(what, 'se{Enter}');
  await screen.findByText('41 jobs');
  expect(sent).toEqual([]);
  await waitFor(() => expect(sent).toEqual([{ q: 'nurse', results: 41, opened: false }]));
  // a different order is the same search
  await userEvent.selectOptions(main().getByLabelText(/Sort/), 'pay');
  await wait();
  expect(sent).toHaveLength(1);
});

test('a search that finds nothing counts; one with a place says nothing of its words', async () => {
  const sent = stubCounts();
  stubSearch(() => nothing);
  const first = renderApp('/jobdescription?q=seamstress');
  await waitFor(() => expect(sent).toEqual([{ q: 'seamstress', results: 0, opened: false }]));
  first.unmount();
  renderApp('/jobdescription?q=seamstress&location=Boston');
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual({ q: 'seamstress', opened: false });
});

test.each([960, 1400])('a job that is opened counts at once, on %d pixels', async (width) => {
  screenWidth(width);
  const sent = stubCounts();
  stubSearch(() => ({ items: [aJob({ _id: 'job-9', jobtitle: 'Night Nurse' })], total: 1 }));
  renderApp('/jobdescription?q=%20nurse');
  const link = (await main().findAllByRole('link', { name: 'Night Nurse' }))[0];
  if (!link) throw new Error('no result');
  await userEvent.click(link);
  await waitFor(() => expect(sent.at(-1)).toEqual({ q: 'nurse', results: 1, opened: true }));
});

test('no words, nothing to count; and a spec host is never told', async () => {
  const [sent, toSpec] = [stubCounts(), stubCounts(specHost.apiHost)];
  const first = renderApp('/jobdescription?type=Full%20Time');
  await main().findAllByRole('article');
  await wait();
  first.unmount();
  testHost.use(
    http.get(`${specHost.apiHost}/jobdescriptions/jobdescriptions/:id`, () =>
      HttpResponse.json(aJob()),
    ),
  );
  onSpecHost('/jobdescription?q=cook');
  await userEvent.click(await main().findByRole('link', { name: 'Pastry Cook' }));
  await wait();
  expect([sent, toSpec]).toEqual([[], []]);
});

test('nobody learns that a search could not be counted', async () => {
  const errors = jest.spyOn(console, 'error').mockReturnValue();
  let asked = 0;
  testHost.use(
    http.post(`${hostAddress}/jobs/searches`, () => {
      asked += 1;
      return HttpResponse.json({}, { status: 500 });
    }),
  );
  renderApp('/jobdescription?q=nurse');
  await waitFor(() => expect(asked).toBe(1));
  await wait();
  expect(asked).toBe(1);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(errors).not.toHaveBeenCalled();
  errors.mockRestore();
});
