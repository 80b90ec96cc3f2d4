import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import { ownHost } from '@/api/hostConfig';
import { aJob, anEmployer } from '@/test/fixtures';
import { renderApp } from '@/test/renderApp';
import { hostAddress, specHost, testHost } from '@/test/server';

const session = { userRole: 'employer', usernameEmployer: 'ann.lee' };
const kinds = [
  { kind: 'our own host', config: ownHost, address: hostAddress },
  { kind: 'a spec host', config: specHost, address: specHost.apiHost },
];
const region = (name: string) =>
  within(within(screen.getByRole('main')).getByRole('region', { name }));
const open = async (name: string, label = `Edit ${name}`) => {
  await userEvent.click(await screen.findByRole('button', { name: label }));
  return region(name);
};
const openAbout = () =>
  open('About you', 'Edit Location, Education, Experience and Company recruiting for');
const save = (section: ReturnType<typeof region>) =>
  userEvent.click(section.getByRole('button', { name: 'Save' }));
const retype = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  await userEvent.type(field, text);
};
const known = {
  birthDateEmployer: null,
  residenceCountryEmployer: null,
  companyAddress: null,
  companyLogo: null,
};

/**
 * A host that keeps one employer; `refuse` may answer a change instead. Answers what was asked:
 * each change's path and body, each reading.
 */
const keeping = (address: string, refuse?: (path: string) => Response | undefined) => {
  let employer = anEmployer(address === hostAddress ? known : {});
  const saves: [string, unknown][] = [];
  const reads: string[] = [];
  const answer = async ({ request }: { request: Request }) => {
    const path = new URL(request.url).pathname.replace(/^\/api/, '');
    const sent = path.endsWith('/logo')
      ? { companyLogo: '/api/media/new' }
      : ((await request.json()) as object); // the app sends an object
    saves.push([path, sent]);
    await delay(20);
    const refused = refuse?.(path);
    if (refused) return refused;
    employer = { ...employer, ...sent };
    return HttpResponse.json({ data: employer });
  };
  testHost.use(
    http.get(`${address}/jobdescriptions/employer/:name`, () => HttpResponse.json([aJob()])),
    http.get(`${address}/employer/employers/username/:name`, ({ params }) => {
      reads.push(String(params['name']));
      return HttpResponse.json({ data: employer });
    }),
    http.put(`${address}/employer/employers/update/:id`, answer),
    http.put(`${address}/employers/:id/details`, answer),
    http.put(`${address}/employers/:id/logo`, answer),
  );
  return { saves, reads };
};
const update = '/employer/employers/update/employer-1';
const details = '/employers/employer-1/details';

