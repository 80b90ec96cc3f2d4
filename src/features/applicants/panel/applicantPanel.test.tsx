import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { invalidateChangedTags } from '@/api/invalidateChangedTags';
import { idOf } from '@/api/tags/tags';
import { anApplicant, heading, open, panel, press, stubApplicants, three } from '@/test/applicants';
import { gate } from '@/test/host/gate';
import { holdAnswer } from '@/test/host/holdAnswer';
import { hostAddress, testHost } from '@/test/host/server';
import { muteErrors } from '@/test/page';

// faster than typing
const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const noteField = () => screen.findByLabelText('Add a note');

test('the panel says how far away somebody is, what they look for and how long the CV is', async () => {
  stubApplicants([
    anApplicant('Nadia Saab', {
      miles: 4,
      wants: { types: ['full-time', 'contract'], start: 'month' },
      cv: { name: 'nadia.pdf', kind: 'pdf', size: 184_000, pages: 2 },
    }),
    anApplicant('Omar Aziz', {
      miles: 1,
      wants: { types: [] },
      cv: { name: 'omar.docx', kind: 'docx', size: 184_000 },
    }),
    anApplicant('Lina Torres'),
  ]);
  open('?applicant=nadia');
  const shown = within(await panel());
  expect(
    await shown.findByText('Shift lead, 6 years · Springfield, about 4 miles away'),
  ).toBeVisible();
  expect(shown.getByText('Looking for').nextElementSibling).toHaveTextContent(
    'Full-time, Contract',
  );
  expect(shown.getByText('Can start').nextElementSibling).toHaveTextContent('Within a month');
  expect(shown.getByText('184 kB, 2 pages. Nadia can see who opens it.')).toBeVisible();
  await press('j');
  expect(
    await shown.findByText('Shift lead, 6 years · Springfield, about 1 mile away'),
  ).toBeVisible();
  expect(shown.queryByText('Looking for')).not.toBeInTheDocument();
  expect(shown.getByText('184 kB. Omar can see who opens it.')).toBeVisible();
  await press('j');
  await heading('Lina Torres');
  expect(shown.getByText('Shift lead, 6 years · Springfield')).toBeVisible();
  expect(shown.queryByText('Can start')).not.toBeInTheDocument();
});

test('a note is saved; unsent text survives going to another applicant', async () => {
  const sent = stubApplicants(three().slice(1));
  open('?applicant=omar');
  fill(await noteField(), 'Ask about notice');
  await press('j');
  await heading('Lina Torres');
  await waitFor(async () => expect(await noteField()).toHaveValue(''));
  await press('k');
  await waitFor(async () => expect(await noteField()).toHaveValue('Ask about notice'));
  await userEvent.click(screen.getByText('Add note'));
  expect(await screen.findByLabelText('Delete note “Ask about notice”')).toBeVisible();
  expect(await noteField()).toHaveValue('');
  expect(sent).toEqual([{ path: 'note omar', body: 'Ask about notice' }]);
});

test('a note that could not be saved stays in its field', async () => {
  muteErrors();
  stubApplicants([anApplicant('Omar Aziz')]);
  testHost.use(http.post(`${hostAddress}/applicants/:id/notes`, () => HttpResponse.error()));
  open('?applicant=omar');
  const note = await noteField();
  fill(note, 'Ask about notice');
  await userEvent.click(screen.getByText('Add note'));
  await waitFor(() =>
    expect(note).toHaveAccessibleDescription('The note wasn’t saved. Try again.'),
  );
  expect(note).toHaveValue('Ask about notice');
});

test('stars are saved one after another, shown at once, and taken away', async () => {
  const sent = stubApplicants([anApplicant('Omar Aziz')]);
  open('?applicant=omar');
  await userEvent.click(await screen.findByLabelText('2 stars'));
  await userEvent.click(screen.getByLabelText('4 stars'));
  expect(screen.getByLabelText('4 stars')).toBeChecked();
  await userEvent.click(await screen.findByLabelText('Clear rating'));
  await waitFor(() => expect(screen.queryByLabelText('Clear rating')).not.toBeInTheDocument());
  expect(screen.getByLabelText('1 star')).toHaveFocus();
  await waitFor(() =>
    expect(sent.map(({ body }) => body)).toEqual([{ rating: 2 }, { rating: 4 }, { rating: 0 }]),
  );
});

