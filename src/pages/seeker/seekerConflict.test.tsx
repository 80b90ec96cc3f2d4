import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { JobSeeker } from '@/api/jobBoardApi';
import { aJobSeeker } from '@/test/fixtures';
import { hostAddress, specHost, testHost } from '@/test/host/server';
import { renderApp } from '@/test/renderApp';
import { etagOf } from '@contract/etag';

const session = { userRole: 'jobseeker', usernamejobseek: 'sam.roe' };
const versions = [
  '2026-03-01T10:00:00.000Z',
  '2026-03-01T10:05:00.000Z',
  '2026-03-01T10:09:00.000Z',
];

/** A host that compares versions as ours does. `meanwhile` is what another window has saved. */
const hostWith = (meanwhile: Partial<JobSeeker>, address: string = hostAddress) => {
  let stored: JobSeeker = aJobSeeker({ updatedAt: versions[0] });
  const saves: { ifMatch: string | null; status: number }[] = [];
  testHost.use(
    http.get(`${address}/jobseeker/jobseekers/username/:name`, () =>
      HttpResponse.json({ ...stored, data: stored }),
    ),
    http.put(`${address}/jobseeker/jobseekers/:id`, async ({ request }) => {
      if (saves.length === 0) stored = { ...stored, ...meanwhile, updatedAt: versions[1] };
      const ifMatch = request.headers.get('if-match');
      const isStale = ifMatch !== null && ifMatch !== etagOf(stored.updatedAt ?? '');
      saves.push({ ifMatch, status: isStale ? 412 : 200 });
      if (isStale)
        return HttpResponse.json({ message: 'Someone else changed this' }, { status: 412 });
      stored = { ...stored, ...((await request.json()) as object), updatedAt: versions[2] };
      return HttpResponse.json(stored);
    }),
  );
  return { saves, stored: () => stored };
};
const openAbout = async (config?: typeof specHost) => {
  jest.spyOn(console, 'error').mockReturnValue();
  renderApp('/jobseekerpp/sam.roe', { session, ...(config && { config }) });
  await userEvent.click(
    await screen.findByRole('button', { name: 'Edit Location, Education and Experience' }),
  );
  const section = within(
    within(screen.getByRole('main')).getByRole('region', { name: 'About you' }),
  );
  await userEvent.clear(section.getByLabelText('Location'));
  await userEvent.type(section.getByLabelText('Location'), 'Québec');
  return { section, save: () => userEvent.click(section.getByRole('button', { name: 'Save' })) };
};
/**
 * Opens the about section and saves the contact information next to it, which refetches the
 * profile.
 */
const openAboutBeside = async (meanwhile: Partial<JobSeeker>) => {
  const host = hostWith(meanwhile);
  const opened = await openAbout();
  await userEvent.click(screen.getByRole('button', { name: 'Edit Contact Information' }));
  const contact = within(screen.getByRole('region', { name: 'Contact Information' }));
  await userEvent.type(contact.getByLabelText('Mobile number'), '5');
  await userEvent.click(contact.getByRole('button', { name: 'Save' }));
  return { ...host, ...opened };
};
const etags = versions.map((version) => etagOf(version));

test('a field that another window saved meanwhile, too, is shown, and saved on the second press', async () => {
  const { saves, stored } = hostWith({
    locationjobseek: 'Dallas, TX',
    educationjobseek: 'Nursing, Dallas',
  });
  const { section, save } = await openAbout();
  await save();
  expect(await section.findByRole('alert')).toHaveTextContent('changed in another window');
  expect(await section.findByText('Changed in another window to “Dallas, TX”')).toBeVisible();
  expect(section.getByLabelText('Location')).toHaveValue('Québec');
  // not edited here: shows the host's new value without a note
  expect(section.getByLabelText('Education')).toHaveValue('Nursing, Dallas');
  expect(section.queryByText(/Nursing, Dallas”$/)).not.toBeInTheDocument();
  await save();
  expect(await screen.findByText('data updated successfully')).toBeInTheDocument();
  expect(saves).toEqual([
    { ifMatch: etags[0], status: 412 },
    { ifMatch: etags[1], status: 200 },
  ]);
  expect(stored()).toMatchObject({
    locationjobseek: 'Québec',
    educationjobseek: 'Nursing, Dallas',
  });
});

test('fields that only another window has changed keep its values, and hold nothing up', async () => {
  const { saves, stored } = hostWith({
    educationjobseek: 'Nursing, Dallas',
    experiencejobseek: '',
  });
  const { save } = await openAbout();
  await save();
  expect(await screen.findByText('data updated successfully')).toBeInTheDocument();
  expect(saves.map(({ status }) => status)).toEqual([412, 200]);
  expect(stored()).toMatchObject({
    locationjobseek: 'Québec',
    educationjobseek: 'Nursing, Dallas',
    experiencejobseek: '',
  });
});

test('a field that was emptied meanwhile says so, and the next press sends what is typed', async () => {
  const { stored } = hostWith({ locationjobseek: '' });
  const { section, save } = await openAbout();
  await save();
  expect(await section.findByText('Cleared in another window')).toBeVisible();
  // restores the form's initial value: it is shown, so it is intended
  await userEvent.clear(section.getByLabelText('Location'));
  await userEvent.type(section.getByLabelText('Location'), 'Springfield');
  await save();
  expect(await screen.findByText('data updated successfully')).toBeInTheDocument();
  expect(stored().locationjobseek).toBe('Springfield');
});

test('the same text saved twice, as after a lost answer, is no change by somebody else', async () => {
  const { saves } = hostWith({ locationjobseek: 'Québec' });
  const { save } = await openAbout();
  await save();
  expect(await screen.findByText('data updated successfully')).toBeInTheDocument();
  expect(saves.map(({ status }) => status)).toEqual([412, 200]);
});

test('what is read again while the form is open is shown where nothing was typed', async () => {
  const { section } = await openAboutBeside({ educationjobseek: 'Nursing, Dallas' });
  await waitFor(() => expect(section.getByLabelText('Education')).toHaveValue('Nursing, Dallas'));
  expect(section.getByLabelText('Location')).toHaveValue('Québec');
  expect(section.queryByText(/in another window/)).not.toBeInTheDocument();
});

test('what was changed elsewhere in the profile holds nothing up, and stays', async () => {
  const { saves, stored } = hostWith({ phonejobseek: '+1 555 0100' });
  const { save } = await openAbout();
  await save();
  expect(await screen.findByText('data updated successfully')).toBeInTheDocument();
  expect(saves.map(({ status }) => status)).toEqual([412, 200]);
  expect(stored()).toMatchObject({ locationjobseek: 'Québec', phonejobseek: '+1 555 0100' });
});

test('a spec host is sent no version', async () => {
  const { saves } = hostWith({ locationjobseek: 'Dallas, TX' }, specHost.apiHost);
  const { save } = await openAbout(specHost);
  await save();
  expect(await screen.findByText('data updated successfully')).toBeInTheDocument();
  expect(saves).toEqual([{ ifMatch: null, status: 200 }]);
});
