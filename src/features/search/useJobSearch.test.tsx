import { act, render, renderHook } from '@testing-library/react';
import { Suspense, use } from 'react';
import {
  UNSAFE_createMemoryHistory as createMemoryHistory,
  unstable_HistoryRouter as HistoryRouter,
  MemoryRouter,
  Route,
  Routes,
  useLocation,
  useNavigate,
} from 'react-router-dom';
import { useJobSearch, type JobSearchControls } from './useJobSearch';

const show = (path: string) =>
  renderHook(() => ({ ...useJobSearch(), address: useLocation().search, back: useNavigate() }), {
    wrapper: ({ children }) => (
      <MemoryRouter initialEntries={['/before', path]} initialIndex={1}>
        {children}
      </MemoryRouter>
    ),
  });
type Shown = ReturnType<typeof show>['result'];
const back = (result: Shown) =>
  act(async () => {
    await result.current.back(-1);
  });
/** Returns the URL once it has settled. */
const settled = async (result: Shown): Promise<string> => {
  await act(async () => undefined);
  return result.current.address;
};

test('all that is typed in one go is one step of the history', async () => {
  const { result } = show('/jobdescription?sort=pay');
  for (const q of ['n', 'nu', 'nurse']) act(() => result.current.change({ q }, { typing: true }));
  expect(await settled(result)).toBe('?q=nurse&sort=pay');
  act(() => result.current.change({ category: ['Nurse Jobs'] }));
  expect(await settled(result)).toBe('?q=nurse&category=Nurse+Jobs&sort=pay');
  await back(result);
  expect(await settled(result)).toBe('?q=nurse&sort=pay');
  await back(result);
  expect(await settled(result)).toBe('?sort=pay');
});

test('the same search again is no step', async () => {
  const { result } = show('/jobdescription');
  act(() => result.current.change({ q: 'nurse' }, { typing: true }));
  act(() => result.current.change({ q: 'nurse' }));
  expect(await settled(result)).toBe('?q=nurse');
  await back(result);
  expect(await settled(result)).toBe('');
});

test('who went back is not called back by what was typed last', () => {
  const history = createMemoryHistory({
    initialEntries: ['/before', '/jobdescription'],
    v5Compat: true,
  });
  const neverDrawn = new Promise<never>(() => undefined);
  const Before = () => use(neverDrawn);
  const shown: { controls?: JobSearchControls } = {};
  const Listing = () => {
    shown.controls = useJobSearch();
    return null;
  };
  render(
    <HistoryRouter history={history}>
      <Suspense>
        <Routes>
          <Route path="/before" element={<Before />} />
          <Route path="/jobdescription" element={<Listing />} />
        </Routes>
      </Suspense>
    </HistoryRouter>,
  );
  act(() => history.go(-1));
  act(() => shown.controls?.change({ q: 'nurse' }, { typing: true }));
  expect(history.createHref(history.location)).toBe('/before');
});

test('other words may be put right again; another filter leaves them as typed', async () => {
  const { result } = show('/jobdescription?q=carpanter&asTyped=true&strict=true');
  act(() => result.current.change({ category: ['IT Jobs'] }));
  expect(await settled(result)).toBe('?q=carpanter&category=IT+Jobs&asTyped=true&strict=true');
  act(() => result.current.change({ q: 'carpanter' }));
  expect(await settled(result)).toBe('?q=carpanter&category=IT+Jobs&asTyped=true&strict=true');
  act(() => result.current.change({ q: 'capenter' }));
  expect(await settled(result)).toBe('?q=capenter&category=IT+Jobs');
});

test('words taken as words stay so with other filters; other words are read anew', async () => {
  const { result } = show('/jobdescription?q=jack+london&asWords=london&each=true');
  act(() => result.current.change({ remote: true }));
  expect(await settled(result)).toBe('?q=jack+london&remote=true&asWords=london&each=true');
  act(() => result.current.change({ q: 'nurse london' }));
  expect(await settled(result)).toBe('?q=nurse+london&remote=true&each=true');
});

test('a job that was chosen stands in the URL; Back goes to the one before, then to none', async () => {
  const { result } = show('/jobdescription?q=nurse&cursor=two');
  act(() => result.current.choose('a'));
  act(() => result.current.choose('b'));
  expect(await settled(result)).toBe('?q=nurse&cursor=two&job=b');
  expect(result.current.search).toMatchObject({ q: 'nurse', cursor: 'two', job: 'b' });
  await back(result);
  expect(await settled(result)).toBe('?q=nurse&cursor=two&job=a');
  await back(result);
  expect(await settled(result)).toBe('?q=nurse&cursor=two');
});

test('a changed filter begins on the first page with no job chosen; clearing keeps the order', async () => {
  const { result } = show('/jobdescription?q=nurse&cursor=two&page=3&job=b&sort=pay&remote=true');
  act(() => result.current.change({ remote: false }));
  expect(await settled(result)).toBe('?q=nurse&sort=pay');
  act(() => result.current.clear());
  expect(await settled(result)).toBe('?sort=pay');
});
