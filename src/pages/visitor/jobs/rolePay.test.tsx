import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import { aJob } from '@/test/fixtures';
import { hostAddress, page, specHost, testHost } from '@/test/host/server';
import { main, muteErrors } from '@/test/page';
import { renderApp } from '@/test/renderApp';

const nurses = {
  role: 'nurse',
  place: 'Texas',
  remote: false,
  jobs: 84,
  lower: 4104,
  median: 4701.4,
  upper: 5297,
};
const asked: string[] = [];
const answerPay = (answer: () => Response | Promise<Response>) =>
  testHost.use(
    http.get(`${hostAddress}/jobs/pay`, ({ request }) => {
      asked.push(new URL(request.url).search);
      return answer();
    }),
  );
beforeEach(() => {
  asked.length = 0;
  answerPay(() => HttpResponse.json(nurses));
});
const figure = () => main().findByRole('figure', { name: 'What others pay' });

test('the middle half of what a role pays, as words and as a plot, where it is looked for', async () => {
  renderApp('/jobdescription?q=nurse&location=Austin%2C%20TX&type=part-time');
  expect(await figure()).toHaveTextContent(
    /^\$4,100 - \$5,300 a month, median \$4,700Half of 84 jobs for nurse in Texas pay within this range\.$/,
  );
  expect(asked).toEqual(['?q=nurse&location=Austin%2C+TX&type=part-time']);
  const [axis, half, median] = [...((await figure()).querySelector('[data-plot]')?.children ?? [])];
  const end = 5297 * 1.25;
  const percent = (amount: number) => expect.closeTo((100 * amount) / end, 3);
  expect(axis).toBeInTheDocument();
  const lengths = (element: Element | undefined) => {
    const { left, width } = (element as HTMLElement).style; // a bar of the plot
    return [Number.parseFloat(left), Number.parseFloat(width)];
  };
  expect(lengths(half)).toEqual([percent(4104), percent(5297 - 4104)]);
  expect(lengths(median)[0]).toEqual(percent(4701.4));
});

test('anywhere, remote, and one amount for all are said as they are', async () => {
  answerPay(() =>
    HttpResponse.json({
      ...nurses,
      place: null,
      remote: true,
      jobs: 1204,
      lower: 4701,
      upper: 4702,
    }),
  );
  renderApp('/jobdescription?q=nurse&remote=true&location=Austin&type=contract&type=part-time');
  expect(await figure()).toHaveTextContent(
    /^\$4,700 a month, median \$4,700Half of 1,204 remote jobs for nurse in the United States pay about this much\.$/,
  );
  // with several types, no type is sent
  expect(asked).toEqual(['?q=nurse&location=remote+Austin']);
});

test('the corrected words are what is asked for', async () => {
  testHost.use(
    http.get(`${hostAddress}/jobs/search`, () =>
      HttpResponse.json({ ...page(), searchedFor: 'nurse' }),
    ),
  );
  renderApp('/jobdescription?q=nruse');
  await figure();
  expect(asked).toEqual(['?q=nurse']);
});

test.each([
  ['no words are searched for', '/jobdescription?location=Austin', undefined],
  ['nothing is found', '/jobdescription?q=nurse', []],
])('nothing is asked where %s', async (_case, address, jobs) => {
  testHost.use(http.get(`${hostAddress}/jobs/search`, () => HttpResponse.json(page(jobs))));
  renderApp(address);
  await screen.findByText(jobs ? '0 jobs' : '1 job');
  await delay(50);
  expect(asked).toEqual([]);
});

test('a spec host is never asked', async () => {
  testHost.use(
    http.get(`${specHost.apiHost}/jobdescriptions/getAll`, () => HttpResponse.json([aJob()])),
    http.get(`${specHost.apiHost}/jobs/pay`, () => {
      asked.push('spec host');
      return HttpResponse.json(nurses);
    }),
  );
  renderApp('/jobdescription?q=nurse', { config: specHost });
  await main().findByRole('link', { name: 'Registered Nurse' });
  await delay(50);
  expect([asked, main().queryByRole('figure')]).toEqual([[], null]);
});

test('results wait for nothing, and a failure or too few jobs leave them alone', async () => {
  const errors = muteErrors();
  let answer = (): Response => new HttpResponse(null, { status: 503 });
  answerPay(async () => {
    await delay(50);
    return answer();
  });
  renderApp('/jobdescription?q=nurse');
  expect(await main().findByRole('link', { name: 'Registered Nurse' })).toBeVisible();
  expect(main().queryByRole('figure')).not.toBeInTheDocument();
  await waitFor(() => expect(errors).toHaveBeenCalled());
  expect(main().getByRole('link', { name: 'Registered Nurse' })).toBeVisible();
  expect(main().queryByRole('figure')).not.toBeInTheDocument();
  answer = () => HttpResponse.json({ ...nurses, jobs: 0, lower: null, median: null, upper: null });
  const what = main().getByRole('combobox', { name: 'What' });
  await userEvent.clear(what);
  await userEvent.type(what, 'wizard');
  // the failed query may be refetched after this one
  await waitFor(() => expect(asked).toContain('?q=wizard'));
  await delay(100);
  expect(main().queryByRole('figure')).not.toBeInTheDocument();
  errors.mockRestore();
});

/** Empty placeholders that reserve space. */
const kept = () =>
  [...document.querySelectorAll('main div:empty')].filter(
    (element) => Number.parseFloat(getComputedStyle(element).minHeight) > 40,
  );

test.each([
  [
    'too few jobs say what they pay',
    () => HttpResponse.json({ ...nurses, jobs: 0, lower: null, median: null, upper: null }),
  ],
  ['the host fails', () => new HttpResponse(null, { status: 503 })],
])('room is kept until the answer is there, and none where %s', async (_case, answer) => {
  const errors = muteErrors();
  let send = (): void => undefined;
  const isSent = new Promise<void>((resolve) => {
    send = resolve;
  });
  answerPay(async () => {
    await isSent;
    return answer();
  });
  renderApp('/jobdescription?q=nurse');
  await main().findByRole('link', { name: 'Registered Nurse' });
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(kept()).toHaveLength(1);
  send();
  await waitFor(() => expect(kept()).toEqual([]));
  errors.mockRestore();
});
