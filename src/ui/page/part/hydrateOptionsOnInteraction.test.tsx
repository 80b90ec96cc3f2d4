import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import { hydrateOptionsOnInteraction } from './hydrateOptionsOnInteraction';
import { fetchParts } from './ssrPart';

const Sizes = () =>
  ['Small', 'Large'].map((size) => (
    <option key={size} value={size}>
      {size}
    </option>
  ));
const unreachable = () => Promise.reject(new Error('Failed to fetch'));

test('options of the host can be chosen before their script is here, and stay', async () => {
  const errors = jest.spyOn(console, 'error');
  const fieldWith = (Options: ReturnType<typeof hydrateOptionsOnInteraction>) => () => {
    const [changes, setChanges] = useState(0);
    return (
      <>
        <select aria-label="Size" defaultValue="" onChange={() => setChanges(changes + 1)}>
          <option value="" disabled>
            Choose
          </option>
          <Options />
        </select>
        <p>{changes} changes</p>
      </>
    );
  };
  const OnHost = fieldWith(hydrateOptionsOnInteraction('Sizes', () => Promise.resolve({ Sizes })));
  await fetchParts();
  document.body.innerHTML = '<script type="application/json" id="state">{}</script><main></main>';
  const box = document.querySelector('main');
  if (!box) throw new Error('No box');
  box.innerHTML = renderToString(<OnHost />);
  const select = screen.getByLabelText('Size');
  const large = screen.getByRole('option', { name: 'Large' });
  fireEvent.change(select, { target: { value: 'Large' } });

  const load = jest.fn(() => Promise.resolve({ Sizes }));
  load.mockImplementationOnce(unreachable);
  const InBrowser = fieldWith(hydrateOptionsOnInteraction('Sizes', load));
  const root = await act(async () => hydrateRoot(box, <InBrowser />));
  expect(load).not.toHaveBeenCalled();
  expect(select).toHaveValue('Large');

  await act(async () => document.dispatchEvent(new Event('page-used')));
  expect(load).toHaveBeenCalledTimes(1);
  // changes around the options don't remove them in the meantime
  fireEvent.change(select, { target: { value: 'Small' } });
  expect(await screen.findByText('1 changes')).toBeInTheDocument();
  expect(select).toHaveValue('Small');
  await act(async () => fireEvent(window, new Event('online')));
  expect(load).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('option', { name: 'Large' })).toBe(large);
  expect(select).toHaveValue('Small');
  expect(errors).not.toHaveBeenCalled();
  await act(async () => root.unmount());
  document.body.innerHTML = '';
});
