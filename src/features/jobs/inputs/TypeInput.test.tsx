import { fireEvent, screen, waitFor } from '@testing-library/react';
import { asEmployer, fieldOf, fill, shown, stubAddJob, submit, user } from '@/test/postForm';
import { renderApp } from '@/test/renderApp';
import { offeredType } from './offeredType';

test.each([
  ['full', 'Full-time'],
  ['FULL_TIME', 'Full-time'],
  ['f/t', 'Full-time'],
  ['full-time', 'Full-time'],
  [' part time ', 'Part-time'],
  ['Contractor', 'Contract'],
  ['temp', 'Temporary'],
  ['Intern', 'Internship'],
])('for %j it offers %s', (typed, offered) => {
  expect(offeredType(typed)).toBe(offered);
});

test.each(['', ' ', 'Full-time', 'Contract, full-time', 'Per diem', 'Seasonal', 'fu', 'Other'])(
  'for %j it offers nothing',
  (typed) => {
    expect(offeredType(typed)).toBeUndefined();
  },
);

test('the usual spelling is offered, taken by a press, and sent as the field shows it', async () => {
  const bodies = stubAddJob();
  renderApp('/jobpost/ann.lee', asEmployer);
  await shown();
  fill();
  fireEvent.change(fieldOf('employementtype'), { target: { value: 'full' } });
  await user.click(await screen.findByRole('button', { name: 'Use “Full-time”' }));
  expect(fieldOf('employementtype')).toHaveValue('Full-time');
  expect(fieldOf('employementtype')).toHaveFocus();
  expect(screen.queryByRole('button', { name: /^Use/ })).toBeNull();
  await submit();
  await waitFor(() => expect(bodies).toMatchObject([{ employementtype: 'Full-time' }]));
});

test('who leaves the offer sends what was typed', async () => {
  const bodies = stubAddJob();
  renderApp('/jobpost/ann.lee', asEmployer);
  await shown();
  fill();
  fireEvent.change(fieldOf('employementtype'), { target: { value: 'full' } });
  await submit();
  await waitFor(() => expect(bodies).toMatchObject([{ employementtype: 'full' }]));
});
