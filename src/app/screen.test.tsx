import { render, screen as shown } from '@testing-library/react';
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
const show = (load: () => Promise<{ Hello: typeof Hello }>) =>
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
