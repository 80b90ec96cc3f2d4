import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { JobSeeker } from '@/api/jobBoardApi';
import { aJobSeeker } from '@/test/fixtures';
import { renderApp } from '@/test/renderApp';
import { hostAddress, specHost, testHost } from '@/test/server';
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
        return HttpResponse.json({ message: 'Somebody changed this meanwhile' }, { status: 412 });
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
const etags = versions.map((version) => etagOf(version));

test('a section that another window saved meanwhile is shown, and saved on the second press', async () => {
  const { saves, stored } = hostWith({ locationjobseek: 'Dallas, TX', educationjobseek: '' });
  const { section, save } = await openAbout();
  await save();
  expect(await section.findByRole('alert')).toHaveTextContent('changed in another window');
  expect(await section.findByText('Changed meanwhile to “Dallas, TX”')).toBeVisible();
  expect(section.getByText('Emptied meanwhile')).toBeVisible();
  expect(section.getByLabelText('Location')).toHaveValue('Québec');
  await save();
  expect(await screen.findByText('data updated successfully')).toBeInTheDocument();
  expect(saves).toEqual([
    { ifMatch: etags[0], status: 412 },
    { ifMatch: etags[1], status: 200 },
  ]);
  expect(stored().locationjobseek).toBe('Québec');
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
