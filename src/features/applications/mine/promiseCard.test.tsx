import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ApplicationDetails } from '@/api/jobBoardApi';
import { applicationDetails } from '@/test/fixtures';
import { hostAddress, testHost } from '@/test/host/server';
import { main } from '@/test/page';
import { renderApp } from '@/test/renderApp';

const stubApplication = (changes: Partial<ApplicationDetails> = {}) =>
  testHost.use(
    http.get(`${hostAddress}/applications/a-1`, () =>
      HttpResponse.json(applicationDetails(changes)),
    ),
  );
const open = () =>
  renderApp('/myapplications/a-1', {
    session: { userRole: 'jobseeker', usernamejobseek: 'sam.roe' },
  });
const promise = () => within(main().getByRole('region', { name: 'The employer’s promise' }));

test.each([
  ['waiting', { dueAt: '2026-01-13T10:00:00.000Z' }, 'Answer promised by Jan 13', '3 days left'],
  ['due today', { dueAt: '2026-01-10T10:00:00.000Z' }, 'Answer promised for today', 'Due today'],
  ['late', { dueAt: '2026-01-08T10:00:00.000Z' }, 'Answer was due on Jan 8', '2 days late'],
  [
    'kept',
    { dueAt: '2026-01-13T10:00:00.000Z', answeredAt: '2026-01-10T09:00:00.000Z' },
    'Answer promised by Jan 13',
    'Kept',
  ],
  [
    'answered late',
    { dueAt: '2026-01-08T10:00:00.000Z', answeredAt: '2026-01-10T09:00:00.000Z' },
    'Answer promised by Jan 8',
    'Answered late',
  ],
])('the promise, %s', async (_state, times, title, chip) => {
  stubApplication({ createdAt: '2026-01-06T10:00:00.000Z', ...times });
  open();
  expect(await main().findByRole('heading', { level: 2, name: title })).toBeVisible();
  expect(promise().getByText(chip)).toBeVisible();
});

test.each([
  ['sent today', { createdAt: '2026-01-10T09:00:00.000Z' }, 'Sent today', []],
  ['sent yesterday', { createdAt: '2026-01-09T09:00:00.000Z' }, 'Day 1 of 4', []],
  [
    'answered on the second day',
    { createdAt: '2026-01-06T09:00:00.000Z', answeredAt: '2026-01-08T09:00:00.000Z' },
    'Answered on day 2 of 7',
    ['They answered Jan 8, 9:00 AM, 5 days early.'],
  ],
  [
    'answered on the day it was sent',
    { createdAt: '2026-01-10T09:00:00.000Z', answeredAt: '2026-01-10T10:00:00.000Z' },
    null,
    ['They answered the same day.'],
  ],
])('the promise’s days, %s', async (_when, times, picture, words) => {
  stubApplication({ dueAt: '2026-01-13T09:00:00.000Z', ...times });
  open();
  await screen.findByRole('heading', { level: 1, name: 'Registered Nurse' });
  expect(promise().queryByRole('img')?.getAttribute('aria-label') ?? null).toBe(picture);
  for (const text of words) expect(promise().getByText(text)).toBeVisible();
});

test('without a promise there is no card for one', async () => {
  stubApplication();
  open();
  await screen.findByRole('heading', { level: 1, name: 'Registered Nurse' });
  expect(main().queryByRole('region', { name: 'The employer’s promise' })).toBeNull();
});
