import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import { hydrateOnInteraction } from './hydrateOnInteraction';
import { fetchParts } from './ssrPart';

const Panel = ({ text }: { text: string }) => {
  const [presses, setPresses] = useState(0);
  return (
    <>
      <p>{text}</p>
      <input aria-label="Words" defaultValue="" />
      <button type="button" onClick={() => setPresses(presses + 1)}>
        Pressed {presses}
      </button>
    </>
  );
};
const unreachable = () => Promise.reject(new Error('Failed to fetch'));
const settle = () => act(async () => {});

// order matters: once used, the page stays used for all later tests
test('what the host has rendered stays until the page is used, then it lives', async () => {
  const errors = jest.spyOn(console, 'error');
  const OnHost = hydrateOnInteraction('Panel', () => Promise.resolve({ Panel }));
  await fetchParts();
  document.body.innerHTML = '<script type="application/json" id="state">{}</script><main></main>';
  const box = document.querySelector('main');
  if (!box) throw new Error('No box');
  box.innerHTML = renderToString(<OnHost text="As rendered" />);
  const input = screen.getByLabelText('Words');

  const load = jest.fn(() => Promise.resolve({ Panel }));
  const InBrowser = hydrateOnInteraction('Panel', load);
  const root = await act(async () => hydrateRoot(box, <InBrowser text="As rendered" />));
  // neither fetched nor removed when a prop changes
  await act(async () => root.render(<InBrowser text="Changed" />));
  expect(load).not.toHaveBeenCalled();
  expect(screen.getByText('As rendered')).toBeInTheDocument();
  expect(screen.getByLabelText('Words')).toBe(input);

  // an aborted fetch doesn't remove it either
  load.mockImplementationOnce(unreachable);
  fireEvent.change(input, { target: { value: 'typed before' } });
  const live = jest.fn();
  box.addEventListener('part-live', live);
  await act(async () => document.dispatchEvent(new Event('page-used')));
  expect(live).not.toHaveBeenCalled();
  expect(load).toHaveBeenCalledTimes(1);
  expect(screen.getByText('As rendered')).toBeInTheDocument();
  // with the latest props, and the same elements
  expect(await screen.findByText('Changed')).toBeInTheDocument();
  expect(screen.getByLabelText('Words')).toBe(input);
  expect(input).toHaveValue('typed before');
  expect(live).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('button', { name: 'Pressed 1' })).toBeInTheDocument();
  expect(errors).not.toHaveBeenCalled();
  await act(async () => root.unmount());
  document.body.innerHTML = '';
});

test('where the host has rendered nothing it is fetched, and tried again when that fails', async () => {
  const load = jest.fn(() => Promise.resolve({ Panel }));
  load.mockImplementationOnce(unreachable);
  const Part = hydrateOnInteraction('Panel', load, { fallback: <i>Room for it</i> });
  render(<Part text="Here" />);
  await settle();
  expect(screen.getByText('Room for it')).toBeVisible();
  fireEvent(window, new Event('online'));
  expect(await screen.findByText('Here')).toBeVisible();
});

test('one whose script is here is shown at once', async () => {
  const Part = hydrateOnInteraction('Panel', () => Promise.resolve({ Panel }));
  await Part.fetchPart();
  render(<Part text="Here" />);
  expect(screen.getByText('Here')).toBeVisible();
});

test('where it can’t be had, what is shown instead', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const Failed = ({ text }: { text: string }) => <p>Instead of {text}</p>;
  const Part = hydrateOnInteraction<'Panel', { text: string }>('Panel', unreachable, { Failed });
  render(<Part text="this" />);
  expect(await screen.findByText('Instead of this')).toBeVisible();
});

/**
 * Renders the part as the host does and hydrates it in the browser, which fetches its script with
 * `load`.
 */
const hydrateRendered = async (load: () => Promise<{ Panel: typeof Panel }>) => {
  const OnHost = hydrateOnInteraction('Panel', () => Promise.resolve({ Panel }));
  await fetchParts();
  const box = document.body.appendChild(document.createElement('main'));
  box.innerHTML = renderToString(<OnHost text="As rendered" />);
  const InBrowser = hydrateOnInteraction<'Panel', { text: string }>('Panel', load);
  const failures = jest.fn();
  const root = await act(async () =>
    hydrateRoot(box, <InBrowser text="As rendered" />, {
      onRecoverableError: failures,
      onCaughtError: failures,
    }),
  );
  return {
    failures,
    show: (text: string) => act(async () => root.render(<InBrowser text={text} />)),
    end: async () => {
      await act(async () => root.unmount());
      box.remove();
    },
  };
};

// last: React reports recovered errors at the next root's commit, too
test('what the host has rendered stays as it is where its script can’t be had', async () => {
  const load = jest.fn(unreachable);
  const { failures, show, end } = await hydrateRendered(load);
  // the page hides its buttons by this attribute
  await waitFor(() => expect(screen.getByRole('button').closest('[data-dead]')).not.toBeNull());
  // not after the first failure only: it keeps retrying
  expect(load.mock.calls.length).toBeGreaterThan(1);
  await show('Changed');
  expect(failures).toHaveBeenCalled();
  expect(screen.getByText('As rendered')).toBeInTheDocument();
  await end();
});

test('and comes to life, as it is to be by then, once its script can be had', async () => {
  let isReachable = false;
  const { show, end } = await hydrateRendered(() =>
    isReachable ? Promise.resolve({ Panel }) : unreachable(),
  );
  await waitFor(() => expect(screen.getByRole('button').closest('[data-dead]')).not.toBeNull());
  await show('Changed');
  expect(screen.getByText('As rendered')).toBeInTheDocument();
  isReachable = true;
  fireEvent(window, new Event('online'));
  expect(await screen.findByText('Changed')).toBeVisible();
  expect(screen.getByRole('button').closest('[data-dead]')).toBeNull();
  await show('Again');
  expect(screen.getByText('Again')).toBeVisible();
  await end();
});
