import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { ownHost, type HostConfig } from '@/api/hostConfig';
import { openAsAdmin, dialog } from '@/test/adminApp';
import { hostKinds } from '@/test/host/hostKinds';
import { hostAddress, specHost, testHost } from '@/test/host/server';
import { main, muteErrors } from '@/test/page';

it('on our own host featured employers are added and removed', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  let featured = [{ _id: 'f-1', employerName: 'Acme' }];
  let removals = 0;
  testHost.use(
    http.get(`${hostAddress}/featuredemployer/`, () => HttpResponse.json(featured)),
    http.post(`${hostAddress}/featured`, async ({ request }) => {
      const form = await request.formData();
      // a text part
      featured = [...featured, { _id: 'f-2', employerName: form.get('employerName') as string }];
      return HttpResponse.json(featured[1], { status: 201 });
    }),
    http.delete(`${hostAddress}/featured/:id`, ({ params }) => {
      removals += 1;
      if (removals === 1) return HttpResponse.json({}, { status: 500 });
      featured = featured.filter(({ _id }) => _id !== params['id']);
      return new HttpResponse(null, { status: 204 });
    }),
  );
  openAsAdmin('/updatefeatured', ownHost);
  await userEvent.click(await screen.findByRole('button', { name: 'Add an employer' }));
  const modal = within(await screen.findByRole('dialog', { name: 'Add an employer' }));
  await userEvent.click(modal.getByRole('button', { name: 'Save' }));
  expect(modal.getByLabelText('Employer name')).toHaveAccessibleDescription(
    'Enter the employer’s name',
  );
  await userEvent.type(modal.getByLabelText('Employer name'), 'Birch{Enter}');
  expect(await screen.findByText('Birch is featured now')).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Acme' }));
  expect(await dialog()).toHaveTextContent('Stop featuring this employer?Acme');
  await userEvent.click(within(await dialog()).getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText(/The employer is still featured/)).toBeVisible();
  await userEvent.click(within(await dialog()).getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Acme is no longer featured')).toBeVisible();
  await waitFor(() =>
    expect(screen.queryByRole('heading', { name: 'Acme' })).not.toBeInTheDocument(),
  );
  await waitFor(() => expect(screen.getByRole('button', { name: 'Remove Birch' })).toHaveFocus());
});

