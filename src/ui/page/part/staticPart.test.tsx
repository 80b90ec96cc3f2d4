import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import { fetchParts } from './ssrPart';
import { staticPart } from './staticPart';

const Note = () => <p>As rendered</p>;

test('what the host has rendered stays, and nothing is fetched for it', async () => {
  const errors = jest.spyOn(console, 'error');
  const OnHost = staticPart('Note', () => Promise.resolve({ Note }));
  await fetchParts();
  const box = document.createElement('div');
  box.innerHTML = renderToString(<OnHost />);
  const note = box.querySelector('p');
  expect(note).toHaveTextContent('As rendered');
  const load = jest.fn(() => Promise.resolve({ Note }));
  const InBrowser = staticPart('Note', load);
  const root = await act(async () => hydrateRoot(box, <InBrowser />));
  await act(async () => root.render(<InBrowser />));
  expect(box.querySelector('p')).toBe(note);
  expect(load).not.toHaveBeenCalled();
  expect(errors).not.toHaveBeenCalled();
});

test('where the host has rendered nothing, it is fetched and shown', async () => {
  const Part = staticPart('Note', () => Promise.resolve({ Note }), <i>Room for it</i>);
  render(<Part />);
  expect(screen.getByText('Room for it')).toBeVisible();
  expect(await screen.findByText('As rendered')).toBeVisible();
});
