import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { Employer } from '@/api/jobBoardApi';
import { details, known, open, retype, save, session, update } from '@/test/employerProfile';
import { anEmployer } from '@/test/fixtures';
import { hostAddress, testHost } from '@/test/host/server';
import { renderApp } from '@/test/renderApp';
import { etagOf } from '@contract/etag';

const versionAt = (minute: number): string => `2026-03-01T10:0${minute}:00.000Z`;

/** A host that compares versions as ours does. `meanwhile` is what another window has saved. */
const hostWith = (meanwhile: Partial<Employer>) => {
  let minute = 1;
  let stored = anEmployer({ ...known, updatedAt: versionAt(0) });
  const taken: [string, unknown][] = [];
  const change = async ({ request }: { request: Request }) => {
    if (minute === 1) stored = { ...stored, ...meanwhile, updatedAt: versionAt(minute) };
    minute += 1;
    if (request.headers.get('if-match') !== etagOf(stored.updatedAt ?? ''))
      return HttpResponse.json({ message: 'Someone else changed this' }, { status: 412 });
    const sent = (await request.json()) as object; // the app sends an object
    taken.push([new URL(request.url).pathname.replace(/^\/api/, ''), sent]);
    stored = { ...stored, ...sent, updatedAt: versionAt(minute) };
    return HttpResponse.json({ data: stored });
  };
  testHost.use(
    http.get(`${hostAddress}/jobdescriptions/employer/:name`, () => HttpResponse.json([])),
    http.get(`${hostAddress}/employer/employers/username/:name`, () =>
      HttpResponse.json({ data: stored }),
    ),
    http.put(`${hostAddress}/employer/employers/update/:id`, change),
    http.put(`${hostAddress}/employers/:id/details`, change),
  );
  return { taken, stored: () => stored };
};
const openCompany = async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  renderApp('/employerpp/ann.lee', { session });
  return open('Company Information');
};
const isSaved = () => screen.findByText('data updated successfully');

test('what another window has saved of the company stays, where it isn’t edited here', async () => {
  const { taken, stored } = hostWith({ companyAddress: '1 Mill Road', companyType: 'Hospital' });
  const section = await openCompany();
  await retype(section.getByLabelText('Phone'), '5550100');
  await save(section);
  expect(await isSaved()).toBeInTheDocument();
  expect(taken).toEqual([[update, { companyPhone: '5550100' }]]);
  expect(stored()).toMatchObject({ companyAddress: '1 Mill Road', companyType: 'Hospital' });
});

test('so it does where only the address is edited, which has a call of its own', async () => {
  const { taken } = hostWith({ companyType: 'Hospital' });
  const section = await openCompany();
  await retype(section.getByLabelText('Address'), '2 Mill Road');
  await save(section);
  expect(await isSaved()).toBeInTheDocument();
  expect(taken).toEqual([[details, { companyAddress: '2 Mill Road' }]]);
});

test('a save without edits puts nothing back', async () => {
  const { taken } = hostWith({ companyType: 'Hospital' });
  const section = await openCompany();
  await save(section);
  expect(await isSaved()).toBeInTheDocument();
  expect(taken).toEqual([]);
  expect(await section.findByText('Hospital')).toBeVisible();
});

test('a country that both have changed: both are named, and the second press sends all that is shown', async () => {
  const { taken } = hostWith({ companyCountry: 'FR', companyAddress: '1 Mill Road' });
  const section = await openCompany();
  const country = section.getByRole('combobox', { name: 'Country' });
  await retype(section.getByLabelText('Company name'), 'Lakeside');
  await userEvent.selectOptions(country, 'Canada');
  await save(section);
  expect(await section.findByText('Changed in another window to “France”')).toBeVisible();
  expect(country).toHaveDisplayValue('Canada');
  expect(section.getByLabelText('Address')).toHaveValue('1 Mill Road');
  await save(section);
  expect(await isSaved()).toBeInTheDocument();
  expect(taken).toEqual([
    [update, expect.objectContaining({ companyName: 'Lakeside', companyCountry: 'CA' })],
  ]);
});
