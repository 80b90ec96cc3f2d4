import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { delay, HttpResponse } from 'msw';
import { specHost } from '@/test/host/server';
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
import { pressTwice } from '@/test/pressTwice';
import { renderApp } from '@/test/renderApp';
import { categories } from '@contract/constants/categories';

const words = (count: number) =>
  Array.from({ length: count }, (_, index) => `word${index}`).join(' ');

test('posts the whole form with numbers as numbers, says so and goes to the profile', async () => {
  const bodies = stubAddJob();
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

test('a posting that waits for review says so beside the spec’s words', async () => {
  stubAddJob(() => HttpResponse.json({ _id: 'job-1', status: 'waiting' }, { status: 201 }));
  renderApp('/jobpost/ann.lee', asEmployer);
  await shown();
  fill();
  await submit();
  expect(await screen.findByText('Job post added successfully!')).toBeInTheDocument();
  expect(
    await screen.findByText(
      'Ward Nurse is waiting for review. It goes live once we’ve approved it',
    ),
  ).toBeInTheDocument();
});

test('the category is one of twelve, behind a placeholder that cannot be chosen', async () => {
  renderApp('/jobpost/ann.lee', asEmployer);
  await shown();
  const options = [...fieldOf('categoryName').querySelectorAll('option')];
  expect(options.map((option) => option.textContent)).toEqual(['Select a category', ...categories]);
  expect(options[0]).toBeDisabled();
});

test('pressed twice it posts once', async () => {
  const bodies = stubAddJob(async () => {
    await delay(50);
    return HttpResponse.json({}, { status: 201 });
  });
  const { address } = renderApp('/jobpost/ann.lee', asEmployer);
  await shown();
  fill();
  await pressTwice(main().getByText('Post job'));
  await waitFor(() => expect(address()).toBe('/employerpp/ann.lee'));
  expect(bodies).toHaveLength(1);
});

test.each([
  ['no network', () => HttpResponse.error()],
  ['a broken host', () => new HttpResponse('oops', { status: 500 })],
])('%s: the spec’s text, everything stays, and it can be posted again', async (_cause, answer) => {
  const errors = muteErrors();
  stubAddJob(answer);
  const { address } = renderApp('/jobpost/ann.lee', asEmployer);
  await shown();
  fill();
  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^Error adding job post. Please try again.$/,
  );
  expect(inForm()).toEqual(typed);
  const bodies = stubAddJob();
  await submit();
  await waitFor(() => expect(address()).toBe('/employerpp/ann.lee'));
  expect(bodies).toHaveLength(1);
  errors.mockRestore();
});

test('our own host’s words stand under the field they are about', async () => {
  const errors = muteErrors();
  stubAddJob(() =>
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
  const bodies = stubAddJob();
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
    'The upper figure can’t be lower than the first',
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
  // typing into the middle of a full field keeps the caret there
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
  const preview = within(
    screen.getByRole('complementary', { name: 'How job seekers will see it' }),
  );
  expect(preview.getByText('Ward Nurse')).toBeInTheDocument();
  expect(preview.getByText('$3,900 - $5,200')).toBeInTheDocument();
  expect(preview.getByText(`${words(30)}...`)).toBeInTheDocument();
  expect(preview.getByText('Nurse Jobs')).toBeInTheDocument();
});

test('our own host’s employer posts in no other name', async () => {
  const { address } = renderApp('/jobpost/bob', asEmployer);
  await shown();
  expect(address()).toBe('/jobpost/ann.lee');
});

test('on a spec host anybody posts in the name of the address', async () => {
  const bodies = stubAddJob(() => new HttpResponse('added'), specHost.apiHost);
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