test('an answer that was read before the last stars were saved doesn’t take them back', async () => {
  const omar = anApplicant('Omar Aziz', { state: 'opened' });
  const sent = stubApplicants([omar]);
  open('?applicant=omar');
  const two = await screen.findByLabelText('2 stars');
  const answer = holdAnswer('/applicants/omar');
  await userEvent.click(two);
  await waitFor(() => expect(sent).toHaveLength(1));
  const saving = gate();
  testHost.use(
    http.put(`${hostAddress}/applicants/omar`, async () => {
      await saving.opened;
      return HttpResponse.json({ ...omar, rating: 4 });
    }),
  );
  await userEvent.click(screen.getByLabelText('4 stars'));
  answer(() => HttpResponse.json({ ...omar, rating: 2, message: 'As it was' }));
  expect(await screen.findByText('As it was')).toBeInTheDocument();
  expect(screen.getByLabelText('4 stars')).toBeChecked();
  const next = holdAnswer('/applicants/omar');
  saving.open();
  next(() => HttpResponse.json({ ...omar, rating: 4, message: 'As it is' }));
  expect(await screen.findByText('As it is')).toBeInTheDocument();
  expect(screen.getByLabelText('4 stars')).toBeChecked();
});

test('what a colleague chooses after stars were saved is shown', async () => {
  const omar = anApplicant('Omar Aziz');
  stubApplicants([omar]);
  const { store } = open('?applicant=omar');
  await userEvent.click(await screen.findByLabelText('4 stars'));
  await waitFor(() => expect(omar.rating).toBe(4));
  omar.rating = 2;
  act(() => void store.dispatch(invalidateChangedTags([idOf('Applicant', 'omar')])));
  await waitFor(() => expect(screen.getByLabelText('2 stars')).toBeChecked());
});

test('tags are added once each and removed', async () => {
  const sent = stubApplicants([anApplicant('Omar Aziz', { tags: ['Nights'] })]);
  open('?applicant=omar');
  for (const tag of ['nights', ' Acute ']) {
    fill(await screen.findByLabelText('Add a tag'), tag);
    await userEvent.click(screen.getByText('Add tag'));
  }
  await userEvent.click(await screen.findByLabelText('Remove tag Nights'));
  await waitFor(() => expect(screen.queryByLabelText('Remove tag Nights')).toBeNull());
  expect(sent.map(({ body }) => body)).toEqual([
    { addTags: ['Acute'] },
    { removeTags: ['Nights'] },
  ]);
});

test('a tag that is half typed for one applicant isn’t in the next one’s field', async () => {
  const [, omar, lina] = three();
  const sent = stubApplicants([omar, lina].filter((each) => each !== undefined));
  open('?applicant=lina');
  await heading('Lina Torres');
  await screen.findByLabelText('Add a tag');
  // both are loaded by then
  await press('k');
  await heading('Omar Aziz');
  fill(await screen.findByLabelText('Add a tag'), 'Nights');
  await press('j');
  await heading('Lina Torres');
  expect(screen.getByLabelText('Add a tag')).toHaveValue('');
  fireEvent.submit(screen.getByLabelText('Add a tag'));
  await press('k');
  await heading('Omar Aziz');
  expect(sent).toEqual([]);
});

