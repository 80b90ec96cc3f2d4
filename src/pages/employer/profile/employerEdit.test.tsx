import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import {
  session,
  open,
  openAbout,
  save,
  retype,
  stubEmployer,
  update,
  details,
} from '@/test/employerProfile';
import { anEmployer } from '@/test/fixtures';
import { hostKinds } from '@/test/host/hostKinds';
import { hostAddress, testHost } from '@/test/host/server';
import { renderApp } from '@/test/renderApp';

describe.each(hostKinds)('on $kind', ({ config, address }) => {
  it('saves location, education, experience and recruiting for in one call', async () => {
    const { saves, reads } = stubEmployer(address);
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
    const { saves } = stubEmployer(address);
    renderApp('/employerpp/ann.lee', { session, config });
    const section = await open('Company Information');
    await userEvent.selectOptions(section.getByLabelText('Country'), 'Canada');
    await userEvent.type(section.getByLabelText('Number of employees'), '1,240');
    await save(section);
    expect(await section.findByText('Canada', { ignore: 'option' })).toBeVisible();
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

  it('saves email and phone alone; other drafts stay', async () => {
    const { saves } = stubEmployer(address);
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
    stubEmployer(address, () => HttpResponse.json({ message: 'no' }, { status: 500 }));
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
    const { saves } = stubEmployer(address);
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
    const { saves } = stubEmployer(hostAddress);
    renderApp('/employerpp/ann.lee', { session });
    let section = await open('Employer Information');
    expect(section.getByLabelText('Birth date')).toHaveAttribute('max', '2026-01-10');
    await userEvent.type(section.getByLabelText('Birth date'), '1986-04-17');
    await userEvent.selectOptions(section.getByLabelText('Residence country'), 'Canada');
    await save(section);
    expect(await section.findByText('Apr 17, 1986')).toBeVisible();
    expect(section.getByText('Canada')).toBeVisible();
    section = await open('Employer Information');
    await userEvent.clear(section.getByLabelText('Birth date'));
    await save(section);
    expect(await section.findByText('Not provided')).toBeVisible();
    const registered = {
      firstnameEmployer: 'Ann',
      lastnameEmployer: 'Lee',
      genderEmployer: 'Female',
      nationalityEmployer: 'US',
      residenceCountryEmployer: 'CA',
    };
    expect(saves).toEqual([
      [details, { ...registered, birthDateEmployer: '1986-04-17' }],
      [details, { ...registered, birthDateEmployer: null }],
    ]);
  });

  it('the company’s address, with the other fields of the section', async () => {
    const { saves } = stubEmployer(hostAddress);
    renderApp('/employerpp/ann.lee', { session });
    const section = await open('Company Information');
    await userEvent.type(section.getByLabelText('Address'), '1 Mill Road');
    await save(section);
    expect(await section.findByText('1 Mill Road')).toBeVisible();
    expect(saves.map(([path]) => path)).toEqual([update, details]);
    expect(saves[1]?.[1]).toEqual({ companyAddress: '1 Mill Road' });
    expect(screen.getAllByText('data updated successfully')).toHaveLength(1);
  });

  it('its word about a field stands under it', async () => {
    const errors = jest.spyOn(console, 'error').mockReturnValue();
    stubEmployer(hostAddress, () =>
      HttpResponse.json(
        { message: 'companyProfile is too long', field: 'companyProfile' },
        { status: 400 },
      ),
    );
    renderApp('/employerpp/ann.lee', { session });
    const section = await open('Company Information');
    await save(section);
    await waitFor(() =>
      expect(section.getByLabelText('Profile')).toHaveAccessibleDescription('Profile is too long'),
    );
    errors.mockRestore();
  });
});
