import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { aJobSeeker } from '@/test/fixtures';
import { gate } from '@/test/host/gate';
import { hostKinds } from '@/test/host/hostKinds';
import { hostAddress, specHost, testHost } from '@/test/host/server';
import { renderApp } from '@/test/renderApp';

const session = { userRole: 'jobseeker', usernamejobseek: 'sam.roe' };
const region = (name: string) => within(screen.getByRole('main')).getByRole('region', { name });
const open = async (name: string, label: string) => {
  await userEvent.click(await screen.findByRole('button', { name: label }));
  return within(region(name));
};
const openAbout = () => open('About you', 'Edit Location, Education and Experience');
const openContact = () => open('Contact Information', 'Edit Contact Information');
const retype = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  await userEvent.type(field, text);
};

/** Enters another email; our own host also requires the password. */
const retypeEmail = async (section: Awaited<ReturnType<typeof open>>, text: string) => {
  await retype(section.getByLabelText('Email'), text);
  const password = section.queryByLabelText('Current password');
  if (password) await retype(password, 'right horse battery');
};

/** A host with one job seeker; `refuse` may answer a save instead. Returns the requests. */
const stubJobSeeker = (
  address: string,
  refuse?: () => Response | Promise<Response | undefined>,
) => {
  let seeker = aJobSeeker();
  const saves: unknown[] = [];
  const reads: string[] = [];
  testHost.use(
    http.post(`${hostAddress}/password/checks`, () => new HttpResponse(null, { status: 204 })),
    http.get(`${address}/jobseeker/jobseekers/username/:name`, ({ params }) => {
      reads.push(String(params['name']));
      return HttpResponse.json(reads.length === 1 ? seeker : { data: seeker });
    }),
    http.put(`${address}/jobseeker/jobseekers/:id`, async ({ request, params }) => {
      const sent = (await request.json()) as object; // the app sends an object
      saves.push([params['id'], sent]);
      const refused = await refuse?.();
      if (refused) return refused;
      seeker = { ...seeker, ...sent };
      return new HttpResponse();
    }),
  );
  return { saves, reads };
};

