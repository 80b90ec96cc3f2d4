import { waitFor } from '@testing-library/react';
import { navigationGuard, type Guard } from '@/ui/form/unsaved/navigationGuard';
import { browserHistory } from './blockingHistory';

/**
 * The browser history in jsdom, which navigates like a browser: asynchronously, with the event
 * afterwards.
 */
const open = () => {
  window.history.pushState(null, '', '/start');
  const history = browserHistory();
  const shown: string[] = [];
  const stop = history.listen(({ location }) =>
    shown.push(location.pathname + location.search + location.hash),
  );
  return { history, shown, stop };
};
const guarding = (blocks: Guard['blocks'] = () => true) => {
  const asked: (() => void)[] = [];
  const stop = navigationGuard.guard({ blocks, confirm: (go) => asked.push(go) });
  return { asked, stop };
};
const at = () => window.location.pathname + window.location.search + window.location.hash;
const settled = () =>
  new Promise((resolve) => {
    setTimeout(resolve, 60);
  });
let end: (() => void)[] = [];
afterEach(() => {
  for (const each of end) each();
  end = [];
  navigationGuard.allow();
});
const start = () => {
  const opened = open();
  end.push(opened.stop);
  opened.history.push('/list');
  opened.history.push('/form');
  opened.shown.length = 0;
  return opened;
};

test('without unsaved text everything goes through', async () => {
  const { history, shown } = start();
  history.push('/next');
  history.go(-1);
  await waitFor(() => expect(shown).toEqual(['/next', '/form']));
});

test('what is pushed waits for the answer', () => {
  const { history, shown } = start();
  const { asked } = guarding();
  history.push('/next');
  expect([at(), shown, asked.length]).toEqual(['/form', [], 1]);
  asked[0]?.();
  expect([at(), shown]).toEqual(['/next', ['/next']]);
  // the confirmation was for that navigation only
  history.push('/later');
  expect([at(), asked.length]).toEqual(['/next', 2]);
});

test('Back is taken back, shows nothing, and asks; staying keeps the whole history', async () => {
  const { history, shown } = start();
  const before = window.history.length;
  const { asked, stop } = guarding();
  window.history.back();
  await waitFor(() => expect(asked).toHaveLength(1));
  await settled();
  expect([at(), shown, window.history.length]).toEqual(['/form', [], before]);
  // the same again
  window.history.go(-2);
  await waitFor(() => expect(asked).toHaveLength(2));
  await settled();
  expect([at(), shown]).toEqual(['/form', []]);
  stop();
  history.go(-1);
  await waitFor(() => expect(shown).toEqual(['/list']));
  history.go(1);
  await waitFor(() => expect(shown).toEqual(['/list', '/form']));
});

test.each([
  [-1, '/list'],
  [-2, '/start'],
  [1, '/after'],
])('the answer yes goes %s steps, to %s', async (steps, path) => {
  const { history, shown } = start();
  history.push('/after');
  history.go(-1);
  await waitFor(() => expect(shown).toEqual(['/after', '/form']));
  const { asked } = guarding();
  window.history.go(steps);
  await waitFor(() => expect(asked).toHaveLength(1));
  await settled();
  expect(at()).toBe('/form');
  asked[0]?.();
  await waitFor(() => expect(shown.at(-1)).toBe(path));
  expect(at()).toBe(path);
});

test('Back pressed again while it asks: still there, and the history is whole', async () => {
  const { history, shown } = start();
  const { asked, stop } = guarding();
  window.history.back();
  window.history.back();
  await waitFor(() => expect(asked.length).toBeGreaterThan(0));
  await settled();
  await settled();
  expect([at(), shown]).toEqual(['/form', []]);
  stop();
  history.go(-2);
  await waitFor(() => expect(shown).toEqual(['/start']));
});

test('a redirect and another address of the same path are let through', () => {
  const { history, shown } = start();
  const { asked } = guarding();
  history.push('/form?q=a');
  history.push({ pathname: '/form', hash: '#main' });
  history.replace('/login');
  expect([shown, asked.length]).toEqual([['/form?q=a', '/form#main', '/login'], 0]);
});

test('an entry that the browser made itself has its place too', async () => {
  const { shown } = start();
  window.location.hash = 'main';
  await waitFor(() => expect(shown).toEqual(['/form#main']));
  const { asked } = guarding();
  window.history.go(-2);
  await waitFor(() => expect(asked).toHaveLength(1));
  await settled();
  expect(at()).toBe('/form#main');
  asked[0]?.();
  await waitFor(() => expect(at()).toBe('/list'));
  expect(shown.at(-1)).toBe('/list');
});

test('a path that needs no question', () => {
  const { history } = start();
  const { asked } = guarding((pathname) => pathname !== '/loginemp');
  history.push('/loginemp');
  expect([at(), asked.length]).toEqual(['/loginemp', 0]);
});

test('what was sent, or given up at log-out, is held no more', () => {
  const { history } = start();
  const { asked } = guarding();
  navigationGuard.allow();
  history.push('/next');
  expect([at(), asked.length]).toEqual(['/next', 0]);
});
