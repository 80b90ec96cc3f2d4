import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { aJob } from '@/test/fixtures';
import { specHost, testHost } from '@/test/host/server';
import { counted, searches, stubSearch } from '@/test/listing';
import { main } from '@/test/page';
import { renderApp } from '@/test/renderApp';
import { resetScreenWidth, screenWidth } from '@/test/screenWidth';

beforeEach(() => screenWidth(960));
afterEach(() => resetScreenWidth());

const noFacets = { category: [], type: [], place: [] };
const box = () => main().queryByRole('checkbox', { name: /^Apply here/ });

test('what one applies for here can be asked for, with its number beside it', async () => {
  stubSearch(() => ({ facets: { ...noFacets, applyHere: 1048 } }));
  const { address } = renderApp('/jobdescription?q=nurse&cursor=two');
  const group = within(await main().findByRole('group', { name: 'How to apply' }));
  const choice = group.getByRole('checkbox', { name: 'Apply here 1,048' });
  expect(choice).not.toBeChecked();
  await userEvent.click(choice);
  expect(address()).toBe('/jobdescription?q=nurse&applyHere=true');
  expect(choice).toBeChecked();
  await waitFor(() => expect(searches.at(-1)).toBe('?q=nurse&applyHere=true&limit=20&brief=true'));
  await userEvent.click(main().getByRole('button', { name: 'Remove filter Apply here' }));
  expect(address()).toBe('/jobdescription?q=nurse');
  expect(choice).not.toBeChecked();
});

test('it is offered only where it makes a difference, and stays while it is set', async () => {
  stubSearch((query) => (query.has('applyHere') ? { items: [] } : {}));
  const { address } = renderApp('/jobdescription?applyHere=true');
  await counted('0 jobs');
  expect(box()).toBeChecked();
  await userEvent.click(
    main().getAllByRole('button', { name: 'Clear filters' })[0] ?? document.body,
  );
  expect(address()).toBe('/jobdescription');
  await counted('1 job');
  expect(box()).not.toBeInTheDocument();
});

test('a phone’s button counts it', async () => {
  screenWidth(390);
  stubSearch(() => ({ facets: { ...noFacets, applyHere: 0 } }));
  renderApp('/jobdescription?applyHere=true&remote=true');
  await userEvent.click(await main().findByRole('button', { name: 'Filters (2)' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
  const choice = sheet.getByRole('checkbox', { name: 'Apply here 0' });
  expect(choice).toBeChecked();
  expect(choice.closest('label')).toHaveClass('dimmed');
});

test('where nothing is found, what is listed elsewhere is a way to look wider', async () => {
  testHost.use(
    http.get('*/jobs/search', () =>
      HttpResponse.json({
        ...{ items: [], total: 0, totalIsExact: true, facets: noFacets, nextCursor: null },
        loosened: [{ leftOut: 'applyHere', total: 12, totalIsExact: true }],
      }),
    ),
  );
  const { address } = renderApp('/jobdescription?q=pilot&applyHere=true');
  await userEvent.click(await main().findByRole('link', { name: /^Listed elsewhere, too/ }));
  expect(address()).toBe('/jobdescription?q=pilot');
});

test('on a spec host, whose jobs don’t say, it is neither offered nor counted', async () => {
  testHost.use(
    http.get(`${specHost.apiHost}/jobdescriptions/getAll`, () =>
      HttpResponse.json([aJob(), aJob({ _id: 'b', usernameEmployer: undefined })]),
    ),
  );
  renderApp('/jobdescription?applyHere=true', { config: specHost });
  await counted('2 jobs');
  expect(box()).not.toBeInTheDocument();
  expect(main().queryByRole('button', { name: /^Remove filter/ })).not.toBeInTheDocument();
});
