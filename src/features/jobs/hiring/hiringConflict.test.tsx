import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Job, JobHiring } from '@/api/jobBoardApi';
import { change, editing, save, session } from '@/test/employerJobs';
import { aJob } from '@/test/fixtures';
import { hostAddress, testHost } from '@/test/host/server';
import { main } from '@/test/page';
import { renderApp } from '@/test/renderApp';
import { etagOf } from '@contract/etag';
import { messages } from '@contract/messages';

const asking = (text: string): JobHiring['questions'] => [
  { id: 'q1', kind: 'yesNo', text, required: true },
];
const nights = asking('Can you work nights?');
const weekends = asking('Can you work weekends?');
const versionAt = (minute: number): string => `2026-03-01T10:0${minute}:00.000Z`;

/**
 * A host that compares versions as ours does. `meanwhile` is what another window saves of the job's
 * questions and promise before the first save arrives.
 */
const hostWith = (meanwhile: Partial<Job>) => {
  let minute = 0;
  let stored = aJob({ questions: nights, answersWithin: 4, updatedAt: versionAt(minute) });
  const set = (changes: Partial<Job>): void => {
    minute += 1;
    stored = { ...stored, ...changes, updatedAt: versionAt(minute) };
  };
  const sent: unknown[] = [];
  testHost.use(
    http.get(`${hostAddress}/jobdescriptions/jobdescriptions/:id`, () => HttpResponse.json(stored)),
    http.put(`${hostAddress}/jobdescriptions/:id`, async ({ request }) => {
      if (minute === 0) set(meanwhile);
      if (request.headers.get('if-match') !== etagOf(stored.updatedAt ?? ''))
        return HttpResponse.json({ message: 'Someone else changed this' }, { status: 412 });
      set((await request.json()) as Partial<Job>); // what the form sent
      return HttpResponse.json(stored);
    }),
    http.put(`${hostAddress}/jobs/:id/hiring`, async ({ request }) => {
      const hiring = (await request.json()) as JobHiring; // what the form sent
      sent.push(hiring);
      set({ questions: hiring.questions, answersWithin: hiring.answersWithin ?? undefined });
      return HttpResponse.json(stored);
    }),
  );
  return { sent, stored: () => stored };
};
const edit = async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  renderApp('/jobdescriptiontrialedit?id=job-1', { session });
  await editing('Registered Nurse');
};
const promise = () => main().findByLabelText('Answer applicants within');

test('questions that another window has changed stay, where only the promise is edited here', async () => {
  const { sent } = hostWith({ questions: weekends });
  await edit();
  fireEvent.change(await promise(), { target: { value: '10' } });
  await save();
  await waitFor(() =>
    expect(sent).toEqual([
      {
        questions: weekends,
        answersWithin: 10,
        workplace: null,
        closesOn: null,
        longDescription: null,
      },
    ]),
  );
});

test('what another window has changed of both stays, where only the job’s texts are edited', async () => {
  const { sent, stored } = hostWith({ questions: weekends, answersWithin: 2 });
  await edit();
  change('Job title', 'Night Nurse');
  await save();
  expect(await screen.findByText(messages.updateJob.success)).toBeInTheDocument();
  expect(sent).toEqual([]);
  expect(stored()).toMatchObject({
    jobtitle: 'Night Nurse',
    questions: weekends,
    answersWithin: 2,
  });
});

test('a promise that both have changed: the other one is named, and the next press replaces it', async () => {
  const { sent } = hostWith({ questions: weekends, answersWithin: 2 });
  await edit();
  fireEvent.change(await promise(), { target: { value: '10' } });
  await save();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('The promise was changed to “2 days” in another window.');
  expect(alert).toHaveTextContent('Save again to use yours.');
  expect(sent).toEqual([]);
  expect(await promise()).toHaveValue('10');
  // not edited here
  expect(await main().findByDisplayValue('Can you work weekends?')).toBeVisible();
  await save();
  await waitFor(() =>
    expect(sent).toEqual([
      {
        questions: weekends,
        answersWithin: 10,
        workplace: null,
        closesOn: null,
        longDescription: null,
      },
    ]),
  );
});

test('questions that both have changed: the other ones are named', async () => {
  const { sent } = hostWith({ questions: weekends });
  await edit();
  fireEvent.change(await main().findByDisplayValue('Can you work nights?'), {
    target: { value: 'Do you drive?' },
  });
  await save();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The questions were changed to “Can you work weekends?” in another window.',
  );
  await save();
  await waitFor(() =>
    expect(sent).toEqual([
      {
        questions: asking('Do you drive?'),
        answersWithin: 4,
        workplace: null,
        closesOn: null,
        longDescription: null,
      },
    ]),
  );
});

test('a longer description that both have changed: it says so, and the next press replaces it', async () => {
  const { sent } = hostWith({ longDescription: 'Theirs' });
  await edit();
  fireEvent.change(await main().findByLabelText('Longer description (optional)'), {
    target: { value: '**Mine**' },
  });
  await save();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The longer description was changed in another window.',
  );
  expect(sent).toEqual([]);
  await save();
  await waitFor(() => expect(sent).toMatchObject([{ longDescription: '**Mine**' }]));
});
