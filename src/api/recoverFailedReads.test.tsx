import { screen, waitFor } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { hostAddress, page, testHost } from '@/test/host/server';
import { main } from '@/test/page';
import { renderApp } from '@/test/renderApp';
import { homeTexts } from '@/texts/home';
import { messages } from '@contract/messages';

afterEach(() => jest.restoreAllMocks());

/** Answers every search with `answer` and counts the requests. */
const searchAnswers = (answer: () => Response) => {
  const counts = { asked: 0 };
  testHost.use(
    http.get(`${hostAddress}/jobs/search`, () => {
      counts.asked += 1;
      return answer();
    }),
  );
  return counts;
};

test('a read that failed shows so at once, and is read again behind it until the host is back', async () => {
  const errors = jest.spyOn(console, 'error').mockReturnValue();
  let isAway = true;
  const counts = searchAnswers(() =>
    isAway ? HttpResponse.json({ message: 'away' }, { status: 503 }) : HttpResponse.json(page()),
  );
  renderApp('/jobdescription');
  const failure = await main().findByText(messages.getJobs.empty);
  const logged = errors.mock.calls.length;
  await waitFor(() => expect(counts.asked).toBeGreaterThan(1));
  // the background retries neither change nor log anything
  expect(failure).toBeVisible();
  expect(errors).toHaveBeenCalledTimes(logged);
  isAway = false;
  expect(await main().findByRole('link', { name: 'Registered Nurse' })).toBeVisible();
});

test('the connection is back: read again without waiting', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  // so that only the `online` event ends the wait
  jest.spyOn(Math, 'random').mockReturnValue(1e6);
  let isAway = true;
  searchAnswers(() => (isAway ? HttpResponse.error() : HttpResponse.json(page())));
  renderApp('/jobdescription');
  await main().findByText(messages.getJobs.empty);
  isAway = false;
  window.dispatchEvent(new Event('online'));
  expect(await main().findByRole('link', { name: 'Registered Nurse' })).toBeVisible();
});

test('a refusal is not asked again', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  const counts = searchAnswers(() => HttpResponse.json({ message: 'no' }, { status: 403 }));
  renderApp('/jobdescription');
  await screen.findByText(messages.getJobs.empty);
  const { asked } = counts;
  await new Promise((resolve) => {
    setTimeout(resolve, 4000);
  });
  expect(counts.asked).toBe(asked);
});

test('a read that keeps failing holds back none of the others', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  // delays between retries are a hundredth of the usual
  jest.spyOn(Math, 'random').mockReturnValue(-1.48);
  let asked = 0;
  let isAway = true;
  testHost.use(
    http.get(`${hostAddress}/stats`, () => {
      asked += 1;
      return HttpResponse.json({ message: 'broken' }, { status: 500 });
    }),
    http.get(`${hostAddress}/featuredemployer/`, async () => {
      // makes the broken read the first to fail
      await waitFor(() => expect(asked).toBeGreaterThan(0));
      await delay(50);
      return isAway
        ? HttpResponse.json({ message: 'away' }, { status: 503 })
        : HttpResponse.json([{ _id: 'f-1', employerName: 'Harbor Foods', employerImage: '' }]);
    }),
  );
  renderApp('/');
  expect(await main().findByText(homeTexts.noFeaturedEmployers)).toBeVisible();
  isAway = false;
  expect(await main().findByText('Harbor Foods')).toBeVisible();
});
