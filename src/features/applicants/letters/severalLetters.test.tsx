import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { invalidateChangedTags } from '@/api/invalidateChangedTags';
import { open, stubApplicants, three } from '@/test/applicants';
import { hostAddress, testHost } from '@/test/host/server';
import { defaultLetters, letterKinds } from '@contract/jobs/applicantLetters';

test('a letter to those who are ticked stays when they leave the list, and is theirs', async () => {
  const all = three();
  stubApplicants(all);
  const sent: unknown[] = [];
  testHost.use(
    http.get(`${hostAddress}/letter-templates`, () =>
      HttpResponse.json(letterKinds.map((kind) => ({ kind, own: false, ...defaultLetters[kind] }))),
    ),
    http.post(`${hostAddress}/applicants/letters`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ results: [{ id: 'omar', done: true }] });
    }),
  );
  const { store } = open('?state=new&applicant=nadia');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Omar Aziz' }));
  const bar = within(screen.getByRole('group', { name: '1 selected' }));
  await userEvent.click(bar.getByRole('button', { name: 'Email' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Write a message…' }));
  await screen.findByText('As Omar Aziz will read it');
  const form = within(screen.getByRole('dialog', { name: 'Write to Omar Aziz' }));
  fireEvent.change(form.getByLabelText('Message'), { target: { value: 'Are you free?' } });
  // moved by a colleague
  Object.assign(all[1] ?? {}, { state: 'shortlisted' });
  await act(() => store.dispatch(invalidateChangedTags([{ type: 'Applicant', id: 'omar' }])));
  await waitFor(() => expect(screen.queryByText('1 selected')).not.toBeInTheDocument());
  expect(form.getByLabelText('Message')).toHaveValue('Are you free?');
  await userEvent.click(form.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent).toMatchObject([{ ids: ['omar'], letter: { body: 'Are you free?' } }]);
});

test('an email to those who are ticked: who got it, and who was refused and why', async () => {
  stubApplicants(three());
  const sent: unknown[] = [];
  testHost.use(
    http.get(`${hostAddress}/letter-templates`, () =>
      HttpResponse.json(letterKinds.map((kind) => ({ kind, own: false, ...defaultLetters[kind] }))),
    ),
    http.post(`${hostAddress}/applicants/letters`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({
        results: [
          { id: 'nadia', done: true },
          { id: 'omar', done: false, message: 'This application was withdrawn' },
        ],
      });
    }),
  );
  open();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Nadia Saab' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Omar Aziz' }));
  await userEvent.click(screen.getByRole('button', { name: 'Email' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Write a message…' }));
  // the preview is for the first recipient; a placeholder dialog is shown while the templates load
  expect(await screen.findByText('As Nadia Saab will read it')).toBeVisible();
  const form = within(screen.getByRole('dialog', { name: 'Write to 2 applicants' }));
  fireEvent.change(form.getByLabelText('Subject'), { target: { value: 'A question' } });
  fireEvent.change(form.getByLabelText('Message'), { target: { value: 'Hello {firstName}' } });
  await userEvent.click(form.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Your email was sent')).toBeVisible();
  expect(screen.getByText('One email wasn’t sent: This application was withdrawn')).toBeVisible();
  expect(sent).toEqual([
    { ids: ['nadia', 'omar'], letter: { subject: 'A question', body: 'Hello {firstName}' } },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('checkbox', { name: 'Select Nadia Saab' })).not.toBeChecked();
  // the bar with the button that opened the dialog is gone, so a name has the focus
  expect(screen.getByRole('link', { name: 'Nadia Saab' })).toHaveFocus();
});
