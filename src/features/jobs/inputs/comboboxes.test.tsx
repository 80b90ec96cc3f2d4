import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { hostAddress, specHost, testHost } from '@/test/host/server';
import { asEmployer, fieldOf, fill, shown, stubAddJob, submit, user } from '@/test/postForm';
import { renderApp } from '@/test/renderApp';

const optionsOf = async (label: string) => {
  const list = within(await screen.findByRole('listbox', { name: label }));
  return list.getAllByRole('option').map(({ textContent }) => textContent);
};
/** Waits until the form is prefilled from the employer's last job. */
const prefilled = async () => {
  await shown();
  await waitFor(() => expect(fieldOf('location')).not.toHaveValue(''));
};
const stubPlaces = (items: string[]) => {
  const asked: (string | null)[] = [];
  testHost.use(
    http.get(`${hostAddress}/jobs/suggestions`, ({ request }) => {
      const { searchParams } = new URL(request.url);
      asked.push(searchParams.get('q'));
      return HttpResponse.json({
        items: items.map((text) => ({ kind: 'place', text, count: 3 })),
      });
    }),
  );
  return asked;
};

test('the type’s known spellings open by a press, one is taken by keys and sent', async () => {
  const bodies = stubAddJob();
  renderApp('/jobpost/ann.lee', asEmployer);
  await prefilled();
  fill({ employementtype: '' });
  await user.click(screen.getByRole('combobox', { name: 'Employment type' }));
  expect(await optionsOf('Employment type')).toEqual([
    'Full-time',
    'Part-time',
    'Contract',
    'Temporary',
    'Internship',
    'Volunteer',
  ]);
  await user.keyboard('con{ArrowDown}{Enter}');
  expect(fieldOf('employementtype')).toHaveValue('Contract');
  expect(screen.queryByRole('listbox', { name: 'Employment type' })).toBeNull();
  await submit();
  await waitFor(() => expect(bodies).toMatchObject([{ employementtype: 'Contract' }]));
});

test('places of other jobs are offered while one types; another text stays and is sent', async () => {
  const bodies = stubAddJob();
  const asked = stubPlaces(['Austin, TX', 'Austintown, OH']);
  renderApp('/jobpost/ann.lee', asEmployer);
  await prefilled();
  fill({ location: '' });
  await user.type(fieldOf('location'), 'aust');
  expect(await optionsOf('Location')).toEqual(['Austin, TX', 'Austintown, OH']);
  expect(asked.at(-1)).toBe('aust');
  await user.click(screen.getByRole('option', { name: 'Austin, TX' }));
  expect(fieldOf('location')).toHaveValue('Austin, TX');
  fireEvent.change(fieldOf('location'), { target: { value: 'Our lake house' } });
  await submit();
  await waitFor(() => expect(bodies).toMatchObject([{ location: 'Our lake house' }]));
});

test('a spec host is asked for no places', async () => {
  const asked = stubPlaces([]);
  renderApp('/jobpost/ann.lee', { ...asEmployer, config: specHost });
  await shown();
  await user.type(fieldOf('location'), 'Austin');
  expect(fieldOf('location')).toHaveValue('Austin');
  expect(asked).toEqual([]);
});
