import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { useLazyOnWideScreen } from './useLazyOnWideScreen';

const fetchPart = jest.fn(async () => undefined);
const Shown = () => <p>{useLazyOnWideScreen('md', fetchPart) ? 'wide' : 'narrow'}</p>;

/** Hydrates the host's markup, which is the same for all screens, on a wide or narrow screen. */
const hydrateOn = async (isWide: boolean): Promise<string> => {
  const media = { matches: isWide, addEventListener: () => {}, removeEventListener: () => {} };
  Object.assign(globalThis, { matchMedia: () => media });
  const root = document.createElement('div');
  root.innerHTML = '<p>wide</p>';
  await act(async () => {
    hydrateRoot(root, <Shown />);
  });
  return root.textContent;
};

test('a part that wide screens show is fetched there, and not on narrow ones', async () => {
  const log = jest.spyOn(console, 'error');
  expect(await hydrateOn(false)).toBe('narrow');
  expect(fetchPart).not.toHaveBeenCalled();
  expect(await hydrateOn(true)).toBe('wide');
  expect(fetchPart).toHaveBeenCalled();
  expect(log).not.toHaveBeenCalled();
});
