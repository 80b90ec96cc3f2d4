import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import {
  asEmployer,
  drafts,
  fieldOf,
  fill,
  host,
  inForm,
  main,
  muteErrors,
  shown,
  submit,
  typed,
  user,
} from '@/test/postForm';
import { renderApp } from '@/test/renderApp';
import { hostAddress, specHost, testHost } from '@/test/server';
import { categories } from '@contract/categories';

const words = (count: number) =>
  Array.from({ length: count }, (_, index) => `word${index}`).join(' ');

test('posts the whole form with numbers as numbers, says so and goes to the profile', async () => {
  const bodies = host();
  const { address } = renderApp('/jobpost/ann.lee', asEmployer);
  await shown();
  expect(inForm()).toMatchObject({
    monthlysalary1: '0',
    monthlysalary2: '0',
    numberofvacancies: '0',
    categoryName: '',
  });
  fill();
  expect(drafts()).toEqual(['draft:ann.lee:jobpost']);
  await submit();
  expect(await screen.findByText('Job post added successfully!')).toBeInTheDocument();
  await waitFor(() => expect(address()).toBe('/employerpp/ann.lee'));
  expect(bodies).toEqual([
    {
      usernameEmployer: 'ann.lee',
      ...typed,
      monthlysalary1: 3900,
      monthlysalary2: 5200,
      numberofvacancies: 3,
    },
  ]);
  expect(drafts()).toEqual([]);
});

test('the category is one of twelve, behind a placeholder that cannot be chosen', async () => {
  renderApp('/jobpost/ann.lee', asEmployer);
  await shown();
  const options = [...fieldOf('categoryName').querySelectorAll('option')];
  expect(options.map((option) => option.textContent)).toEqual(['Select a category', ...categories]);
  expect(options[0]).toBeDisabled();
});

test('pressed twice it posts once', async () => {
  const bodies = host(async () => {
    await delay(50);
    return HttpResponse.json({}, { status: 201 });
  });
  const { address } = renderApp('/jobpost/ann.lee', asEmployer);
  await shown();
  fill();
  await user.dblClick(main().getByText('Post job'));
  await waitFor(() => expect(address()).toBe('/employerpp/ann.lee'));
  expect(bodies).toHaveLength(1);
});

test.each([
  ['no network', () => HttpResponse.error()],
  ['a broken host', () => new HttpResponse('oops', { status: 500 })],
])('%s: the spec’s text, everything stays, and it can be posted again', async (_cause, answer) => {
  const errors = muteErrors();
  host(answer);
  const { address } = renderApp('/jobpost/ann.lee', asEmployer);
  await shown();
  fill();
  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^Error adding job post. Please try again.$/,
  );
  expect(inForm()).toEqual(typed);
  const bodies = host();
  await submit();
  await waitFor(() => expect(address()).toBe('/employerpp/ann.lee'));
  expect(bodies).toHaveLength(1);
  errors.mockRestore();
});

test('our own host’s words stand under the field they are about', async () => {
  const errors = muteErrors();
  host(() =>
    HttpResponse.json({ message: 'The location is too long', field: 'location' }, { status: 400 }),
  );
  renderApp('/jobpost/ann.lee', asEmployer);
  await shown();
  fill();
  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Error adding job post. Please try again.',
  );
  expect(fieldOf('location')).toHaveAccessibleDescription(/The location is too long/);
  expect(fieldOf('location')).toHaveFocus();
  errors.mockRestore();
});

test('nothing is posted while a field is empty, a number is below 0, or pay runs backwards', async () => {
  const bodies = host();
  renderApp('/jobpost/ann.lee', asEmployer);
  await shown();
  fill({ categoryName: '', qualification2: '' });
  await submit();
  expect(fieldOf('categoryName')).toHaveFocus();
  expect(fieldOf('categoryName')).toHaveAccessibleDescription('Select a category');
  expect(fieldOf('qualification2')).toHaveAccessibleDescription(/Enter qualification 2/);
  fill({ numberofvacancies: '-1' });
  await submit();
  expect(fieldOf('numberofvacancies')).toHaveAccessibleDescription('Enter 0 or more');
  fill({ monthlysalary2: '3000' });
  await submit();
  expect(fieldOf('monthlysalary2')).toHaveAccessibleDescription(
    'The pay to must not be below the pay from',
  );
  expect(bodies).toEqual([]);
  fill();
  await submit();
  await waitFor(() => expect(bodies).toHaveLength(1));
});

