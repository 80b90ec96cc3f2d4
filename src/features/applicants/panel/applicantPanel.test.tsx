import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { anApplicant, heading, open, panel, press, stubApplicants, three } from '@/test/applicants';
import { muteErrors } from '@/test/page';
import { hostAddress, testHost } from '@/test/server';

test('a note is saved; unsent text survives going to another applicant', async () => {
  const sent = stubApplicants(three());
  open('?applicant=omar');
  await heading('Omar Aziz');
  const note = await screen.findByLabelText('Add a note');
  await userEvent.type(note, 'Ask about notice');
  await userEvent.click(screen.getByRole('button', { name: 'Next applicant' }));
  await heading('Lina Torres');
  await waitFor(() => expect(screen.getByLabelText('Add a note')).toHaveValue(''));
  await userEvent.click(screen.getByRole('button', { name: 'Previous applicant' }));
  await heading('Omar Aziz');
  await waitFor(() => expect(screen.getByLabelText('Add a note')).toHaveValue('Ask about notice'));
  await userEvent.click(screen.getByRole('button', { name: 'Add note' }));
  expect(
    await screen.findByRole('button', { name: 'Delete note “Ask about notice”' }),
  ).toBeVisible();
  expect(sent.filter(({ path }) => path !== 'opening')).toEqual([
    { path: 'note omar', body: 'Ask about notice' },
  ]);
});

test('stars, tags and messages are saved', async () => {
  const sent = stubApplicants(three());
  open('?applicant=omar');
  await userEvent.click(await screen.findByRole('radio', { name: '4 stars' }));
  expect(await screen.findByRole('button', { name: 'Clear rating' })).toBeVisible();
  const tags = within(await panel());
  await userEvent.type(tags.getByLabelText('Add a tag'), 'Acute{Enter}');
  expect(await tags.findByRole('button', { name: 'Remove tag Acute' })).toBeVisible();
  await userEvent.type(screen.getByLabelText('Write a message'), 'Can you start in May?');
  await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
  expect(await screen.findByText('Message sent')).toBeVisible();
  expect(await screen.findByText('Can you start in May?')).toBeVisible();
  expect(sent).toEqual([
    { path: 'update omar', body: { rating: 4 } },
    { path: 'update omar', body: { tags: ['Acute'] } },
  ]);
});

test('a note that could not be saved stays in its field', async () => {
  muteErrors();
  stubApplicants(three());
  testHost.use(http.post(`${hostAddress}/applicants/:id/notes`, () => HttpResponse.error()));
  open('?applicant=omar');
  const note = await screen.findByLabelText('Add a note');
  await userEvent.type(note, 'Ask about notice{Tab}{Enter}');
  await waitFor(() =>
    expect(note).toHaveAccessibleDescription('The note wasn’t saved. Try again.'),
  );
  expect(note).toHaveValue('Ask about notice');
});

test('a text CV is shown as text, another kind only downloaded, none is said', async () => {
  stubApplicants([
    anApplicant('Nadia Saab', { cv: { name: 'cv.txt', kind: 'txt', size: 1200 } }),
    anApplicant('Omar Aziz', { cv: { name: 'cv.odt', kind: 'odt', size: 184_000 } }),
    anApplicant('Lina Torres'),
  ]);
  testHost.use(
    http.get(`${hostAddress}/applications/nadia/cv/text`, () =>
      HttpResponse.json({ text: '<b>Six years</b>' }),
    ),
  );
  open('?applicant=nadia');
  await userEvent.click(await screen.findByRole('button', { name: 'Open CV' }));
  expect(await screen.findByText('<b>Six years</b>')).toBeVisible();
  expect(screen.getByText('1 kB. Nadia can see who opens it.')).toBeVisible();
  await press('j');
  await heading('Omar Aziz');
  await userEvent.click(await screen.findByRole('button', { name: 'Open CV' }));
  expect(
    await screen.findByText('We can’t show ODT files here. Download it to read it.'),
  ).toBeVisible();
  await press('j');
  expect(await screen.findByText('No CV was sent.')).toBeVisible();
});

test('a PDF that can’t be drawn says so, and can still be downloaded', async () => {
  muteErrors();
  stubApplicants([anApplicant('Nadia Saab', { cv: { name: 'cv.pdf', kind: 'pdf', size: 1200 } })]);
  testHost.use(
    http.get(`${hostAddress}/applications/nadia/cv`, () =>
      HttpResponse.json({ message: 'Not found' }, { status: 404 }),
    ),
  );
  open('?applicant=nadia');
  await userEvent.click(await screen.findByRole('button', { name: 'Open CV' }));
  expect(await screen.findByText('The CV can’t be opened right now.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Download' })).toBeVisible();
});
