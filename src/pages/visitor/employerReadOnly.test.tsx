import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http, HttpResponse, type JsonBodyType } from 'msw';
import { invalidateChangedTags } from '@/api/invalidateChangedTags';
import { idOf } from '@/api/tags/tags';
import { aJob, anEmployer } from '@/test/fixtures';
import { hostAddress, page, specHost, testHost } from '@/test/host/server';
import { h1, main, muteErrors } from '@/test/page';
import { renderApp } from '@/test/renderApp';
import { site } from '@contract/constants/site';

afterEach(() => jest.restoreAllMocks());

describe("an employer's public profile", () => {
  const fact = (label: string) =>
    main()
      .getAllByText(label, { selector: 'dt' })
      .map((term) => term.nextElementSibling?.textContent);
  const answer = (changes: object, host = hostAddress) =>
    testHost.use(
      http.get(`${host}/employer/employers/username/:name`, () =>
        HttpResponse.json({ data: { ...anEmployer(), ...changes } }),
      ),
    );

  test("on a spec host shows the spec's constants", async () => {
    answer(
      { nationalityEmployer: 'CA', companyCountry: 'DE', phoneEmployer: 15550142 },
      specHost.apiHost,
    );
    testHost.use(
      http.get(`${specHost.apiHost}/jobdescriptions/employer/:name`, () => HttpResponse.json([])),
    );
    renderApp('/employerppreadonly/ann.lee', { config: specHost });
    expect(await h1('Lakeside Clinic')).toBeVisible();
    expect(fact('Birth date')).toEqual(['22-03-2000']);
    expect(fact('Residence country')).toEqual([site.country.name]);
    expect(fact('Address')).toEqual(['Canadian']);
    expect(fact('Nationality')).toEqual(['Canadian']);
    expect(fact('Country')).toEqual(['Germany']);
    expect(fact('Mobile number')).toEqual(['15550142']);
    expect(fact('Education')).toEqual(['Not provided']);
    expect(main().queryByText('Open jobs')).not.toBeInTheDocument();
    expect(main().queryByRole('link', { name: /open job/ })).not.toBeInTheDocument();
  });

  test('on our own shows what is stored, and "Not provided" where it is empty', async () => {
    answer({
      birthDateEmployer: '1990-05-17',
      residenceCountryEmployer: null,
      companyAddress: '2 Mill Lane',
      companyWebsite: 'javascript:alert(1)',
    });
    renderApp('/employerppreadonly/ann.lee');
    expect(await h1('Lakeside Clinic')).toBeVisible();
    expect(fact('Birth date')).toEqual(['May 17, 1990']);
    expect(fact('Residence country')).toEqual(['Not provided']);
    expect(fact('Address')).toEqual(['2 Mill Lane']);
    expect(main().getByText('javascript:alert(1)').closest('a')).toBeNull();
    expect(main().getByRole('link', { name: 'ann@lakeside.example' })).toHaveAttribute(
      'href',
      'mailto:ann@lakeside.example',
    );
    expect(await main().findByRole('link', { name: 'Registered Nurse' })).toHaveAttribute(
      'href',
      '/singlejobdescription/jobdescription/job-1',
    );
  });

  test('is headed by the person where there is no company', async () => {
    answer({ companyName: ' ' });
    renderApp('/employerppreadonly/ann.lee');
    expect(await h1('Ann Lee')).toBeVisible();
    expect(document.title).toBe('Ann Lee · Jobline');
  });

  test('has the jobs first, and the person last', async () => {
    renderApp('/employerppreadonly/ann.lee');
    expect(await h1('Lakeside Clinic')).toBeVisible();
    expect(document.title).toBe('Lakeside Clinic · Jobline');
    await main().findByRole('link', { name: 'Registered Nurse' });
    expect(main().getByRole('link', { name: 'See 1 open job' })).toBeVisible();
    expect(
      main()
        .getAllByRole('heading', { level: 2 })
        .map(({ textContent }) => textContent),
    ).toEqual(['Open jobs', 'Company Information', 'Contact Information', 'Employer Information']);
  });

  const many = (from: number, count: number) =>
    Array.from({ length: count }, (_, n) =>
      aJob({ _id: `job-${from + n}`, jobtitle: `Nurse ${from + n}` }),
    );
  const titles = () =>
    main()
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent);

  /** The focused element, or `null`. */
  const focused = () => {
    const { activeElement } = document;
    return activeElement instanceof HTMLElement && activeElement !== document.body
      ? activeElement
      : null;
  };

  test('shows all open jobs, a page at a time, and the focus goes to the first new one', async () => {
    const asked: (string | null)[] = [];
    testHost.use(
      http.get(`${hostAddress}/jobs/search`, ({ request }) => {
        const { searchParams } = new URL(request.url);
        asked.push(searchParams.get('cursor'));
        return HttpResponse.json(
          searchParams.get('cursor') === 'second'
            ? { ...page(many(20, 3)), total: 23 }
            : { ...page(many(0, 20)), total: 23, nextCursor: 'second' },
        );
      }),
    );
    renderApp('/employerppreadonly/ann.lee');
    expect(await main().findByText('23 jobs, newest first')).toBeVisible();
    expect(titles()).toHaveLength(20);
    await userEvent.click(main().getByRole('button', { name: 'Show more jobs' }));
    expect(await main().findByRole('link', { name: 'Nurse 20' })).toHaveFocus();
    expect(titles()).toHaveLength(23);
    expect(main().queryByRole('button', { name: 'Show more jobs' })).not.toBeInTheDocument();
    expect(new Set(asked)).toEqual(new Set([null, 'second']));
  });

  test('more jobs that are refused are asked for again, an old place from the start', async () => {
    muteErrors();
    let cursor = 'old';
    let refusals = 1;
    testHost.use(
      http.get(`${hostAddress}/jobs/search`, async ({ request }) => {
        const at = new URL(request.url).searchParams.get('cursor');
        if (at === null)
          return HttpResponse.json({ ...page(many(0, 20)), total: 23, nextCursor: cursor });
        await delay(50);
        if (refusals-- > 0) return HttpResponse.json({ message: 'Slow down' }, { status: 429 });
        return at === 'old'
          ? HttpResponse.json({ message: 'Another search' }, { status: 400 })
          : HttpResponse.json({ ...page(many(20, 3)), total: 23 });
      }),
    );
    renderApp('/employerppreadonly/ann.lee');
    await userEvent.click(await main().findByRole('button', { name: 'Show more jobs' }));
    // the focus is where the jobs will be rendered
    expect(main().getByRole('region', { name: 'Open jobs' })).toContainElement(focused());
    expect(await main().findByRole('alert')).toHaveTextContent('Slow down');
    await userEvent.click(main().getByRole('button', { name: 'Try again' }));
    expect(await main().findByText('This list has changed since you opened it.')).toBeVisible();
    expect(main().getByRole('region', { name: 'Open jobs' })).toContainElement(focused());
    cursor = 'new';
    await userEvent.click(main().getByRole('button', { name: 'Try again' }));
    expect(await main().findByRole('link', { name: 'Nurse 20' })).toHaveFocus();
    expect(titles()).toHaveLength(23);
  });

  test('more jobs leave the focus with whoever has gone elsewhere meanwhile', async () => {
    testHost.use(
      http.get(`${hostAddress}/jobs/search`, async ({ request }) => {
        if (new URL(request.url).searchParams.get('cursor') === null)
          return HttpResponse.json({ ...page(many(0, 20)), total: 23, nextCursor: 'second' });
        await delay(50);
        return HttpResponse.json({ ...page(many(20, 3)), total: 23 });
      }),
    );
    renderApp('/employerppreadonly/ann.lee');
    await userEvent.click(await main().findByRole('button', { name: 'Show more jobs' }));
    const elsewhere = main().getByRole('link', { name: 'Nurse 3' });
    elsewhere.focus();
    expect(await main().findByRole('link', { name: 'Nurse 20' })).toBeVisible();
    expect(elsewhere).toHaveFocus();
  });

  test('on a spec host, too', async () => {
    answer({}, specHost.apiHost);
    testHost.use(
      http.get(`${specHost.apiHost}/jobdescriptions/employer/:name`, () =>
        HttpResponse.json(many(0, 45)),
      ),
    );
    renderApp('/employerppreadonly/ann.lee', { config: specHost });
    expect(await main().findByText('45 jobs')).toBeVisible();
    for (const shown of [20, 40, 45]) {
      expect(titles()).toHaveLength(shown);
      if (shown < 45) await userEvent.click(main().getByRole('button', { name: 'Show more jobs' }));
    }
    expect(main().getByRole('link', { name: 'Nurse 40' })).toHaveFocus();
  });

  test('keeps "Loading..." while it cannot be had, and shows nothing of an error', async () => {
    muteErrors();
    testHost.use(
      http.get(`${hostAddress}/employer/employers/username/:name`, () => HttpResponse.error(), {
        once: true,
      }),
    );
    renderApp('/employerppreadonly/ann.lee');
    const again = await main().findByRole('button', { name: 'Try again' });
    expect(main().getByText('Loading...')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await userEvent.click(again);
    expect(await h1('Lakeside Clinic')).toBeVisible();
  });

  test.each<[string, JsonBodyType, number]>([
    ['404', { message: 'No' }, 404],
    ['null in data', { data: null }, 200],
  ])('that is not there (%s) has a page of its own', async (_what, body, status) => {
    muteErrors();
    testHost.use(
      http.get(`${hostAddress}/employer/employers/username/:name`, () =>
        HttpResponse.json(body, { status }),
      ),
    );
    renderApp('/employerppreadonly/nobody');
    expect(await h1('Employer not found')).toBeVisible();
    expect(main().getByRole('link', { name: 'All jobs' })).toBeVisible();
  });

  test.each([404, 410])(
    'that is gone when it is read again (%d) isn’t shown any more',
    async (status) => {
      muteErrors();
      const { store } = renderApp('/employerppreadonly/ann.lee');
      expect(await h1('Lakeside Clinic')).toBeVisible();
      testHost.use(
        http.get(`${hostAddress}/employer/employers/username/:name`, () =>
          HttpResponse.json({ message: 'No' }, { status }),
        ),
      );
      act(() => void store.dispatch(invalidateChangedTags([idOf('Employer', 'ann.lee')])));
      expect(await h1('Employer not found')).toBeVisible();
      expect(main().queryByText('Lakeside Clinic')).not.toBeInTheDocument();
    },
  );

  test('that can’t be read again for the moment stays', async () => {
    muteErrors();
    const { store } = renderApp('/employerppreadonly/ann.lee');
    expect(await h1('Lakeside Clinic')).toBeVisible();
    let isAsked = false;
    testHost.use(
      http.get(`${hostAddress}/employer/employers/username/:name`, () => {
        isAsked = true;
        return HttpResponse.json({}, { status: 500 });
      }),
    );
    await act(async () => store.dispatch(invalidateChangedTags([idOf('Employer', 'ann.lee')])));
    await waitFor(() => expect(isAsked).toBe(true));
    expect(await h1('Lakeside Clinic')).toBeVisible();
  });

  test('is reported by a dialog, but not by its own employer', async () => {
    const sent: unknown[] = [];
    testHost.use(
      http.post(`${hostAddress}/employers/:name/reports`, async ({ request, params }) => {
        sent.push([params['name'], await request.json()]);
        return HttpResponse.json({ message: 'ok' }, { status: 201 });
      }),
    );
    const { unmount } = renderApp('/employerppreadonly/ann.lee');
    await userEvent.click(await screen.findByRole('button', { name: 'Report this company' }));
    const dialog = await screen.findByRole('dialog', { name: 'What’s wrong with this company?' });
    await userEvent.click(
      within(dialog).getByRole('radio', { name: 'It looks like a scam or asks for money' }),
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send report' }));
    expect(await screen.findByText('Thank you. We’ll look at this company.')).toBeVisible();
    expect(sent).toEqual([['ann.lee', { reason: 'scam' }]]);
    unmount();
    renderApp('/employerppreadonly/ann.lee', {
      session: { userRole: 'employer', usernameEmployer: 'ann.lee' },
    });
    await main().findByRole('link', { name: 'Registered Nurse' });
    expect(screen.queryByRole('button', { name: 'Report this company' })).not.toBeInTheDocument();
  });
});
