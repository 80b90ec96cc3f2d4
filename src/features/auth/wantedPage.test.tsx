import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { aJob, anEmployer, aJobSeeker } from '@/test/fixtures';
import { hostAddress, specHost, testHost } from '@/test/host/server';
import { main } from '@/test/page';
import { renderApp } from '@/test/renderApp';
import { registrationFields } from './registration/registrationFields';

const user = userEvent.setup();
const hosts = [
  { kind: 'our own host', address: hostAddress, options: {} },
  { kind: 'a spec host', address: specHost.apiHost, options: { config: specHost } },
];
const then = 'Then you’ll apply for Registered Nurse at Lakeside Clinic.';

/** Expects the notice's whole text, in which the job's title is an element of its own. */
const expectNotice = async (text: string) =>
  waitFor(() => expect(document.querySelector('main')).toHaveTextContent(text));

const postJobLink = () =>
  within(screen.getByRole('banner')).findByRole('link', { name: 'Post a job' });

const register = async () => {
  const names = registrationFields.jobseeker;
  await main().findByText('Register');
  const values = {
    [names.firstName]: 'Sam',
    [names.lastName]: 'Roe',
    [names.username]: 'sam.roe',
    [names.email]: 'sam@roe.example',
    [names.password]: 'long enough',
    [names.confirm]: 'long enough',
    [names.location]: 'Austin, TX',
    [names.nationality]: 'IE',
    [names.phone]: '15550123',
    [names.address]: 'CA',
  };
  for (const [name, value] of Object.entries(values)) {
    const field = document.querySelector(`main [name="${name}"]`);
    if (!field) throw new Error(`no field ${name}`);
    fireEvent.change(field, { target: { value } });
  }
  await user.click(main().getByLabelText('Female'));
  await user.click(main().getByLabelText(/license agreement/i));
  await user.click(main().getByText('Register'));
};

const logIn = async (username?: string) => {
  const field = await main().findByLabelText('Username');
  if (username) await user.type(field, username);
  await user.type(main().getByLabelText('Password'), 'long enough');
  await user.click(main().getByRole('button', { name: 'Login' }));
};

describe.each(hosts)('on $kind', ({ address: host, options }) => {
  beforeEach(() =>
    testHost.use(
      http.get(`${host}/jobdescriptions/jobdescriptions/:id`, () => HttpResponse.json(aJob())),
      http.get(`${host}/jobseeker/jobseekers/username/:name`, () =>
        HttpResponse.json(aJobSeeker()),
      ),
      http.get(`${host}/employer/employers/username/:name`, () => HttpResponse.json(anEmployer())),
      http.get(`${host}/categories/`, () => HttpResponse.json([])),
    ),
  );

  test('the wanted job survives the guard, the registration and the log-in', async () => {
    testHost.use(
      http.post(`${host}/jobseeker/jobseekers`, () => HttpResponse.json({}, { status: 201 })),
      http.post(`${host}/jobseeker/jobseekers/login`, () => HttpResponse.json({})),
    );
    const { address } = renderApp('/applyjob/job-1', options);
    await expectNotice(`Log in or register first. ${then}`);
    await user.click(screen.getByRole('link', { name: 'Register Now' }));
    await expectNotice(then);
    expect(address()).toBe('/signup');
    // switch to the other form and back
    await user.click(await main().findByRole('link', { name: 'Employer' }));
    await main().findByRole('heading', { name: 'Register as an employer' });
    await user.click(main().getByRole('link', { name: 'Job seeker' }));
    await main().findByRole('heading', { name: 'Register as a job seeker' });
    await register();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(`Registration successful. You can now log in!${then}`);
    expect(address()).toBe('/loginemp');
    // the employer's form is collapsed
    expect(main().getByLabelText('Password')).not.toBeVisible();
    await user.click(
      main()
        .getAllByRole('link', { name: 'Log in as a job seeker' })
        .find((link) => alert.contains(link)) ?? alert,
    );
    await expectNotice(then);
    expect(address()).toBe('/login');
    expect(await main().findByLabelText('Username')).toHaveValue('sam.roe');
    await logIn();
    await waitFor(() => expect(address()).toBe('/applyjob/job-1'));
  });

  test('"Post a job" ends on the form', async () => {
    testHost.use(http.post(`${host}/employer/login`, () => HttpResponse.json({})));
    const { address } = renderApp('/category', options);
    await user.click(await postJobLink());
    await expectNotice('Log in or register first. Then you’ll post your job.');
    expect(address()).toBe('/loginemp');
    await logIn('ann.lee');
    await waitFor(() => expect(address()).toBe('/jobpost/ann.lee'));
  });
});

test('Register Now at the employer login says whose form it leads to', async () => {
  const { address } = renderApp('/loginemp');
  await user.click(await screen.findByRole('link', { name: 'Register Now' }));
  await expectNotice('This form is for job seekers. Hiring? Register as an employer');
  await user.click(main().getByRole('link', { name: 'Register as an employer' }));
  await waitFor(() => expect(address()).toBe('/signupemp'));
});

test('a page that was loaded anew shows a registered job seeker the employer’s form, too', async () => {
  const { history } = renderApp('/category');
  await postJobLink();
  act(() =>
    history.push('/loginemp', {
      registered: { role: 'jobseeker', username: 'sam.roe' },
      registeredIn: performance.timeOrigin - 1,
    }),
  );
  expect(await main().findByLabelText('Password')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Registration successful.');
});

test.each(['https://evil.example/applyjob/1', '//evil.example/applyjob/1', '/\\evil.example', 7])(
  'what is no path of this site is wanted by nobody: %s',
  async (from) => {
    testHost.use(
      http.post(`${hostAddress}/jobseeker/jobseekers/login`, () => HttpResponse.json({})),
    );
    const { address, history } = renderApp('/category');
    await postJobLink();
    act(() => history.push('/login', { from }));
    await logIn('sam.roe');
    await waitFor(() => expect(address()).toBe('/jobseekerpp/sam.roe'));
  },
);

test('an address that can’t be decoded is wanted like any other', async () => {
  const { history } = renderApp('/category');
  await postJobLink();
  act(() => history.push('/login', { from: '/applyjob/100%' }));
  await expectNotice('Then you’ll apply for the job you chose.');
  expect(main().getByLabelText('Password')).toBeVisible();
});