test.each([
  ['joboverview', 65],
  ['responsibilities3', 15],
  ['qualification4', 20],
] as const)('%s takes %s words and counts those left', async (name, limit) => {
  renderApp('/jobpost/ann.lee', asEmployer);
  await shown();
  const field = fieldOf(name);
  expect(field).toHaveAccessibleDescription(new RegExp(`${limit} words remaining`));
  field.focus();
  await user.paste(words(limit - 1));
  expect(field).toHaveAccessibleDescription(/1 word remaining/);
  await user.type(field, ' ab cd');
  expect(field).toHaveValue(`${words(limit - 1)} ab `);
  expect(field).toHaveAccessibleDescription(/0 words remaining/);
  expect(main().getByText('0 words remaining')).toHaveAttribute('aria-live', 'polite');
  // into the middle of a full field, and the caret stays
  await user.type(field, ' x', { initialSelectionStart: 3, initialSelectionEnd: 3 });
  expect(field).toHaveValue(`worx${words(limit - 1).slice(3)} ab `);
  expect(field.selectionStart).toBe(4);
  fireEvent.change(field, { target: { value: words(limit + 5) } });
  expect(field).toHaveValue(words(limit));
});

test('a word that is being composed is let be until it stands', async () => {
  renderApp('/jobpost/ann.lee', asEmployer);
  await shown();
  const field = fieldOf('responsibilities1');
  fireEvent.change(field, { target: { value: words(15) } });
  fireEvent.compositionStart(field);
  fireEvent.input(field, { target: { value: `${words(15)} に` }, isComposing: true });
  expect(field).toHaveValue(`${words(15)} に`);
  fireEvent.compositionEnd(field);
  expect(field).toHaveValue(words(15));
});

test('the preview shows the job as it is typed', async () => {
  renderApp('/jobpost/ann.lee', asEmployer);
  await shown();
  fill({ joboverview: words(31) });
  const preview = within(screen.getByRole('complementary', { name: 'How seekers will see it' }));
  expect(preview.getByText('Ward Nurse')).toBeInTheDocument();
  expect(preview.getByText('$3,900 - $5,200')).toBeInTheDocument();
  expect(preview.getByText(`${words(30)}...`)).toBeInTheDocument();
  expect(preview.getByText('Nurse Jobs')).toBeInTheDocument();
});

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
    dialog.getByText('The job is not posted. What you typed stays on this device as a draft.'),
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
  // a draft that nobody wrote on this time is kept already
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

test('our own host’s employer posts in no other name', async () => {
  const { address } = renderApp('/jobpost/bob', asEmployer);
  await shown();
  expect(address()).toBe('/jobpost/ann.lee');
});

test('a session that ends while one posts: everything stays, with the way to log in', async () => {
  const errors = muteErrors();
  host(() => HttpResponse.json({ message: 'Log in to go on' }, { status: 401 }));
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

test('on a spec host anybody posts in the name of the address', async () => {
  const bodies = host(() => new HttpResponse('added'), specHost.apiHost);
  const { address } = renderApp('/jobpost/bob', { config: specHost });
  await shown();
  expect(main().queryByText('Log in as an employer to post')).not.toBeInTheDocument();
  fill({ monthlysalary2: '10' });
  await submit();
  await waitFor(() => expect(address()).toBe('/loginemp'));
  expect(bodies).toEqual([
    {
      usernameEmployer: 'bob',
      ...typed,
      monthlysalary1: 3900,
      monthlysalary2: 10,
      numberofvacancies: 3,
    },
  ]);
});
