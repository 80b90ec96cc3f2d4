import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import { aJob, anEmployer } from './fixtures';
import { hostAddress, testHost } from './host/server';

export const session = { userRole: 'employer', usernameEmployer: 'ann.lee' };
export const region = (name: string) =>
  within(within(screen.getByRole('main')).getByRole('region', { name }));
export const open = async (name: string, label = `Edit ${name}`) => {
  await userEvent.click(await screen.findByRole('button', { name: label }));
  return region(name);
};
export const openAbout = () =>
  open('About you', 'Edit Location, Education, Experience and Company recruiting for');
export const save = (section: ReturnType<typeof region>) =>
  userEvent.click(section.getByRole('button', { name: 'Save' }));
export const retype = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  await userEvent.type(field, text);
};
export const known = {
  birthDateEmployer: null,
  residenceCountryEmployer: null,
  companyAddress: null,
  companyLogo: null,
};

/**
 * A host with one employer; `refuse` may answer a change instead. Returns the path and body of each
 * change, and each read.
 */
export const stubEmployer = (address: string, refuse?: (path: string) => Response | undefined) => {
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
export const update = '/employer/employers/update/employer-1';
export const details = '/employers/employer-1/details';
