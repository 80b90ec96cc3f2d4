import { act, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { Resume } from '@/api/jobBoardApi';
import { anApplication, applicationDetails, aResume } from '@/test/fixtures';
import { gate } from '@/test/host/gate';
import { holdAnswer } from '@/test/host/holdAnswer';
import { hostAddress, testHost } from '@/test/host/server';
import { h1, main, muteErrors } from '@/test/page';
import { renderApp } from '@/test/renderApp';

const session = { userRole: 'jobseeker', usernamejobseek: 'sam.roe' };
const show = () => renderApp('/applyjob/job-1', { session });
const cvPart = () => main().findByRole('region', { name: 'Your CV' });
const sendButton = () => main().findByRole('button', { name: /^Send Email/ });
const sent = () => h1('Your application was sent');
const failed = 'Your saved CVs can’t be shown right now.';
const notSent = 'We couldn’t load your CVs, so nothing was sent. Try again, or pick “No CV”.';
const undecided =
  'Your CV wasn’t uploaded, so nothing was sent. Choose another file, or pick “No CV”.';
const twoCvs = () => [
  aResume(),
  aResume({ _id: 'cv-2', name: 'short.docx', kind: 'docx', isDefault: false }),
];
const draft = (resumeId: string) =>
  localStorage.setItem(
    'draft:sam.roe:apply:job-1',
    JSON.stringify({ note: '', answers: {}, resumeId }),
  );

/** Stubs a host that accepts applications; returns the ids of the CVs sent. */
const stubApplications = () => {
  const cvs: unknown[] = [];
  testHost.use(
    http.get(`${hostAddress}/applications/a-1`, () => HttpResponse.json(applicationDetails())),
    http.post<never, { resumeId?: string }>(`${hostAddress}/applications`, async ({ request }) => {
      cvs.push((await request.json()).resumeId);
      return HttpResponse.json(anApplication(), { status: 201 });
    }),
  );
  return cvs;
};
/** Stubs a host with these CVs, whose upload is pending until released. */
const stubUpload = (resumes: Resume[], isStored = true) => {
  const arrival = gate();
  testHost.use(
    http.get(`${hostAddress}/resumes`, () => HttpResponse.json(resumes)),
    http.post(`${hostAddress}/resumes`, async () => {
      await arrival.opened;
      if (!isStored) return HttpResponse.error();
      const stored = aResume({ _id: 'cv-9', name: 'new.pdf', isDefault: false });
      resumes.push(stored);
      return HttpResponse.json(stored, { status: 201 });
    }),
  );
  return arrival.open;
};
const pickFile = async () => {
  const input = (await cvPart()).querySelector<HTMLInputElement>('input[type=file]');
  await userEvent.upload(input!, new File(['%PDF-1.4'], 'new.pdf', { type: 'application/pdf' }));
};

test('saved CVs: loading, failed, and tried again', async () => {
  muteErrors();
  const answer = holdAnswer('/resumes');
  show();
  const section = within(await cvPart());
  expect(section.getByText('Loading...')).toBeInTheDocument();
  answer(() => HttpResponse.error());
  expect(await section.findByText(failed)).toBeVisible();
  testHost.use(http.get(`${hostAddress}/resumes`, () => HttpResponse.json([aResume()])));
  await userEvent.click(section.getByRole('button', { name: 'Try again' }));
  expect(await section.findByRole('radio', { name: 'sam-roe.pdf' })).toBeChecked();
});

test.each([
  ['the first CV', []],
  ['one beside others', twoCvs()],
])('an application waits for %s that is still being uploaded', async (_what, resumes) => {
  const cvs = stubApplications();
  const arrive = stubUpload(resumes);
  show();
  await pickFile();
  await userEvent.click(await sendButton());
  expect(await sendButton()).toHaveAttribute('aria-disabled', 'true');
  expect(cvs).toEqual([]);
  arrive();
  await sent();
  expect(cvs).toEqual(['cv-9']);
});

test('where the upload fails nothing is sent, and the words are at the field', async () => {
  muteErrors();
  const cvs = stubApplications();
  const arrive = stubUpload([], false);
  show();
  await pickFile();
  await userEvent.click(await sendButton());
  arrive();
  const section = await cvPart();
  expect(await within(section).findByRole('alert')).toHaveTextContent(
    'Your CV didn’t arrive. Check your connection and try again.',
  );
  expect(section).toHaveFocus();
  expect(await sendButton()).not.toHaveAttribute('aria-disabled');
  expect(cvs).toEqual([]);
});

test('who has no CV at all sends none after a refused upload only by picking that', async () => {
  muteErrors();
  const cvs = stubApplications();
  const arrive = stubUpload([], false);
  show();
  const section = within(await cvPart());
  await section.findByText(/saved to your profile for next time/);
  expect(section.queryByRole('radio')).not.toBeInTheDocument();
  await pickFile();
  arrive();
  const none = await section.findByRole('radio', { name: 'No CV' });
  expect(none).not.toBeChecked();
  await userEvent.click(await sendButton());
  expect(await section.findByText(undecided)).toBeVisible();
  expect(await cvPart()).toHaveFocus();
  expect(cvs).toEqual([]);
  await userEvent.click(none);
  expect(none).toBeChecked();
  expect(section.queryByText(undecided)).not.toBeInTheDocument();
  await userEvent.click(await sendButton());
  await sent();
  expect(cvs).toEqual([undefined]);
});

test('what is picked while a file uploads counts, and nothing waits for the file', async () => {
  const cvs = stubApplications();
  const arrive = stubUpload(twoCvs());
  show();
  await main().findByRole('radio', { name: 'short.docx' });
  await pickFile();
  await userEvent.click(main().getByRole('radio', { name: 'short.docx' }));
  await userEvent.click(await sendButton());
  await sent();
  expect(cvs).toEqual(['cv-2']);
  await act(async () => arrive());
});

test('the CV picked on an earlier day is sent, though the list is still loading', async () => {
  draft('cv-2');
  const cvs = stubApplications();
  const answer = holdAnswer('/resumes');
  show();
  await userEvent.click(await sendButton());
  expect(await sendButton()).toHaveAttribute('aria-disabled', 'true');
  expect(cvs).toEqual([]);
  answer(() => HttpResponse.json(twoCvs()));
  await sent();
  expect(cvs).toEqual(['cv-2']);
});

test('where the CVs can’t be read nothing is sent without one, unless that is picked', async () => {
  muteErrors();
  const cvs = stubApplications();
  testHost.use(http.get(`${hostAddress}/resumes`, () => HttpResponse.error()));
  show();
  const section = await cvPart();
  expect(await within(section).findByText(failed)).toBeVisible();
  const none = within(section).getByRole('radio', { name: 'No CV' });
  expect(none).not.toBeChecked();
  await userEvent.click(await sendButton());
  expect(await within(section).findByRole('alert')).toHaveTextContent(notSent);
  expect(within(section).queryByText(failed)).not.toBeInTheDocument();
  expect(section).toHaveFocus();
  expect(cvs).toEqual([]);
  await userEvent.click(none);
  expect(within(section).queryByRole('alert')).not.toBeInTheDocument();
  await userEvent.click(await sendButton());
  await sent();
  expect(cvs).toEqual([undefined]);
});

test('a draft’s CV isn’t dropped where the list is read no sooner than it is tried again', async () => {
  muteErrors();
  draft('cv-2');
  const cvs = stubApplications();
  const answer = holdAnswer('/resumes');
  show();
  await userEvent.click(await sendButton());
  answer(() => HttpResponse.error());
  const section = within(await cvPart());
  expect(await section.findByRole('alert')).toHaveTextContent(notSent);
  testHost.use(http.get(`${hostAddress}/resumes`, () => HttpResponse.json(twoCvs())));
  await userEvent.click(section.getByRole('button', { name: 'Try again' }));
  expect(await section.findByRole('radio', { name: 'short.docx' })).toBeChecked();
  expect(section.queryByRole('alert')).not.toBeInTheDocument();
  await userEvent.click(await sendButton());
  await sent();
  expect(cvs).toEqual(['cv-2']);
});
