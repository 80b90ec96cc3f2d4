import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { aJob, anEmployer } from '@/test/fixtures';
import { hostAddress, page, specHost, testHost } from '@/test/host/server';
import { h1, main, muteErrors } from '@/test/page';
import { renderApp } from '@/test/renderApp';

const call = 'jobdescriptions/jobdescriptions/:id';
const answer = (body: JsonBodyType, host = hostAddress) =>
  testHost.use(http.get(`${host}/${call}`, () => HttpResponse.json(body)));
const open = async (config = {}) => {
  renderApp('/singlejobdescription/jobdescription/job-1', config);
  return h1('Registered Nurse');
};

afterEach(() => jest.restoreAllMocks());

describe("a job page's head", () => {
  test('leads from the company to its page', async () => {
    await open();
    expect(main().getByRole('link', { name: 'Lakeside Clinic' })).toHaveAttribute(
      'href',
      '/employerppreadonly/ann.lee',
    );
  });

  test('leads nowhere where nobody here posted the job', async () => {
    answer(aJob({ usernameEmployer: undefined }));
    await open();
    expect(main().getByText('Lakeside Clinic')).toBeVisible();
    expect(main().queryByRole('link', { name: 'Lakeside Clinic' })).not.toBeInTheDocument();
  });

  test.each([
    [
      'both days',
      { createdAt: '2026-01-08T10:00:00Z', expiresAt: '2026-02-07T10:00:00Z', status: 'live' },
      'Posted Jan 8 · open until Feb 7',
    ],
    [
      'the year where it is another',
      { createdAt: '2025-11-06T10:00:00Z', expiresAt: '2026-02-07T10:00:00Z', status: 'live' },
      'Posted Nov 6, 2025 · open until Feb 7',
    ],
    [
      'no end of a job that has ended',
      { createdAt: '2025-11-06T10:00:00Z', expiresAt: '2026-02-07T10:00:00Z', status: 'filled' },
      'Posted Nov 6, 2025',
    ],
    ['no end where there is none', { createdAt: '2026-01-08T10:00:00Z' }, 'Posted Jan 8'],
    ["the spec's constant where there is no day", {}, '7 days ago'],
  ])('says %s', async (_what, changes, text) => {
    answer({ ...aJob(), ...changes });
    const heading = await open();
    expect(heading.nextElementSibling).toHaveTextContent(
      new RegExp(`^Lakeside Clinic · Springfield · ${text}$`),
    );
  });
});

describe('sharing a job', () => {
  const address = 'http://localhost/singlejobdescription/jobdescription/job-1';
  const setShare = (share: unknown) =>
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  afterEach(() => setShare(undefined));
  // userEvent.setup stubs the clipboard, which direct calls don't
  const press = async (user = userEvent.setup()) => {
    await user.click(main().getByRole('button', { name: 'Share Registered Nurse' }));
  };

  test('copies its address', async () => {
    await open();
    const user = userEvent.setup();
    const write = jest.spyOn(navigator.clipboard, 'writeText');
    await press(user);
    expect(await screen.findByText('Link copied')).toBeVisible();
    expect(write).toHaveBeenCalledWith(address);
  });

  test("is the device's where it has a way to share, and copies nothing", async () => {
    const share = jest.fn(() => Promise.resolve());
    setShare(share);
    await open();
    await press();
    expect(share).toHaveBeenCalledWith({
      title: 'Registered Nurse - Lakeside Clinic, Springfield',
      url: address,
    });
    expect(screen.queryByText('Link copied')).not.toBeInTheDocument();
  });

  test('that is called off says nothing', async () => {
    setShare(() => Promise.reject(new DOMException('no', 'AbortError')));
    await open();
    const user = userEvent.setup();
    const write = jest.spyOn(navigator.clipboard, 'writeText');
    await press(user);
    expect(write).not.toHaveBeenCalled();
  });

  test('says where to find the address if it cannot be copied', async () => {
    await open();
    const user = userEvent.setup();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'));
    await press(user);
    expect(
      await screen.findByText('The link wasn’t copied. Copy it from the address bar.'),
    ).toBeVisible();
  });
});

