import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { aJobSeeker } from '@/test/fixtures';
import { hostKinds } from '@/test/host/hostKinds';
import { hostAddress, specHost, testHost } from '@/test/host/server';
import { renderApp } from '@/test/renderApp';

const seekerSession = { userRole: 'jobseeker', usernamejobseek: 'sam.roe' };
const employerSession = { userRole: 'employer', usernameEmployer: 'ann.lee' };
const region = (name: string) => within(screen.getByRole('region', { name }));
const seekerIs = (
  address: string,
  answer: () => Response = () =>
    HttpResponse.json(aJobSeeker({ nationalityjobseek: 'IE', addressjobseek: 'CA' })),
) => testHost.use(http.get(`${address}/jobseeker/jobseekers/username/:name`, answer));
const refused = (status: number) => () => HttpResponse.json({ message: 'no' }, { status });

const expectProfile = async () => {
  expect(await screen.findByRole('heading', { level: 1, name: 'Sam Roe' })).toBeVisible();
  for (const text of ['Springfield', 'BSc Nursing', '6 years'])
    expect(region('About').getByText(text)).toBeVisible();
  for (const text of ['Male', 'Irish', 'Canada'])
    expect(region('Personal Information').getByText(text)).toBeVisible();
  expect(
    region('Contact Information').getByRole('link', { name: 'sam@roe.example' }),
  ).toHaveAttribute('href', 'mailto:sam@roe.example');
  expect(region('Contact Information').getByRole('link', { name: '+1 555 0199' })).toBeVisible();
  expect(
    within(screen.getByRole('main')).queryByRole('button', { name: /^Edit/ }),
  ).not.toBeInTheDocument();
};

describe.each(hostKinds)('on $kind', ({ config, address }) => {
  it('shows the seeker of the session', async () => {
    seekerIs(address);
    renderApp('/jobseekerppreadonly', { session: seekerSession, config });
    await expectProfile();
    expect(screen.getByRole('link', { name: 'Edit your profile' })).toHaveAttribute(
      'href',
      '/jobseekerpp/sam.roe',
    );
  });

  it('sends to /login who is no seeker, and home whose name is missing', async () => {
    const first = renderApp('/jobseekerppreadonly', { session: employerSession, config });
    await waitFor(() => expect(first.address()).toBe('/login'));
    first.unmount();
    sessionStorage.clear();
    for (const path of ['/featuredemployer/', '/categories/', '/jobdescriptions/getAll'])
      testHost.use(http.get(`${address}${path}`, () => HttpResponse.json([])));
    const second = renderApp('/jobseekerppreadonly', {
      session: { userRole: 'jobseeker' },
      config,
    });
    await waitFor(() => expect(second.address()).toBe('/'));
  });

  it('shows a seeker by name to an employer who may', async () => {
    seekerIs(address);
    renderApp('/jobseekerppreadonly/sam.roe', { session: employerSession, config });
    await expectProfile();
    expect(screen.queryByRole('link', { name: 'Edit your profile' })).not.toBeInTheDocument();
  });

  it('says that there is none of that name', async () => {
    const errors = jest.spyOn(console, 'error').mockReturnValue();
    seekerIs(address, refused(404));
    renderApp('/jobseekerppreadonly/eve', { session: employerSession, config });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Job seeker not found' }),
    ).toBeVisible();
    errors.mockRestore();
  });

  it('a failure is only logged: "Loading..." with another try', async () => {
    const errors = jest.spyOn(console, 'error').mockReturnValue();
    seekerIs(address, refused(500));
    renderApp('/jobseekerppreadonly/sam.roe', { session: employerSession, config });
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByText('Loading...')).toBeInTheDocument();
    seekerIs(address);
    await userEvent.click(again);
    await expectProfile();
    errors.mockRestore();
  });
});

it('a visitor of our own host is asked to log in, and comes back', async () => {
  const errors = jest.spyOn(console, 'error').mockReturnValue();
  seekerIs(hostAddress, refused(401));
  const { address } = renderApp('/jobseekerppreadonly/sam.roe');
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Log in to see this profile' }),
  ).toBeVisible();
  seekerIs(hostAddress);
  testHost.use(
    http.post(`${hostAddress}/employer/login`, () =>
      HttpResponse.json({ usernameEmployer: 'ann.lee' }),
    ),
  );
  await userEvent.click(screen.getByRole('link', { name: 'Log in as an employer' }));
  await userEvent.type(await screen.findByLabelText('Username'), 'ann.lee');
  await userEvent.type(screen.getByLabelText('Password'), 'try-it-out-now');
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
  await waitFor(() => expect(address()).toBe('/jobseekerppreadonly/sam.roe'));
  await expectProfile();
  errors.mockRestore();
});

it('somebody whom our own host refuses is told so kindly', async () => {
  const errors = jest.spyOn(console, 'error').mockReturnValue();
  seekerIs(hostAddress, refused(403));
  renderApp('/jobseekerppreadonly/sam.roe', { session: employerSession });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'This profile isn’t shown to you' }),
  ).toBeVisible();
  errors.mockRestore();
});

it('a spec host’s is open to everybody (spec §6)', async () => {
  seekerIs(specHost.apiHost);
  renderApp('/jobseekerppreadonly/sam.roe', { config: specHost });
  await expectProfile();
});
