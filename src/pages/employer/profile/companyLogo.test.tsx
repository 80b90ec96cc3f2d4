import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { session, open, stubEmployer } from '@/test/employerProfile';
import { hostAddress, specHost } from '@/test/host/server';
import { renderApp } from '@/test/renderApp';

describe('Upload Company Logo', () => {
  beforeAll(() => {
    // jsdom has no object URLs
    URL.createObjectURL = () => 'blob:http://localhost/picked';
    URL.revokeObjectURL = () => undefined;
  });
  const box = async () =>
    within(await screen.findByRole('region', { name: 'Upload Company Logo' }));
  const pick = async (file: File) => {
    const section = await box();
    // the button opens the file picker of this input
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
    const { saves } = stubEmployer(hostAddress);
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
      'This isn’t a PNG, JPEG, WebP or GIF image. Choose another file.',
    ],
    [
      'over 5 MB',
      picture(5 * 1024 * 1024 + 1),
      'This file is larger than 5 MB. Choose a smaller one.',
    ],
    ['without a byte', picture(0), 'This file is empty. Choose another.'],
  ])('a file %s is refused before it is sent', async (_what, file, text) => {
    const { saves } = stubEmployer(hostAddress);
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
          { message: 'The image must be a PNG', field: 'companyLogo' },
          { status: 400 },
        ),
      'The image must be a PNG',
    ],
    ['our own', () => HttpResponse.error(), 'The logo couldn’t be uploaded. Try again.'],
  ])(
    'a failure is told in the box, by %s, and the old logo stays',
    async (_whose, refuse, text) => {
      const errors = jest.spyOn(console, 'error').mockReturnValue();
      stubEmployer(hostAddress, refuse);
      renderApp('/employerpp/ann.lee', { session });
      const section = await pick(picture());
      expect(await section.findByRole('alert')).toHaveTextContent(text);
      expect(images()).toEqual([]);
      errors.mockRestore();
    },
  );

  it('on a spec host the button is disabled and says why; nothing but §7 can be edited', async () => {
    stubEmployer(specHost.apiHost);
    renderApp('/employerpp/ann.lee', { session, config: specHost });
    const section = await box();
    expect(section.getByRole('button', { name: 'Attach Logo' })).toBeDisabled();
    expect(section.getByRole('button', { name: 'Attach Logo' })).toHaveAccessibleDescription(
      'This job board doesn’t take logos.',
    );
    expect(
      screen.queryByRole('button', { name: 'Edit Employer Information' }),
    ).not.toBeInTheDocument();
    const company = await open('Company Information');
    expect(company.queryByLabelText('Address')).not.toBeInTheDocument();
  });
});
