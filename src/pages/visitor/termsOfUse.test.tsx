import { within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http, HttpResponse, type JsonBodyType } from 'msw';
import { hostAddress, testHost } from '@/test/host/server';
import { h1, main, muteErrors } from '@/test/page';
import { renderApp } from '@/test/renderApp';

afterEach(() => jest.restoreAllMocks());

describe('the terms', () => {
  const record = {
    _id: 't',
    termsofuse1: 'First\n<b>line</b>',
    termsofuse2: 'Second',
    termsofuse3: 'Third',
    privacypolicy: 'Private',
    cookies: 'Crumbs',
    changestostatement: 'Changes',
  };
  const terms = (body: JsonBodyType) =>
    testHost.use(http.get(`${hostAddress}/terms/terms`, () => HttpResponse.json(body)));

  test('show the six texts, with headings and a table of contents', async () => {
    terms([record]);
    renderApp('/termsofuse');
    expect(await h1('Terms of use')).toBeVisible();
    expect(await main().findByText(/First\s<b>line<\/b>/)).toBeVisible();
    for (const text of ['Second', 'Third', 'Private', 'Crumbs', 'Changes'])
      expect(main().getByText(text)).toBeVisible();
    const contents = within(main().getByRole('navigation', { name: 'Contents' })).getAllByRole(
      'link',
    );
    for (const link of contents)
      expect(document.querySelector(link.getAttribute('href') ?? '')).toHaveTextContent(
        link.textContent ?? '?',
      );
    expect(contents).toHaveLength(4);
  });

  test('leave out what is empty', async () => {
    terms({ data: [{ ...record, cookies: ' ', termsofuse2: null, termsofuse3: '' }] });
    renderApp('/termsofuse');
    expect(await main().findByRole('heading', { level: 2, name: 'Privacy policy' })).toBeVisible();
    expect(main().queryByRole('heading', { name: 'Cookies' })).not.toBeInTheDocument();
    expect(main().queryByRole('heading', { name: 'Part 1' })).not.toBeInTheDocument();
  });

  test('are awaited with "Loading..."; without a record the page says so', async () => {
    testHost.use(
      http.get(`${hostAddress}/terms/terms`, async () => {
        await delay(50);
        return HttpResponse.json([]);
      }),
    );
    renderApp('/termsofuse');
    await h1('Terms of use');
    expect(main().getByText('Loading...')).toBeInTheDocument();
    expect(await main().findByText('No terms have been published yet')).toBeVisible();
  });

  test('that cannot be fetched can be asked for again', async () => {
    muteErrors();
    testHost.use(
      http.get(`${hostAddress}/terms/terms`, () => HttpResponse.error(), { once: true }),
      http.get(`${hostAddress}/terms/terms`, () => HttpResponse.json([record])),
    );
    renderApp('/termsofuse');
    await userEvent.click(await main().findByRole('button', { name: 'Try again' }));
    expect(await main().findByText('Private')).toBeVisible();
  });
});
