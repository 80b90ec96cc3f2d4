import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { hostAddress, testHost } from '@/test/host/server';
import { user, session, stubOwnJobs, job, focusAndPress } from '@/test/ownJobs';
import { main, muteErrors } from '@/test/page';
import { renderApp } from '@/test/renderApp';

test('a job that was taken down: why, and the answer, once', async () => {
  const asked = stubOwnJobs([job('removed', { removalReason: 'It asks for money' })]);
  renderApp('/employerpp/ann.lee', { session });
  expect(await main().findByText('It asks for money')).toBeVisible();
  await focusAndPress('Answer for Nurse removed');
  const dialog = within(await screen.findByRole('dialog', { name: 'Answer for Nurse removed' }));
  const field = dialog.getByRole('textbox', { name: 'Your answer' });
  await user.click(dialog.getByText('Send answer'));
  expect(field).toHaveAccessibleDescription(/Enter your answer/);
  await user.type(field, 'It does not.');
  await user.click(dialog.getByText('Send answer'));
  expect(await main().findByText('It does not.')).toBeVisible();
  await waitFor(() =>
    expect(
      main().queryByRole('button', { name: 'Answer for Nurse removed' }),
    ).not.toBeInTheDocument(),
  );
  await waitFor(() => expect(document.body).not.toHaveFocus());
  expect(asked).toEqual(['answer removed']);
});

test('an answer that is refused says why in the dialog, and stays', async () => {
  const errors = muteErrors();
  stubOwnJobs([job('removed', { removalReason: 'It asks for money' })]);
  testHost.use(
    http.post(`${hostAddress}/jobs/:id/answer`, () =>
      HttpResponse.json({ message: 'You’ve already answered' }, { status: 409 }),
    ),
  );
  renderApp('/employerpp/ann.lee', { session });
  await focusAndPress('Answer for Nurse removed');
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox'), 'Why?');
  await user.click(dialog.getByText('Send answer'));
  expect(await dialog.findByRole('alert')).toHaveTextContent(
    'Your answer wasn’t sent. You’ve already answered',
  );
  expect(dialog.getByRole('textbox')).toHaveValue('Why?');
  errors.mockRestore();
});

test('an answer that isn’t sent yet is closed only after a question', async () => {
  stubOwnJobs([job('removed', { removalReason: 'It asks for money' })]);
  renderApp('/employerpp/ann.lee', { session });
  await focusAndPress('Answer for Nurse removed');
  const field = await screen.findByRole('textbox', { name: 'Your answer' });
  await user.type(field, 'Why?');
  await user.keyboard('{Escape}');
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Keep writing' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(field).toHaveValue('Why?');
});

test('the edit form of a job that was taken down is not offered, the way to its answer is', async () => {
  testHost.use(
    http.get(`${hostAddress}/jobdescriptions/jobdescriptions/:id`, () =>
      HttpResponse.json(job('removed', { removalReason: 'It asks for money' })),
    ),
  );
  renderApp('/jobdescriptiontrialedit?id=removed', { session });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'This job can’t be edited' }),
  ).toBeVisible();
  expect(main().getByRole('link', { name: 'Your jobs' })).toHaveAttribute(
    'href',
    '/jobdescriptiontrial',
  );
  expect(main().queryByRole('textbox')).not.toBeInTheDocument();
});
