import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import { aJob } from '@/test/fixtures';
import { gate } from '@/test/host/gate';
import { hostAddress, testHost } from '@/test/host/server';
import { writeWhat } from '@/test/listing';
import { main } from '@/test/page';
import { renderApp } from '@/test/renderApp';
import { resetScreenWidth, screenWidth } from '@/test/screenWidth';
import { page, stubSearch } from '@/test/search';

const searchFor = async (words: string): Promise<void> => {
  await writeWhat(words);
  await userEvent.keyboard('{Enter}');
};

beforeEach(() => screenWidth(960));
afterEach(() => {
  resetScreenWidth();
});

describe('a search that is outdated', () => {
  test('is ended on its way, once for each, and can be asked again', async () => {
    const log: string[] = [];
    let isSlow = true;
    testHost.use(
      http.get(`${hostAddress}/jobs/search`, async ({ request }) => {
        const q = new URL(request.url).searchParams.get('q') ?? '';
        log.push(`asked ${q}`);
        request.signal.addEventListener('abort', () => log.push(`ended ${q}`));
        if (q.startsWith('slow') && isSlow) await delay(20_000);
        return HttpResponse.json(page({ items: [aJob({ jobtitle: `About ${q}` })] }));
      }),
    );
    renderApp('/jobdescription');
    await main().findByText('About');
    for (const words of ['slow one', 'slow two', 'quick']) {
      await searchFor(words);
      await waitFor(() => expect(log).toContain(`asked ${words}`));
    }
    expect(await main().findByText('About quick')).toBeVisible();
    expect(log).toEqual([
      'asked ',
      'asked slow one',
      'ended slow one',
      'asked slow two',
      'ended slow two',
      'asked quick',
    ]);
    isSlow = false;
    await searchFor('slow one');
    expect(await main().findByText('About slow one')).toBeVisible();
  });

  test('is ended when the listing is left', async () => {
    const ended = jest.fn();
    testHost.use(
      http.get(`${hostAddress}/jobs/search`, async ({ request }) => {
        if (request.url.includes('q=slow')) {
          request.signal.addEventListener('abort', ended);
          await delay(20_000);
        }
        return HttpResponse.json(page());
      }),
    );
    renderApp('/jobdescription?q=slow');
    await main().findByLabelText('What');
    await delay(100);
    expect(ended).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('link', { name: 'Home' }));
    await waitFor(() => expect(ended).toHaveBeenCalledTimes(1));
  });
});

describe('by keyboard', () => {
  test('arrows, Home and End go through the results; on a wide screen the job one rests on is shown beside them, and Enter opens it', async () => {
    screenWidth(1280);
    stubSearch(() => ({
      items: ['a', 'b', 'c'].map((id) => aJob({ _id: id, jobtitle: `Job ${id}` })),
    }));
    testHost.use(
      http.get(`${hostAddress}/jobdescriptions/jobdescriptions/:id`, ({ params }) =>
        HttpResponse.json(
          aJob({ _id: String(params['id']), jobtitle: `Job ${String(params['id'])}` }),
        ),
      ),
    );
    const { address } = renderApp('/jobdescription');
    const link = (id: string) => main().getByRole('link', { name: `Job ${id}` });
    await main().findAllByRole('article');
    await userEvent.click(main().getByRole('link', { name: 'Skip to results' }));
    expect(link('a')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(link('b')).toHaveFocus();
    await userEvent.keyboard('{End}');
    expect(link('c')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(link('c')).toHaveFocus();
    await waitFor(() => expect(address()).toBe('/jobdescription?job=c'));
    expect(link('c')).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowUp}');
    expect(link('a')).toHaveFocus();
    await waitFor(() => expect(address()).toBe('/jobdescription?job=a'));
    await waitFor(() => expect(link('a')).toHaveAttribute('aria-current', 'true'));
    await userEvent.keyboard('{Enter}');
    expect(address()).toBe('/singlejobdescription/jobdescription/a');
  });

  test('/ leads to What, but not out of a field', async () => {
    stubSearch(() => ({}));
    renderApp('/jobdescription');
    await main().findByRole('article');
    await userEvent.keyboard('/');
    const what = main().getByLabelText('What');
    expect(what).toHaveFocus();
    expect(what).toHaveValue('');
    await userEvent.type(main().getByLabelText('Where'), 'a/b');
    expect(main().getByLabelText('Where')).toHaveValue('a/b');
  });
});

test('what is told of the results stays that of the ones shown, until others are there', async () => {
  const answer = gate();
  testHost.use(
    http.get(`${hostAddress}/jobs/search`, async ({ request }) => {
      const isSlow = request.url.includes('q=cook');
      if (isSlow) await answer.opened;
      return HttpResponse.json(page({ total: isSlow ? 2 : 7 }));
    }),
  );
  const { address } = renderApp('/jobdescription?q=nurse');
  expect(await main().findByText('for nurse')).toBeVisible();
  await searchFor('cook');
  expect(address()).toBe('/jobdescription?q=cook');
  expect(main().getByText('7 jobs').parentElement).toHaveTextContent('7 jobs for nurse');
  expect(main().getByRole('article')).toBeVisible();
  answer.open();
  await waitFor(() =>
    expect(main().getByText('2 jobs').parentElement).toHaveTextContent('2 jobs for cook'),
  );
});

test("Back from a job's page brings the focus back to it in the list", async () => {
  stubSearch(() => ({ items: ['a', 'b'].map((id) => aJob({ _id: id, jobtitle: `Job ${id}` })) }));
  const { history, address } = renderApp('/jobdescription?q=job');
  await userEvent.click(await main().findByRole('link', { name: 'Job b' }));
  expect(address()).toBe('/singlejobdescription/jobdescription/b');
  await screen.findByRole('heading', { level: 1, name: 'Registered Nurse' });
  act(() => history.go(-1));
  await waitFor(() => expect(main().getByRole('link', { name: 'Job b' })).toHaveFocus());
});