it.each([
  ['an SVG picture', new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' })],
  ['a picture of 6 MB', new File(['x'.repeat(6 * 1024 * 1024)], 'logo.png', { type: 'image/png' })],
])('a spec host is sent %s, which our own would refuse, as it is', async (_what, file) => {
  URL.createObjectURL = () => 'blob:picked';
  URL.revokeObjectURL = () => undefined;
  const sent: FormData[] = [];
  testHost.use(
    http.get(/\/featuredemployer\/$/, () =>
      HttpResponse.json([{ _id: 'f-1', employerName: 'Acme' }]),
    ),
    http.put(
      `${specHost.apiHost}/featuredemployer/updateFeaturedEmployer/f-1`,
      async ({ request }) => {
        sent.push(await request.formData());
        return new HttpResponse();
      },
    ),
  );
  const open = async (config: HostConfig) => {
    const view = openAsAdmin('/updatefeatured', config);
    await userEvent.click(await screen.findByRole('button', { name: 'Update Acme' }));
    const modal = within(await screen.findByRole('dialog', { name: 'Update Acme' }));
    const picker = document.querySelector<HTMLInputElement>('input[name="employerImage"]');
    if (!picker) throw new Error('no picker');
    await userEvent.upload(picker, file, { applyAccept: false });
    return { view, modal, picker };
  };
  const { view, modal: refused, picker: ownPicker } = await open(ownHost);
  expect(ownPicker.accept).toBe('image/png,image/jpeg,image/webp,image/gif');
  expect(refused.getByRole('alert')).toBeVisible();
  view.unmount();
  const { modal, picker } = await open(specHost);
  expect(picker.accept).toBe('image/*');
  expect(modal.getByText(`Chosen: ${file.name}`)).toBeVisible();
  expect(modal.queryByRole('alert')).not.toBeInTheDocument();
  await userEvent.click(modal.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Acme was updated successfully')).toBeVisible();
  const image = sent[0]?.get('employerImage');
  expect(image).toMatchObject({ name: file.name, type: file.type, size: file.size });
});

describe.each(hostKinds)('on $kind', ({ config, address }) => {
  const answer = (path: string, body: object) =>
    testHost.use(http.get(`${address}${path}`, () => HttpResponse.json(body)));

  it('featured employers: Update sends name and picture as a form, and closes on success', async () => {
    const sent: FormData[] = [];
    answer('/featuredemployer/', [{ _id: 'f-1', employerName: 'Acme' }]);
    testHost.use(
      http.put(`${address}/featuredemployer/updateFeaturedEmployer/f-1`, async ({ request }) => {
        sent.push(await request.formData());
        return new HttpResponse(null, { status: sent.length === 1 ? 500 : 200 });
      }),
    );
    muteErrors();
    URL.createObjectURL = () => 'blob:picked';
    URL.revokeObjectURL = () => undefined;
    openAsAdmin('/updatefeatured', config);
    expect(await screen.findByRole('button', { name: 'Remove Acme' })).toHaveProperty(
      'disabled',
      !config.extensions,
    );
    await userEvent.click(main().getByRole('button', { name: 'Update Acme' }));
    const modal = within(await screen.findByRole('dialog', { name: 'Update Acme' }));
    await userEvent.clear(modal.getByLabelText('Employer name'));
    await userEvent.type(modal.getByLabelText('Employer name'), 'Acme & Sons');
    await userEvent.upload(
      document.querySelector<HTMLInputElement>('input[name="employerImage"]') ??
        document.createElement('input'),
      new File(['x'], 'logo.png', { type: 'image/png' }),
    );
    expect(modal.getByText('Chosen: logo.png')).toBeVisible();
    await userEvent.click(modal.getByRole('button', { name: 'Save' }));
    expect(await modal.findByRole('alert')).toHaveTextContent('Error updating featured employer');
    expect(screen.getAllByText('Error updating featured employer')).toHaveLength(1);
    await userEvent.click(modal.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Acme & Sons was updated successfully')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const [, saved] = sent;
    expect([saved?.get('employerName'), saved?.get('employerImage')]).toEqual([
      'Acme & Sons',
      expect.objectContaining({ name: 'logo.png' }),
    ]);
  });

  it('terms: an edit icon opens six textareas; a failure keeps what was typed, Esc asks', async () => {
    jest.spyOn(console, 'error').mockReturnValue();
    const record = {
      _id: 't-1',
      termsofuse1: 'One',
      termsofuse2: 'Two',
      termsofuse3: 'Three',
      privacypolicy: 'Four',
      cookies: 'Five',
      changestostatement: 'Six',
    };
    const sent: unknown[] = [];
    answer('/terms/terms', [record]);
    testHost.use(
      http.put(`${address}/terms/terms/update/t-1`, async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({}, { status: sent.length === 1 ? 500 : 200 });
      }),
    );
    openAsAdmin('/updateterms', config);
    await userEvent.click(await screen.findByRole('button', { name: 'Edit the terms' }));
    const modal = within(await screen.findByRole('dialog', { name: 'Edit the terms' }));
    expect(modal.getAllByRole('textbox')).toHaveLength(6);
    await userEvent.type(modal.getByLabelText('Cookies'), ' and a half');
    await userEvent.keyboard('{Escape}');
    expect(await dialog()).toHaveAccessibleName('Discard what you wrote?');
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Keep writing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await userEvent.click(modal.getByRole('button', { name: 'Save' }));
    expect(await modal.findByRole('alert')).toHaveTextContent('Error updating term');
    expect(screen.getAllByText('Error updating term')).toHaveLength(1);
    expect(modal.getByLabelText('Cookies')).toHaveValue('Five and a half');
    await userEvent.click(modal.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Term updated successfully!')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const { _id, ...texts } = record;
    expect(sent).toEqual(Array(2).fill({ ...texts, cookies: 'Five and a half' }));
  });
});
