import { screen, waitFor, within } from '@testing-library/react';
import {
  user,
  session,
  nurse,
  stubSavedJobs,
  refusing,
  field,
  change,
  save,
  editing,
} from '@/test/employerJobs';
import { specHost } from '@/test/host/server';
import { main, muteErrors } from '@/test/page';
import { renderApp } from '@/test/renderApp';

test('our own host’s words about a field stand under it; a spec host’s don’t', async () => {
  const errors = muteErrors();
  stubSavedJobs([nurse]);
  refusing(400, { message: 'The location is too long', field: 'location' });
  const first = renderApp('/jobdescriptiontrial/ann.lee', { session });
  await user.click(await main().findByRole('button', { name: 'Edit' }));
  await editing('Registered Nurse');
  await save();
  await waitFor(() =>
    expect(field('Location')).toHaveAccessibleDescription(/The location is too long/),
  );
  expect(field('Location')).toHaveFocus();
  first.unmount();
  errors.mockClear();
  stubSavedJobs([nurse], specHost.apiHost);
  refusing(400, { message: 'The location is too long', field: 'location' }, specHost.apiHost);
  renderApp('/jobdescriptiontrial/ann.lee', { config: specHost });
  await user.click(await main().findByRole('button', { name: 'Edit' }));
  await editing('Registered Nurse');
  await save();
  await waitFor(() =>
    expect(errors).toHaveBeenCalledWith('Error updating job:', expect.anything()),
  );
  expect(main().queryByText('The location is too long')).not.toBeInTheDocument();
  errors.mockRestore();
});

test('line breaks that a field can’t show are no unsaved change', async () => {
  const blank = ' \n\t\u00A0 ';
  stubSavedJobs([{ ...nurse, location: blank, employementtype: blank, degreerequired: blank }]);
  renderApp('/jobdescriptiontrial/ann.lee', { session });
  await user.click(await main().findByRole('button', { name: 'Edit' }));
  await editing('Registered Nurse');
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
});

test('the same limits and checks as in posting', async () => {
  const seen = stubSavedJobs([nurse]);
  renderApp('/jobdescriptiontrial/ann.lee', { session });
  await user.click(await main().findByRole('button', { name: 'Edit' }));
  await editing('Registered Nurse');
  const overview = main().getByRole('textbox', { name: 'Job overview' });
  expect(overview).toHaveAccessibleDescription(/56 words remaining/);
  change('Job overview', Array.from({ length: 70 }, (_, index) => `w${index}`).join(' '));
  expect(overview).toHaveAccessibleDescription(/0 words remaining/);
  change('Qualification 2', '');
  change('Monthly pay to, in dollars', '1');
  await save();
  expect(field('Qualification 2')).toHaveAccessibleDescription(/Enter qualification 2/);
  change('Qualification 2', 'Two years');
  await save();
  expect(field('Monthly pay to, in dollars')).toHaveAccessibleDescription(
    /can’t be lower than the first/,
  );
  expect(seen.saved).toEqual([]);
});

describe('a job with empty fields', () => {
  const job = { ...nurse, location: '', degreerequired: '', responsibilities5: '' };
  const { qualification4: _missing, employementtype: _none, ...sparse } = job;

  test('of a spec host is saved with them; what was filled stays required', async () => {
    const seen = stubSavedJobs([sparse], specHost.apiHost);
    renderApp('/jobdescriptiontrial/ann.lee', { config: specHost });
    await user.click(await main().findByRole('button', { name: 'Edit' }));
    await editing('Registered Nurse');
    expect(main().getByText(/^Fields that are empty now can stay empty/)).toBeVisible();
    change('Qualification 2', '');
    await save();
    expect(field('Qualification 2')).toHaveAccessibleDescription(/Enter qualification 2/);
    expect(main().queryAllByText(/^Enter /)).toHaveLength(1);
    expect(seen.saved).toEqual([]);
    change('Qualification 2', 'Two years');
    await save();
    await waitFor(() =>
      expect(seen.saved.map(({ body }) => body)).toEqual([
        expect.objectContaining({
          qualification2: 'Two years',
          qualification4: '',
          responsibilities5: '',
          location: '',
        }),
      ]),
    );
  });

  test('of our own host is completed first', async () => {
    const seen = stubSavedJobs([job]);
    renderApp('/jobdescriptiontrial/ann.lee', { session });
    await user.click(await main().findByRole('button', { name: 'Edit' }));
    await editing('Registered Nurse');
    expect(main().getByText('All fields are required.')).toBeVisible();
    await save();
    expect(field('Responsibility 5')).toHaveAccessibleDescription(/Enter responsibility 5/);
    expect(seen.saved).toEqual([]);
  });
});

test('a session that ends while one edits: everything stays, and it says so', async () => {
  const errors = muteErrors();
  stubSavedJobs([nurse]);
  refusing(401, { message: 'Log in first' });
  renderApp('/jobdescriptiontrial', { session });
  await user.click(await main().findByRole('button', { name: 'Edit' }));
  await editing('Registered Nurse');
  change('Location', 'Lakeside');
  await save();
  expect(await main().findByText(/You’ve been logged out/)).toBeVisible();
  expect(field('Location')).toHaveValue('Lakeside');
  errors.mockRestore();
});

test('leaving an edit asks once something was changed: Stay keeps it, Leave leaves', async () => {
  stubSavedJobs([nurse]);
  const { address, history } = renderApp('/jobdescriptiontrial/ann.lee', {
    session,
    before: ['/category'],
  });
  await user.click(await main().findByRole('button', { name: 'Edit' }));
  await editing('Registered Nurse');
  change('Location', 'Lakeside');
  await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Find Jobs' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  expect(dialog).toHaveTextContent('Your changes to this job aren’t saved.');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(field('Location')).toHaveValue('Lakeside');
  expect(address()).toBe('/jobdescriptiontrial/ann.lee');
  history.go(-1);
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Leave' }),
  );
  await waitFor(() => expect(address()).toBe('/category'));
});
