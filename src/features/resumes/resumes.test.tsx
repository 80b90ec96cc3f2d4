import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import type { Resume } from '@/api/jobBoardApi';
import { aResume } from '@/test/fixtures';
import { holdAnswer } from '@/test/host/holdAnswer';
import { hostAddress, testHost } from '@/test/host/server';
import { main, muteErrors } from '@/test/page';
import { renderApp } from '@/test/renderApp';
import { limits } from '@contract/limits';

const session = { userRole: 'jobseeker', usernamejobseek: 'sam.roe' };
const pdf = (name: string, size = 8) =>
  new File([new Uint8Array(size)], name, { type: 'application/pdf' });

/** Stubs a host that stores CVs; returns the calls that changed something. */
const stubResumes = (resumes: Resume[], refusal?: () => Response) => {
  const calls: string[] = [];
  testHost.use(
    http.get(`${hostAddress}/resumes`, () => HttpResponse.json(resumes)),
    http.post(`${hostAddress}/resumes`, async () => {
      calls.push('upload');
      await delay(30);
      if (refusal) return refusal();
      const stored = aResume({
        _id: `cv-${resumes.length + 1}`,
        name: 'new.pdf',
        isDefault: resumes.length === 0,
      });
      resumes.push(stored);
      return HttpResponse.json(stored, { status: 201 });
    }),
    http.put(`${hostAddress}/resumes/:id/file`, ({ params }) => {
      calls.push(`replace ${String(params['id'])}`);
      const stored = aResume({ _id: String(params['id']), name: 'newer.pdf' });
      resumes.splice(0, 1, stored);
      return HttpResponse.json(stored);
    }),
    http.put(`${hostAddress}/resumes/:id`, async ({ params, request }) => {
      const changes = (await request.json()) as Partial<Resume>; // sent by the app itself
      calls.push(`${String(params['id'])} ${JSON.stringify(changes)}`);
      const at = resumes.findIndex(({ _id }) => _id === params['id']);
      const changed = { ...(resumes[at] ?? aResume()), ...changes };
      if (changes.isDefault)
        resumes.forEach((each) => {
          each.isDefault = false;
        });
      resumes.splice(at, 1, changed);
      return HttpResponse.json(changed);
    }),
    http.delete(`${hostAddress}/resumes/:id`, ({ params }) => {
      calls.push(`delete ${String(params['id'])}`);
      resumes.splice(
        resumes.findIndex(({ _id }) => _id === params['id']),
        1,
      );
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return calls;
};
const section = async () => within(await main().findByRole('region', { name: 'Your CVs' }));
const show = () => renderApp('/jobseekerpp/sam.roe', { session });
const fileInput = async (): Promise<HTMLInputElement> => {
  await main().findByRole('button', { name: /^Upload/ });
  const input = document.querySelector<HTMLInputElement>('input[name=file]');
  if (!input) throw new Error('no file input');
  return input;
};
const menu = async (name: string, item: string) => {
  await userEvent.click(
    await (await section()).findByRole('button', { name: `Actions for ${name}` }),
  );
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
};

test('lists kind, size and dates with the default marked', async () => {
  stubResumes([
    aResume({ lastSentAt: '2026-01-02T10:00:00.000Z' }),
    aResume({ _id: 'cv-2', name: 'short.docx', kind: 'docx', size: 1_400_000, isDefault: false }),
  ]);
  show();
  const shown = await section();
  expect(await shown.findByRole('heading', { level: 3, name: 'sam-roe.pdf' })).toBeVisible();
  expect(shown.getByText('212 kB · uploaded Dec 28, 2025 · last sent Jan 2')).toBeVisible();
  expect(shown.getByText('1.4 MB · uploaded Dec 28, 2025')).toBeVisible();
  expect(shown.getAllByText('Default')).toHaveLength(1);
  expect(shown.getByText('DOCX')).toBeVisible();
});

test('uploads once, by the button and by dropping a file', async () => {
  const resumes: Resume[] = [];
  const calls = stubResumes(resumes);
  let release = (): void => undefined;
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  testHost.use(
    http.post(
      `${hostAddress}/resumes`,
      async () => {
        calls.push('upload');
        await isReleased;
        resumes.push(aResume({ name: 'new.pdf' }));
        return HttpResponse.json(resumes[0], { status: 201 });
      },
      { once: true },
    ),
  );
  show();
  const shown = await section();
  await userEvent.upload(await fileInput(), pdf('new.pdf'));
  expect(shown.getByText('Uploading your CV')).toBeInTheDocument();
  await userEvent.upload(await fileInput(), pdf('new.pdf'));
  release();
  expect(await shown.findByRole('heading', { level: 3, name: 'new.pdf' })).toBeVisible();
  expect(await screen.findByText('new.pdf is saved')).toBeInTheDocument();
  expect(calls).toEqual(['upload']);
  fireEvent.drop(shown.getByTestId('resume-drop'), { dataTransfer: { files: [pdf('two.pdf')] } });
  await waitFor(() => expect(calls).toEqual(['upload', 'upload']));
});

test('a file that is too large or empty is never sent', async () => {
  const calls = stubResumes([]);
  show();
  const large = pdf('large.pdf');
  Object.defineProperty(large, 'size', { value: limits.uploadBytes + 1 });
  await userEvent.upload(await fileInput(), large);
  const shown = await section();
  expect(await shown.findByRole('alert')).toHaveTextContent('The file is too large: at most 5 MB');
  await userEvent.upload(await fileInput(), pdf('empty.pdf', 0));
  expect(await shown.findByRole('alert')).toHaveTextContent('This file is empty.');
  expect(calls).toEqual([]);
});

test.each([
  ['This file asks for a password. Save a copy without one.', 400],
  ['You can keep three CVs. Delete or replace one first.', 409],
])('the host’s refusal is shown at the upload: %s', async (message, status) => {
  const errors = jest.spyOn(console, 'error').mockReturnValue();
  stubResumes([], () => HttpResponse.json({ message, field: 'file' }, { status }));
  show();
  await userEvent.upload(await fileInput(), pdf('new.pdf'));
  expect(await (await section()).findByRole('alert')).toHaveTextContent(message);
  errors.mockRestore();
});

test('three are enough: the upload makes room for a hint, replacing still works', async () => {
  const calls = stubResumes([
    aResume(),
    aResume({ _id: 'cv-2', name: 'b.pdf', isDefault: false }),
    aResume({ _id: 'cv-3', name: 'c.pdf', isDefault: false }),
  ]);
  show();
  const shown = await section();
  expect(await shown.findByText(/You’ve saved three CVs/)).toBeVisible();
  expect(shown.queryByRole('button', { name: /^Upload/ })).not.toBeInTheDocument();
  const input = document.querySelector<HTMLInputElement>('input[name="replace-cv-1"]');
  if (!input) throw new Error('no input');
  await userEvent.upload(input, pdf('newer.pdf'));
  expect(await screen.findByText('Replaced by newer.pdf')).toBeInTheDocument();
  expect(calls).toEqual(['replace cv-1']);
});

test('renames, makes another the default, and deletes after a question that names the file', async () => {
  const calls = stubResumes([
    aResume(),
    aResume({ _id: 'cv-2', name: 'short.pdf', isDefault: false }),
  ]);
  show();
  await menu('short.pdf', 'Make it the default');
  expect(await screen.findByText('short.pdf is your default CV')).toBeInTheDocument();
  await menu('sam-roe.pdf', 'Rename');
  const dialog = within(await screen.findByRole('dialog', { name: 'Rename sam-roe.pdf' }));
  const name = dialog.getByLabelText('Name');
  await userEvent.clear(name);
  await userEvent.click(dialog.getByRole('button', { name: 'Rename' }));
  expect(dialog.getByText('Give it a name')).toBeVisible();
  await userEvent.type(name, 'nurse.pdf');
  await userEvent.click(dialog.getByRole('button', { name: 'Rename' }));
  expect(await screen.findByText('Renamed to nurse.pdf')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await menu('nurse.pdf', 'Delete');
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete nurse.pdf?' }));
  await userEvent.click(question.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Deleted nurse.pdf')).toBeInTheDocument();
  expect(calls).toEqual(['cv-2 {"isDefault":true}', 'cv-1 {"name":"nurse.pdf"}', 'delete cv-1']);
});

test('a deleted one leaves the focus on the next, and the last one on the upload', async () => {
  stubResumes([aResume(), aResume({ _id: 'cv-2', name: 'short.docx', isDefault: false })]);
  show();
  const remove = async (name: string) => {
    await menu(name, 'Delete');
    const question = within(await screen.findByRole('alertdialog', { name: `Delete ${name}?` }));
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  };
  await remove('sam-roe.pdf');
  const shown = await section();
  const next = shown.getByRole('button', { name: 'Actions for short.docx' });
  await waitFor(() => expect(next).toHaveFocus());
  await remove('short.docx');
  await waitFor(() => expect(shown.getByRole('button', { name: /^Upload/ })).toHaveFocus());
});

test('downloads under its own name', async () => {
  stubResumes([aResume()]);
  testHost.use(
    http.get(`${hostAddress}/resumes/cv-1/file`, () =>
      HttpResponse.arrayBuffer(new ArrayBuffer(8)),
    ),
  );
  const saved: string[] = [];
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  show();
  await userEvent.click(
    await (await section()).findByRole('button', { name: 'Download sam-roe.pdf' }),
  );
  expect(await screen.findByText('Downloaded sam-roe.pdf')).toBeInTheDocument();
  expect(saved).toEqual(['sam-roe.pdf']);
  click.mockRestore();
});

test('a list that could not be read can be tried again', async () => {
  const errors = jest.spyOn(console, 'error').mockReturnValue();
  const answer = holdAnswer('/resumes');
  show();
  const shown = await section();
  expect(shown.getByText('Loading...')).toBeInTheDocument();
  answer(() => HttpResponse.error());
  expect(await shown.findByText('Your CVs can’t be shown right now')).toBeVisible();
  stubResumes([aResume()]);
  await userEvent.click(shown.getByRole('button', { name: 'Try again' }));
  expect(await shown.findByRole('heading', { level: 3, name: 'sam-roe.pdf' })).toBeVisible();
  errors.mockRestore();
});

test('the question closes after a deletion even if the list can’t be fetched again', async () => {
  muteErrors();
  stubResumes([aResume()]);
  show();
  await menu('sam-roe.pdf', 'Delete');
  testHost.use(http.get(`${hostAddress}/resumes`, () => new HttpResponse(null, { status: 400 })));
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }),
  );
  expect(await screen.findByText('Deleted sam-roe.pdf')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
});
