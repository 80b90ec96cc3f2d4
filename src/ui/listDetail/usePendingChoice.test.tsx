import { act, renderHook } from '@testing-library/react';
import { usePendingChoice } from './usePendingChoice';

/** Renders the hook with a URL whose rendered value lags behind the latest one. */
const chooser = (first: string | undefined) => {
  let latest = first;
  const { result, rerender } = renderHook(
    ({ rendered }) => usePendingChoice(rendered, () => latest),
    { initialProps: { rendered: first } },
  );
  return {
    chosen: () => result.current.chosenId,
    choose: (to: string | undefined) =>
      act(() => {
        result.current.choose(to);
        latest = to;
      }),
    goTo: (to: string | undefined) => {
      latest = to;
    },
    render: (rendered: string | undefined) => rerender({ rendered }),
  };
};

test('the item chosen last counts until the URL has it, whatever the URL still shows', () => {
  const { chosen, choose, render } = chooser('a');
  choose('b');
  expect(chosen()).toBe('b');
  choose('a');
  choose('c');
  expect(chosen()).toBe('c');
  render('b');
  render('a');
  expect(chosen()).toBe('c');
  render('c');
  expect(chosen()).toBe('c');
});

test.each(['a', undefined])('what else changes the URL to %s meanwhile counts', (to) => {
  const { chosen, choose, goTo, render } = chooser(undefined);
  choose('b');
  choose('a');
  choose('b');
  // an undone decision, another filter or a link, before the choice was rendered
  goTo(to);
  render(to);
  expect(chosen()).toBe(to);
});
