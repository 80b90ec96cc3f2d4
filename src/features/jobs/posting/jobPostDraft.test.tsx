import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { hostAddress, testHost } from '@/test/host/server';
import { main, muteErrors } from '@/test/page';
import {
  asEmployer,
  drafts,
  fieldOf,
  fill,
  stubAddJob,
  inForm,
  shown,
  submit,
  typed,
  user,
} from '@/test/postForm';
import { renderApp } from '@/test/renderApp';

test('leaving asks once something was typed: Stay keeps it, Leave keeps it as the draft', async () => {
  const { address, history } = renderApp('/jobpost/ann.lee', {
    ...asEmployer,
    before: ['/category', '/termsofuse'],
  });
  await shown();
  const findJobs = () =>
    user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Find Jobs' }));
  fill();
  await findJobs();
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
  expect(
    dialog.getByText('The job isn’t posted yet. What you typed stays on this device as a draft.'),
  ).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Stay' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(address()).toBe('/jobpost/ann.lee');
  expect(inForm()).toEqual(typed);
  history.go(-2);
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Leave' }),
  );
  const categoryList = () =>
    screen.findByRole('heading', { level: 1, name: 'Find the job you love' });
  expect(await categoryList()).toBeVisible();
  expect(address()).toBe('/category');
  expect(drafts()).toEqual(['draft:ann.lee:jobpost']);
  // a draft is kept even if it wasn't edited this time
  history.go(2);
  await waitFor(() => expect(address()).toBe('/jobpost/ann.lee'));
  await shown();
  expect(inForm()).toEqual(typed);
  await findJobs();
  expect(await categoryList()).toBeVisible();
});

test('nothing is asked without text, after a discard, and at log-out', async () => {
  const { address } = renderApp('/jobpost/ann.lee', asEmployer);
  await shown();
  fill({ jobtitle: 'Head Nurse' });
  await user.click(main().getByRole('button', { name: 'Discard draft' }));
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard draft' }),
  );
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  const unload = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(unload()).toBe(true);
  fill();
  expect(unload()).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Account menu' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
  await waitFor(() => expect(address()).toBe('/'));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(unload()).toBe(true);
  expect(drafts()).toEqual([]);
});

test('what was not sent is there again after a reload, until it is discarded', async () => {
  const first = renderApp('/jobpost/ann.lee', asEmployer);
  await shown();
  fill();
  first.unmount();
  renderApp('/jobpost/ann.lee', asEmployer);
  await shown();
  expect(inForm()).toEqual(typed);
  await user.click(main().getByRole('button', { name: 'Discard draft' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Discard draft' }));
  expect(fieldOf('jobtitle')).toHaveValue('');
  expect(fieldOf('numberofvacancies')).toHaveValue(0);
  expect(drafts()).toEqual([]);
});

test('a visitor fills it in, logs in as an employer and finds it as it was; it is nobody else’s then', async () => {
  testHost.use(
    http.post(`${hostAddress}/employer/login`, () =>
      HttpResponse.json({ usernameEmployer: 'ann.lee' }),
    ),
  );
  const { address } = renderApp('/jobpost/ann.lee');
  await shown();
  fill();
  await user.click(main().getByRole('link', { name: 'Log in as an employer to post' }));
  await user.type(await main().findByLabelText('Username'), 'ann.lee');
  await user.type(main().getByLabelText('Password'), 'a secret');
  await user.click(main().getByRole('button', { name: 'Login' }));
  await shown();
  expect(address()).toBe('/jobpost/ann.lee');
  expect(main().queryByText('Log in as an employer to post')).not.toBeInTheDocument();
  expect(inForm()).toEqual(typed);
  expect(drafts()).toEqual(['draft:ann.lee:jobpost']);
});

test('an older draft of a visitor does not take the place of one’s own', async () => {
  const draft = (jobtitle: string, at: number) =>
    JSON.stringify({ typed: { ...typed, jobtitle }, at });
  localStorage.setItem('draft:ann.lee:jobpost', draft('Own', 2000));
  localStorage.setItem('draft::jobpost', draft('A visitor’s', 1000));
  renderApp('/jobpost/ann.lee', asEmployer);
  await shown();
  expect(fieldOf('jobtitle')).toHaveValue('Own');
});

test.each(['{', 'null', '{"typed":{"jobtitle":5},"at":1}', '{"typed":null,"at":1}'])(
  'a draft that cannot be read does no harm: %s',
  async (text) => {
    localStorage.setItem('draft:ann.lee:jobpost', text);
    renderApp('/jobpost/ann.lee', asEmployer);
    await shown();
    expect(fieldOf('jobtitle')).toHaveValue('');
  },
);

test('a session that ends while one posts: everything stays, with the way to log in', async () => {
  const errors = muteErrors();
  stubAddJob(() => HttpResponse.json({ message: 'Log in first' }, { status: 401 }));
  renderApp('/jobpost/ann.lee', asEmployer);
  await shown();
  fill();
  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Error adding job post. Please try again.',
  );
  expect(await main().findByRole('link', { name: 'Log in as an employer to post' })).toBeVisible();
  expect(inForm()).toEqual(typed);
  expect(drafts()).toEqual(['draft:ann.lee:jobpost']);
  errors.mockRestore();
});