describe.each(hostKinds)('on $kind', ({ config, address }) => {
  it('saves location, education and experience alone, reads them again once and says so', async () => {
    const { saves, reads } = stubJobSeeker(address);
    renderApp('/jobseekerpp/sam.roe', { session, config });
    const section = await openAbout();
    await retype(section.getByLabelText('Location'), 'Québec');
    await userEvent.click(section.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('data updated successfully')).toBeInTheDocument();
    expect(await section.findByText('Québec')).toBeVisible();
    expect(section.queryByRole('textbox')).not.toBeInTheDocument();
    expect(saves).toEqual([
      [
        'seeker-1',
        {
          locationjobseek: 'Québec',
          educationjobseek: 'BSc Nursing',
          experiencejobseek: '6 years',
        },
      ],
    ]);
    await waitFor(() => expect(reads).toEqual(['sam.roe', 'sam.roe']));
    expect(
      screen.getByRole('button', { name: 'Edit Location, Education and Experience' }),
    ).toHaveFocus();
  });

  it('goes to the first field of what opens, but not from another field', async () => {
    stubJobSeeker(address);
    renderApp('/jobseekerpp/sam.roe', { session, config });
    const about = await openAbout();
    const location = about.getByLabelText('Location');
    expect(location).toHaveFocus();
    // a section that opens after the focus has moved on doesn't steal it
    fireEvent.click(screen.getByRole('button', { name: 'Edit Contact Information' }));
    await within(region('Contact Information')).findByLabelText('Email');
    await userEvent.keyboard('x');
    expect(location).toHaveFocus();
  });

  it('saves email and phone alone, with the contact’s own toast', async () => {
    const { saves } = stubJobSeeker(address);
    renderApp('/jobseekerpp/sam.roe', { session, config });
    const section = await openContact();
    await retypeEmail(section, 'new@roe.example');
    await userEvent.click(section.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Contact information updated successfully')).toBeInTheDocument();
    expect(await section.findByRole('link', { name: 'new@roe.example' })).toBeVisible();
    expect(saves).toEqual([
      ['seeker-1', { emailjobseek: 'new@roe.example', phonejobseek: '+1 555 0199' }],
    ]);
  });

  it('drops the draft on Cancel', async () => {
    const { saves } = stubJobSeeker(address);
    renderApp('/jobseekerpp/sam.roe', { session, config });
    let section = await openContact();
    await retype(section.getByLabelText('Email'), 'draft@roe.example');
    await userEvent.click(section.getByRole('button', { name: 'Cancel' }));
    expect(section.getByRole('link', { name: 'sam@roe.example' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Edit Contact Information' })).toHaveFocus();
    section = await openContact();
    expect(section.getByLabelText('Email')).toHaveValue('sam@roe.example');
    expect(saves).toEqual([]);
  });

  it('two sections in edit don’t touch each other', async () => {
    const { saves } = stubJobSeeker(address);
    renderApp('/jobseekerpp/sam.roe', { session, config });
    const about = await openAbout();
    await retype(about.getByLabelText('Experience'), 'a draft');
    const contact = await openContact();
    await retype(contact.getByLabelText('Mobile number'), '5550100');
    await userEvent.click(contact.getByRole('button', { name: 'Save' }));
    expect(await contact.findByRole('link', { name: '5550100' })).toBeVisible();
    expect(about.getByLabelText('Experience')).toHaveValue('a draft');
    await userEvent.click(about.getByRole('button', { name: 'Save' }));
    expect(await about.findByText('a draft')).toBeVisible();
    expect(contact.getByRole('link', { name: '5550100' })).toBeVisible();
    expect(saves).toEqual([
      ['seeker-1', { emailjobseek: 'sam@roe.example', phonejobseek: '5550100' }],
      [
        'seeker-1',
        {
          locationjobseek: 'Springfield',
          educationjobseek: 'BSc Nursing',
          experiencejobseek: 'a draft',
        },
      ],
    ]);
  });

  it.each([
    ['a server’s fault', () => HttpResponse.json({ message: 'no' }, { status: 500 })],
    ['no network', () => HttpResponse.error()],
  ])(
    'a save that fails by %s stays in edit with the draft, and is only logged',
    async (_cause, refuse) => {
      const errors = jest.spyOn(console, 'error').mockReturnValue();
      const { saves } = stubJobSeeker(address, refuse);
      renderApp('/jobseekerpp/sam.roe', { session, config });
      const section = await openContact();
      await retypeEmail(section, 'draft@roe.example');
      await userEvent.click(section.getByRole('button', { name: 'Save' }));
      await waitFor(() =>
        expect(errors).toHaveBeenCalledWith('Error updating job seeker:', expect.anything()),
      );
      expect(section.getByLabelText('Email')).toHaveValue('draft@roe.example');
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
      expect(screen.queryByText(/updated successfully/)).not.toBeInTheDocument();
      await userEvent.click(section.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(saves).toHaveLength(2));
      errors.mockRestore();
    },
  );

  it('an email that is none is stopped by the browser’s own check', async () => {
    const { saves } = stubJobSeeker(address);
    renderApp('/jobseekerpp/sam.roe', { session, config });
    const section = await openContact();
    await retype(section.getByLabelText('Email'), 'none');
    await userEvent.click(section.getByRole('button', { name: 'Save' }));
    expect(section.getByLabelText('Email')).toHaveAccessibleDescription(/name@example\.com/);
    await userEvent.clear(section.getByLabelText('Email'));
    await userEvent.click(section.getByRole('button', { name: 'Save' }));
    expect(section.getByLabelText('Email')).toHaveAccessibleDescription(/Enter an email address/);
    expect(saves).toEqual([]);
  });

  it('the logout icon ends the session and goes home', async () => {
    stubJobSeeker(address);
    testHost.use(
      http.get(`${address}/featuredemployer/`, () => HttpResponse.json([])),
      http.get(`${address}/categories/`, () => HttpResponse.json([])),
      http.get(`${address}/jobdescriptions/getAll`, () => HttpResponse.json([])),
    );
    const app = renderApp('/jobseekerpp/sam.roe', { session, config });
    await userEvent.click(
      await within(await screen.findByRole('main')).findByRole('button', { name: 'Logout' }),
    );
    await waitFor(() => expect(app.address()).toBe('/'));
    await waitFor(() =>
      expect(app.store.getState().session).toMatchObject({ userRole: null, usernamejobseek: null }),
    );
  });
});

const taken = () =>
  HttpResponse.json(
    { message: 'There’s already an account with this email address', field: 'emailjobseek' },
    { status: 409 },
  );
it('our own host’s word about a field stands under it', async () => {
  const errors = jest.spyOn(console, 'error').mockReturnValue();
  stubJobSeeker(hostAddress, taken);
  renderApp('/jobseekerpp/sam.roe', { session });
  const section = await openContact();
  await userEvent.click(section.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(section.getByLabelText('Email')).toHaveAccessibleDescription(
      'There’s already an account with this email address',
    ),
  );
  expect(section.getByLabelText('Email')).toHaveFocus();
  errors.mockRestore();
});
it('a spec host’s is only logged', async () => {
  const errors = jest.spyOn(console, 'error').mockReturnValue();
  stubJobSeeker(specHost.apiHost, taken);
  renderApp('/jobseekerpp/sam.roe', { session, config: specHost });
  const section = await openContact();
  await userEvent.click(section.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(errors).toHaveBeenCalledWith('Error updating job seeker:', expect.anything()),
  );
  expect(section.queryByText(/There’s already an account/)).not.toBeInTheDocument();
  errors.mockRestore();
});

it('a save that ends after Cancel doesn’t close what was opened since', async () => {
  const answer = gate();
  stubJobSeeker(hostAddress, async () => {
    await answer.opened;
    return undefined;
  });
  renderApp('/jobseekerpp/sam.roe', { session });
  let section = await openContact();
  await userEvent.click(section.getByRole('button', { name: 'Save' }));
  await userEvent.click(section.getByRole('button', { name: 'Cancel' }));
  section = await openContact();
  await retype(section.getByLabelText('Email'), 'later@roe.example');
  answer.open();
  expect(await screen.findByText('Contact information updated successfully')).toBeInTheDocument();
  expect(section.getByLabelText('Email')).toHaveValue('later@roe.example');
});

it('"Loading..." stands until the profile has come', async () => {
  const answer = gate();
  testHost.use(
    http.get(`${hostAddress}/jobseeker/jobseekers/username/:name`, async () => {
      await answer.opened;
      return HttpResponse.json(aJobSeeker());
    }),
  );
  renderApp('/jobseekerpp/sam.roe', { session });
  await waitFor(() => expect(document.title).toMatch(/^Job seeker profile/));
  expect(screen.getByText('Loading...')).toBeInTheDocument();
  answer.open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Sam Roe' })).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Loading...')).not.toBeInTheDocument());
  expect(screen.getByRole('link', { name: 'See as an employer sees it' })).toHaveAttribute(
    'href',
    '/jobseekerppreadonly/sam.roe',
  );
});
