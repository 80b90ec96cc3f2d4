import { render, screen as shown, waitFor } from '@testing-library/react';
import { Component, Suspense, type ReactNode } from 'react';
import { screen } from './screen';

const Hello = () => <h1>Hello</h1>;

class Failures extends Component<{ children: ReactNode }, { words?: string }> {
  override state: { words?: string } = {};
  static getDerivedStateFromError(error: Error) {
    return { words: error.message };
  }
  override render() {
    return this.state.words ?? this.props.children;
  }
}
type HelloScreen = { Hello: typeof Hello; parts?: { fetchPart: () => Promise<unknown> }[] };
const show = (load: () => Promise<HelloScreen>) =>
  render(
    <Failures>
      <Suspense fallback="Loading">{screen('Hello', load)}</Suspense>
    </Failures>,
  );

test('a script whose load was cut off is loaded again before that counts as a failure', async () => {
  let loads = 0;
  show(() => {
    loads += 1;
    return loads === 1 ? Promise.reject(new Error('cut off')) : Promise.resolve({ Hello });
  });
  expect(await shown.findByRole('heading', { name: 'Hello' }, { timeout: 10_000 })).toBeVisible();
});

test('a script that fails again is a failure', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  show(() => Promise.reject(new Error('no such file')));
  expect(
    await shown.findByText('The screen could not be loaded', {}, { timeout: 10_000 }),
  ).toBeVisible();
});

test('a screen is drawn with its parts, whose load is tried again, too', async () => {
  const fetchPart = jest.fn(() => Promise.resolve());
  fetchPart.mockImplementationOnce(() => Promise.reject(new Error('cut off')));
  let arrive = (): void => undefined;
  const other = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  show(() => Promise.resolve({ Hello, parts: [{ fetchPart }, { fetchPart: () => other }] }));
  await waitFor(() => expect(fetchPart).toHaveBeenCalledTimes(2), { timeout: 10_000 });
  expect(shown.getByText('Loading')).toBeVisible();
  arrive();
  expect(await shown.findByRole('heading', { name: 'Hello' })).toBeVisible();
});

test('a part that fails again keeps no screen away', async () => {
  const fetchPart = jest.fn(() => Promise.reject(new Error('no such file')));
  show(() => Promise.resolve({ Hello, parts: [{ fetchPart }] }));
  expect(await shown.findByRole('heading', { name: 'Hello' }, { timeout: 10_000 })).toBeVisible();
  expect(fetchPart).toHaveBeenCalledTimes(2);
});