describe('about the company', () => {
  const about = (name = 'About Lakeside Clinic') => screen.findByRole('region', { name });

  test('says what it is, and offers its other jobs', async () => {
    const asked: string[] = [];
    testHost.use(
      http.get(`${hostAddress}/employer/employers/username/:name`, () =>
        HttpResponse.json({
          data: anEmployer({
            companyType: 'Clinic',
            companyNumberofemployees: '120',
            companyProfile: 'Two wards by the lake.',
          }),
        }),
      ),
      http.get(`${hostAddress}/jobs/search`, ({ request }) => {
        asked.push(new URL(request.url).search);
        return HttpResponse.json(
          page([aJob(), aJob({ _id: 'job-2', jobtitle: 'Porter' }), aJob({ _id: 'job-3' })]),
        );
      }),
    );
    await open();
    const region = within(await about());
    expect(region.getByText('Two wards by the lake.')).toBeVisible();
    expect(region.getByText('Clinic · Springfield · 120 employees')).toBeVisible();
    expect(
      region.getAllByRole('listitem').map((item) => within(item).getByRole('link').textContent),
    ).toEqual(['Porter', 'Registered Nurse']);
    expect(region.getByRole('link', { name: 'Porter' })).toHaveAttribute(
      'href',
      '/singlejobdescription/jobdescription/job-2',
    );
    expect(region.getByRole('link', { name: 'More about Lakeside Clinic' })).toHaveAttribute(
      'href',
      '/employerppreadonly/ann.lee',
    );
    expect(asked).toContain('?employer=ann.lee&sort=newest&limit=4&brief=true');
  });

  test('bears the name of who hires, not of whom they hire for', async () => {
    answer(aJob({ companyname: 'Somebody Else Inc.' }));
    await open();
    expect(await about()).toBeVisible();
  });

  test('says nothing of its other jobs where there are none', async () => {
    testHost.use(http.get(`${hostAddress}/jobs/search`, () => HttpResponse.json(page([aJob()]))));
    await open();
    const region = within(await about());
    expect(region.getByRole('link', { name: 'More about Lakeside Clinic' })).toBeVisible();
    expect(region.queryByRole('listitem')).not.toBeInTheDocument();
    expect(region.queryByText('Other jobs here')).not.toBeInTheDocument();
  });

  test('is left out where it cannot be had', async () => {
    muteErrors();
    const failed = jest.fn();
    testHost.use(
      http.get(`${hostAddress}/employer/employers/username/:name`, () => {
        failed();
        return new HttpResponse(null, { status: 500 });
      }),
    );
    await open();
    await waitFor(() => expect(failed).toHaveBeenCalled());
    expect(screen.queryByRole('region', { name: /^About/ })).not.toBeInTheDocument();
  });

  test('asks a spec host for nothing', async () => {
    const asked = jest.fn();
    answer(aJob(), specHost.apiHost);
    testHost.use(
      http.get(`${specHost.apiHost}/employer/employers/username/:name`, () => {
        asked();
        return HttpResponse.json({ data: anEmployer() });
      }),
    );
    await open({ config: specHost });
    expect(main().getByRole('link', { name: 'Lakeside Clinic' })).toBeVisible();
    expect(asked).not.toHaveBeenCalled();
  });
});

test('on a phone pay and Apply stay in view, unless one cannot apply', async () => {
  await open();
  const bar = () => document.querySelector('[data-apply-bar]');
  expect(bar()).toHaveTextContent('$3,900 - $5,200 a monthApply to Job');
  cleanup();
  answer(aJob({ status: 'filled' }));
  await open();
  expect(within(main().getByRole('complementary')).getByText('Apply to Job')).toBeVisible();
  expect(bar()).not.toHaveTextContent('Apply to Job');
});