test('a removed tag or note leaves the focus on the next one, the last on the field', async () => {
  const note = { name: 'Ann Lee', createdAt: '2026-01-10T11:00:00.000Z', mine: true };
  stubApplicants([
    anApplicant('Nadia Saab', {
      tags: ['Nights', 'Acute'],
      notes: [
        { ...note, _id: 'n-1', text: 'Call her' },
        { ...note, _id: 'n-2', text: 'Called' },
      ],
    }),
  ]);
  open('?applicant=nadia');
  const focused = async (label: string) =>
    waitFor(() => expect(screen.getByLabelText(label)).toHaveFocus());
  await userEvent.click(await screen.findByLabelText('Remove tag Nights'));
  await focused('Remove tag Acute');
  await userEvent.click(screen.getByLabelText('Remove tag Acute'));
  await focused('Add a tag');
  await userEvent.click(screen.getByLabelText('Delete note “Called”'));
  await focused('Delete note “Call her”');
  await userEvent.click(screen.getByLabelText('Delete note “Call her”'));
  await focused('Add a note');
});

test('a second tag is removed before the first answer is here, and neither returns', async () => {
  const omar = anApplicant('Omar Aziz', { tags: ['Nights', 'Acute', 'Bilingual'] });
  const sent = stubApplicants([omar]);
  open('?applicant=omar');
  for (const tag of ['Nights', 'Acute'])
    fireEvent.click(await screen.findByLabelText(`Remove tag ${tag}`));
  await waitFor(() => expect(sent).toHaveLength(2));
  await waitFor(() => expect(screen.queryByLabelText('Remove tag Acute')).toBeNull());
  expect(omar.tags).toEqual(['Bilingual']);
});

test('tagging those who are ticked adds to the tags that they have by now', async () => {
  const [nadia, omar] = [anApplicant('Nadia Saab', { tags: ['Nights'] }), anApplicant('Omar Aziz')];
  stubApplicants([nadia, omar]);
  open('');
  for (const name of ['Nadia Saab', 'Omar Aziz'])
    await userEvent.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));
  // a colleague's tag
  nadia.tags = ['Acute'];
  const bar = within(screen.getByRole('group', { name: '2 selected' }));
  fill(bar.getByLabelText('Add a tag'), 'Spring');
  await userEvent.click(bar.getByText('Add tag'));
  expect(await screen.findByText('2 applicants tagged Spring')).toBeVisible();
  expect([nadia.tags, omar.tags]).toEqual([['Acute', 'Spring'], ['Spring']]);
});

test('a message is sent, and what the applicant wrote is marked as read', async () => {
  const omar = anApplicant('Omar Aziz', { unread: 1 });
  stubApplicants([omar]);
  open('?applicant=omar');
  fill(await screen.findByLabelText('Write a message'), 'Can you start in May?');
  await userEvent.click(screen.getByText('Send message'));
  expect(await screen.findByText('Message sent')).toBeVisible();
  expect(await screen.findByText('Can you start in May?', { selector: 'p' })).toBeVisible();
  await waitFor(() => expect(omar.unread).toBe(0));
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

test('the text of a CV: loading, failed, and tried again', async () => {
  muteErrors();
  stubApplicants([anApplicant('Nadia Saab', { cv: { name: 'cv.txt', kind: 'txt', size: 1200 } })]);
  const answer = holdAnswer('/applications/nadia/cv/text');
  open('?applicant=nadia');
  await userEvent.click(await screen.findByRole('button', { name: 'Open CV' }));
  const cv = within(screen.getByRole('region', { name: 'CV' }));
  expect(cv.getByText('Loading...')).toBeInTheDocument();
  answer(() => HttpResponse.json({}, { status: 500 }));
  expect(await cv.findByRole('alert')).toHaveTextContent(/can’t be read here/);
  testHost.use(
    http.get(`${hostAddress}/applications/nadia/cv/text`, () =>
      HttpResponse.json({ text: 'Six years' }),
    ),
  );
  await userEvent.click(cv.getByRole('button', { name: 'Try again' }));
  expect(await cv.findByText('Six years')).toBeVisible();
  expect(cv.queryByRole('alert')).not.toBeInTheDocument();
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
  // the next response can be read, but isn't a PDF
  URL.createObjectURL = () => 'data:application/pdf,none';
  URL.revokeObjectURL = () => undefined;
  testHost.use(
    http.get(`${hostAddress}/applications/nadia/cv`, () =>
      HttpResponse.arrayBuffer(new ArrayBuffer(8)),
    ),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/^This PDF can’t be shown here/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});
