import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { aJobSeeker } from '@/test/fixtures';
import { hostAddress, testHost } from '@/test/host/server';
import { renderApp } from '@/test/renderApp';

const session = { userRole: 'jobseeker', usernamejobseek: 'sam.roe' };
const openContact = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Contact Information' }));
  return within(screen.getByRole('region', { name: 'Contact Information' }));
};
const retype = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  await userEvent.type(field, text);
};
/** Our own host with one job seeker; returns the saves. */
const stubJobSeeker = () => {
  let seeker = aJobSeeker();
  const saves: unknown[] = [];
  testHost.use(
    http.get(`${hostAddress}/jobseeker/jobseekers/username/:name`, () => HttpResponse.json(seeker)),
    http.put(`${hostAddress}/jobseeker/jobseekers/:id`, async ({ request, params }) => {
      const sent = (await request.json()) as object; // the app sends an object
      saves.push([params['id'], sent]);
      seeker = { ...seeker, ...sent };
      return new HttpResponse();
    }),
  );
  return { saves };
};

it('another email address takes the password, which is checked before anything is saved', async () => {
  const errors = jest.spyOn(console, 'error').mockReturnValue();
  const { saves } = stubJobSeeker();
  const checks: unknown[] = [];
  testHost.use(
    http.post(`${hostAddress}/password/checks`, async ({ request }) => {
      checks.push(await request.json());
      return checks.length === 1
        ? HttpResponse.json(
            { message: 'This isn’t your current password', field: 'password' },
            { status: 400 },
          )
        : new HttpResponse(null, { status: 204 });
    }),
  );
  renderApp('/jobseekerpp/sam.roe', { session });
  const section = await openContact();
  expect(section.queryByLabelText('Current password')).not.toBeInTheDocument();
  await retype(section.getByLabelText('Email'), 'new@roe.example');
  await userEvent.click(section.getByRole('button', { name: 'Save' }));
  const password = section.getByLabelText('Current password');
  expect(password).toHaveAccessibleDescription(/Enter your password to change your email/);
  expect([checks, saves]).toEqual([[], []]);
  await userEvent.type(password, 'wrong{Enter}');
  await waitFor(() =>
    expect(password).toHaveAccessibleDescription(/This isn’t your current password/),
  );
  expect(password).toHaveFocus();
  expect([section.getByLabelText('Email'), saves]).toEqual([
    expect.objectContaining({ value: 'new@roe.example' }),
    [],
  ]);
  await retype(password, 'right horse battery');
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('Contact information updated successfully')).toBeInTheDocument();
  expect(checks).toEqual([{ password: 'wrong' }, { password: 'right horse battery' }]);
  expect(saves).toEqual([
    ['seeker-1', { emailjobseek: 'new@roe.example', phonejobseek: '+1 555 0199' }],
  ]);
  errors.mockRestore();
});

it('the same address takes no password, even one typed for another', async () => {
  const { saves } = stubJobSeeker();
  testHost.use(http.post(`${hostAddress}/password/checks`, () => HttpResponse.error()));
  renderApp('/jobseekerpp/sam.roe', { session });
  const section = await openContact();
  await retype(section.getByLabelText('Email'), 'new@roe.example');
  await userEvent.type(section.getByLabelText('Current password'), 'right horse battery');
  await retype(section.getByLabelText('Email'), 'sam@roe.example');
  expect(section.queryByLabelText('Current password')).not.toBeInTheDocument();
  await userEvent.click(section.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Contact information updated successfully')).toBeInTheDocument();
  expect(saves).toHaveLength(1);
});
