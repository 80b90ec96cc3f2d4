import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { aJobSeeker } from '@/test/fixtures';
import { hostAddress, specHost, testHost } from '@/test/host/server';
import { renderApp } from '@/test/renderApp';

const session = { userRole: 'jobseeker', usernamejobseek: 'sam.roe' };
const region = (name: string) => within(screen.getByRole('main')).getByRole('region', { name });

test('our own host takes another name, gender, nationality and country', async () => {
  let seeker = aJobSeeker();
  const saves: unknown[] = [];
  testHost.use(
    http.get(`${hostAddress}/jobseeker/jobseekers/username/:name`, () => HttpResponse.json(seeker)),
    http.put(`${hostAddress}/jobseekers/:id/details`, async ({ request, params }) => {
      const sent = (await request.json()) as object; // the app sends an object
      saves.push([params['id'], sent]);
      seeker = { ...seeker, ...sent };
      return HttpResponse.json(seeker);
    }),
  );
  renderApp('/jobseekerpp/sam.roe', { session });
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Personal Information' }));
  const section = within(region('Personal Information'));
  await userEvent.clear(section.getByLabelText('Last name'));
  await userEvent.type(section.getByLabelText('Last name'), 'Rowe');
  await userEvent.selectOptions(section.getByLabelText('Gender'), 'Female');
  await userEvent.selectOptions(section.getByLabelText('Nationality'), 'Irish');
  await userEvent.selectOptions(section.getByLabelText('Residence country'), 'Canada');
  await userEvent.click(section.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('data updated successfully')).toBeInTheDocument();
  expect(await section.findByText('Sam Rowe')).toBeVisible();
  expect(section.getByText('Canada')).toBeVisible();
  expect(saves).toEqual([
    [
      'seeker-1',
      {
        firstnamejobseek: 'Sam',
        lastnamejobseek: 'Rowe',
        genderjobseek: 'Female',
        nationalityjobseek: 'IE',
        addressjobseek: 'CA',
      },
    ],
  ]);
});

test('a spec host has no call for them', async () => {
  testHost.use(
    http.get(`${specHost.apiHost}/jobseeker/jobseekers/username/:name`, () =>
      HttpResponse.json(aJobSeeker()),
    ),
  );
  renderApp('/jobseekerpp/sam.roe', { session, config: specHost });
  await screen.findByRole('button', { name: 'Edit Contact Information' });
  expect(region('Personal Information')).toBeVisible();
  expect(
    screen.queryByRole('button', { name: 'Edit Personal Information' }),
  ).not.toBeInTheDocument();
});