describe.each(kinds)('on $kind', ({ config, address }) => {
  it('saves location, education, experience and recruiting for in one call', async () => {
    const { saves, reads } = keeping(address);
    renderApp('/employerpp/ann.lee', { session, config });
    const section = await openAbout();
    await retype(section.getByLabelText('Company recruiting for'), 'Lakeside');
    await save(section);
    expect(await screen.findByText('data updated successfully')).toBeInTheDocument();
    expect(await section.findByText('Lakeside')).toBeVisible();
    expect(saves).toEqual([
      [
        update,
        {
          locationEmployer: 'Springfield',
          educationEmployer: '',
          experienceEmployer: '',
          companyrecruitingfor: 'Lakeside',
        },
      ],
    ]);
    await waitFor(() => expect(reads).toEqual(['ann.lee', 'ann.lee']));
  });

  it('saves the company’s seven fields, the country as a code', async () => {
    const { saves } = keeping(address);
    renderApp('/employerpp/ann.lee', { session, config });
    const section = await open('Company Information');
    await userEvent.selectOptions(section.getByLabelText('Country'), 'Canada');
    await userEvent.type(section.getByLabelText('Number of employees'), '1,240');
    await save(section);
    expect(await section.findByText('Canada')).toBeVisible();
    expect(saves).toEqual([
      [
        update,
        {
          companyName: 'Lakeside Clinic',
          companyType: '',
          companyCountry: 'CA',
          companyPhone: '',
          companyProfile: '',
          companyNumberofemployees: '1,240',
          companyWebsite: '',
        },
      ],
    ]);
  });

  it('saves e-mail and phone alone; other drafts stay', async () => {
    const { saves } = keeping(address);
    renderApp('/employerpp/ann.lee', { session, config });
    const about = await openAbout();
    await userEvent.type(about.getByLabelText('Education'), 'a draft');
    const contact = await open('Contact Information');
    await retype(contact.getByLabelText('Mobile number'), '5550100');
    await save(contact);
    expect(await screen.findByText('Contact information updated successfully')).toBeInTheDocument();
    expect(saves).toEqual([
      [update, { emailEmployer: 'ann@lakeside.example', phoneEmployer: '5550100' }],
    ]);
    expect(about.getByLabelText('Education')).toHaveValue('a draft');
    await save(about);
    expect(await about.findByText('a draft')).toBeVisible();
    expect(contact.getByRole('link', { name: '5550100' })).toBeVisible();
  });

  it('a failed save stays in edit with the draft and is only logged; Cancel drops it', async () => {
    const errors = jest.spyOn(console, 'error').mockReturnValue();
    keeping(address, () => HttpResponse.json({ message: 'no' }, { status: 500 }));
    renderApp('/employerpp/ann.lee', { session, config });
    const section = await open('Company Information');
    await retype(section.getByLabelText('Company name'), 'Draft & Sons');
    await save(section);
    await waitFor(() =>
      expect(errors).toHaveBeenCalledWith('Error updating employer:', expect.anything()),
    );
    expect(section.getByLabelText('Company name')).toHaveValue('Draft & Sons');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await userEvent.click(section.getByRole('button', { name: 'Cancel' }));
    expect(section.getByText('Lakeside Clinic')).toBeVisible();
    errors.mockRestore();
  });

  it('a country that is no code of the list can stay', async () => {
    const { saves } = keeping(address);
    testHost.use(
      http.get(`${address}/employer/employers/username/:name`, () =>
        HttpResponse.json({ data: anEmployer({ companyCountry: 'Ruritania' }) }),
      ),
    );
    renderApp('/employerpp/ann.lee', { session, config });
    const section = await open('Company Information');
    expect(section.getByLabelText('Country')).toHaveDisplayValue('Ruritania');
    await save(section);
    await waitFor(() => expect(saves[0]?.[1]).toMatchObject({ companyCountry: 'Ruritania' }));
  });
});

describe('what only our own host keeps', () => {
  it('birth date and residence country: emptied ones are sent as null', async () => {
    const { saves } = keeping(hostAddress);
    renderApp('/employerpp/ann.lee', { session });
    let section = await open('Employer Information');
    expect(section.getByLabelText('Birth date')).toHaveAttribute('max', '2026-01-10');
    await userEvent.type(section.getByLabelText('Birth date'), '1986-04-17');
    await userEvent.selectOptions(section.getByLabelText('Residence country'), 'Canada');
    await save(section);
    expect(await section.findByText('April 17, 1986')).toBeVisible();
    expect(section.getByText('Canada')).toBeVisible();
    section = await open('Employer Information');
    await userEvent.clear(section.getByLabelText('Birth date'));
    await save(section);
    expect(await section.findByText('Not provided')).toBeVisible();
    expect(saves).toEqual([
      [details, { birthDateEmployer: '1986-04-17', residenceCountryEmployer: 'CA' }],
      [details, { birthDateEmployer: null, residenceCountryEmployer: 'CA' }],
    ]);
  });

  it('the company’s address, with the other fields of the section', async () => {
    const { saves } = keeping(hostAddress);
    renderApp('/employerpp/ann.lee', { session });
    const section = await open('Company Information');
    await userEvent.type(section.getByLabelText('Address'), '1 Mill Road');
    await save(section);
    expect(await section.findByText('1 Mill Road')).toBeVisible();
    expect(saves.map(([path]) => path)).toEqual([details, update]);
    expect(saves[0]?.[1]).toEqual({ companyAddress: '1 Mill Road' });
    expect(screen.getAllByText('data updated successfully')).toHaveLength(1);
  });

  it('its word about a field stands under it', async () => {
    const errors = jest.spyOn(console, 'error').mockReturnValue();
    keeping(hostAddress, () =>
      HttpResponse.json(
        { message: 'companyProfile is too long', field: 'companyProfile' },
        { status: 400 },
      ),
    );
    renderApp('/employerpp/ann.lee', { session });
    const section = await open('Company Information');
    await save(section);
    await waitFor(() =>
      expect(section.getByLabelText('Profile')).toHaveAccessibleDescription(
        'companyProfile is too long',
      ),
    );
    errors.mockRestore();
  });
});

