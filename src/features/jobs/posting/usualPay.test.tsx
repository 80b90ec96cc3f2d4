import { fireEvent, waitFor } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { hostAddress, specHost, testHost } from '@/test/host/server';
import { main } from '@/test/page';
import { asEmployer, fieldOf, fill, shown, stubAddJob, submit } from '@/test/postForm';
import { renderApp } from '@/test/renderApp';

const asked: (string | null)[][] = [];
let pause = 0;
beforeEach(() => {
  [asked.length, pause] = [0, 0];
  testHost.use(
    // no earlier job whose place would be prefilled
    http.get(`${hostAddress}/jobdescriptions/employer/ann.lee`, () => HttpResponse.json([])),
    http.get(`${hostAddress}/jobs/pay`, async ({ request }) => {
      const { searchParams } = new URL(request.url);
      asked.push([searchParams.get('q'), searchParams.get('location')]);
      await delay(pause);
      const isKnown = searchParams.get('q') !== 'Wizard';
      return HttpResponse.json({
        role: 'Ward Nurse',
        place: null,
        remote: false,
        jobs: isKnown ? 84 : 0,
        lower: isKnown ? 4100 : null,
        median: isKnown ? 4700 : null,
        upper: isKnown ? 5300 : null,
      });
    }),
  );
});
const type = (name: string, value: string) =>
  fireEvent.change(fieldOf(name), { target: { value } });
const figure = () => main().findByRole('figure', { name: 'What others pay' });

test('what jobs like the one that is typed pay, once its title is there', async () => {
  renderApp('/jobpost/ann.lee', asEmployer);
  await shown();
  expect(asked).toEqual([]);
  for (const title of ['W', 'War', 'Ward Nurse -Nights']) type('jobtitle', title);
  expect(await figure()).toHaveTextContent(
    '$4,100 - $5,300 a month, median $4,700Half of 84 jobs for Ward Nurse in the United States pay within this range.',
  );
  // one debounced request, whose dash doesn't mean "not"
  expect(asked).toEqual([['Ward Nurse - Nights', null]]);
  // below the pay, before what follows it
  const position = (name: string) => fieldOf(name).compareDocumentPosition(figureNow());
  const figureNow = () => main().getByRole('figure');
  expect(position('monthlysalary2')).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(position('numberofvacancies')).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  type('location', ' Austin, TX ');
  await waitFor(() => expect(asked.at(-1)).toEqual(['Ward Nurse - Nights', 'Austin, TX']));
  type('jobtitle', 'Wizard');
  await waitFor(() => expect(main().queryByRole('figure')).not.toBeInTheDocument());
  expect(asked).toHaveLength(3);
});

test('posting doesn’t wait for it', async () => {
  pause = 60_000;
  const bodies = stubAddJob();
  const { address } = renderApp('/jobpost/ann.lee', asEmployer);
  await shown();
  fill();
  // may have been requested before as well, if the place came late
  await waitFor(() => expect(asked.at(-1)).toEqual(['Ward Nurse', 'Austin, TX']));
  await submit();
  await waitFor(() => expect(address()).toBe('/employerpp/ann.lee'));
  expect(bodies).toHaveLength(1);
});

test('a spec host isn’t asked', async () => {
  testHost.use(
    http.get(`${specHost.apiHost}/jobs/pay`, () => {
      asked.push(['spec host']);
      return HttpResponse.json({});
    }),
  );
  renderApp('/jobpost/bob', { config: specHost });
  await shown();
  fill();
  await delay(700);
  expect([asked, main().queryByRole('figure')]).toEqual([[], null]);
});