describe('Upload Company Logo', () => {
  beforeAll(() => {
    // jsdom holds no files by address
    URL.createObjectURL = () => 'blob:http://localhost/picked';
    URL.revokeObjectURL = () => undefined;
  });
  const box = async () =>
    within(await screen.findByRole('region', { name: 'Upload Company Logo' }));
  const pick = async (file: File) => {
    const section = await box();
    // the button opens the browser's picker of this input
    const input = section
      .getByRole('button', { name: /^Attach Logo/ })
      .parentElement?.querySelector('input');
    if (!input) throw new Error('no input');
    await userEvent.setup({ applyAccept: false }).upload(input, file);
    return section;
  };
  const picture = (bytes = 3, type = 'image/png') =>
    new File([new Uint8Array(bytes)], 'logo.png', { type });
  const images = () =>
    [...screen.getByRole('region', { name: 'Upload Company Logo' }).querySelectorAll('img')].map(
      (image) => image.getAttribute('src'),
    );

  it('shows the picked picture at once, then the stored one', async () => {
    const { saves } = keeping(hostAddress);
    renderApp('/employerpp/ann.lee', { session });
    await pick(picture());
    expect(images()).toEqual(['blob:http://localhost/picked']);
    expect(await screen.findByText('Logo updated')).toBeInTheDocument();
    await waitFor(() => expect(images()).toEqual(['/api/media/new']));
    expect(saves.map(([path]) => path)).toEqual(['/employers/employer-1/logo']);
  });

  it.each([
    [
      'of another kind',
      picture(3, 'image/svg+xml'),
      'This is no PNG, JPEG, WebP or GIF picture. Choose another file.',
    ],
    [
      'over 5 MB',
      picture(5 * 1024 * 1024 + 1),
      'This file is larger than 5 MB. Choose a smaller one.',
    ],
    ['without a byte', picture(0), 'This file is empty. Choose another.'],
  ])('a file %s is refused before it is sent', async (_what, file, text) => {
    const { saves } = keeping(hostAddress);
    renderApp('/employerpp/ann.lee', { session });
    const section = await pick(file);
    expect(section.getByRole('alert')).toHaveTextContent(text);
    expect(saves).toEqual([]);
    await pick(picture());
    await waitFor(() => expect(saves).toHaveLength(1));
    expect(section.queryByRole('alert')).not.toBeInTheDocument();
  });

  it.each([
    [
      'the host’s word',
      () =>
        HttpResponse.json(
          { message: 'The picture must be a PNG', field: 'companyLogo' },
          { status: 400 },
        ),
      'The picture must be a PNG',
    ],
    ['our own', () => HttpResponse.error(), 'The logo could not be uploaded. Try again.'],
  ])(
    'a failure is told in the box, by %s, and the old logo stays',
    async (_whose, refuse, text) => {
      const errors = jest.spyOn(console, 'error').mockReturnValue();
      keeping(hostAddress, refuse);
      renderApp('/employerpp/ann.lee', { session });
      const section = await pick(picture());
      expect(await section.findByRole('alert')).toHaveTextContent(text);
      expect(images()).toEqual([]);
      errors.mockRestore();
    },
  );

  it('on a spec host the button is disabled and says why; nothing but §7 can be edited', async () => {
    keeping(specHost.apiHost);
    renderApp('/employerpp/ann.lee', { session, config: specHost });
    const section = await box();
    expect(section.getByRole('button', { name: 'Attach Logo' })).toBeDisabled();
    expect(section.getByRole('button', { name: 'Attach Logo' })).toHaveAccessibleDescription(
      'This job board takes no logos.',
    );
    expect(
      screen.queryByRole('button', { name: 'Edit Employer Information' }),
    ).not.toBeInTheDocument();
    const company = await open('Company Information');
    expect(company.queryByLabelText('Address')).not.toBeInTheDocument();
  });
});
