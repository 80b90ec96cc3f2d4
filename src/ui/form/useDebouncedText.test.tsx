import { act, fireEvent, render, screen } from '@testing-library/react';
import { startTransition, Suspense, use, useState } from 'react';
import { useDebouncedText } from './useDebouncedText';

const Field = ({ inUrl, commit }: { inUrl: string; commit: (text: string) => void }) => (
  <input aria-label="What" {...useDebouncedText(inUrl, commit).input} />
);
/** Renders an input whose URL changes only when `follow` is called. */
const show = (inUrl: string) => {
  const commit = jest.fn();
  const { rerender } = render(<Field {...{ inUrl, commit }} />);
  const input = screen.getByLabelText('What');
  return {
    input,
    commit,
    type: (value: string): void => {
      fireEvent.change(input, { target: { value } });
    },
    follow: (text: string): void => rerender(<Field inUrl={text} commit={commit} />),
    wait: (): void => act(() => jest.advanceTimersByTime(300)),
  };
};

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

it('commits what is typed after a pause, once', () => {
  const { type, wait, commit } = show('');
  type('n');
  act(() => jest.advanceTimersByTime(299));
  type('nurse');
  act(() => jest.advanceTimersByTime(299));
  expect(commit).not.toHaveBeenCalled();
  wait();
  expect(commit.mock.calls).toEqual([['nurse']]);
});

it('keeps what is typed while the URL follows late', () => {
  const { input, type, wait, follow } = show('');
  type('n');
  wait();
  type('nu');
  wait();
  type('nur');
  follow('n');
  expect(input).toHaveValue('nur');
  follow('nu');
  expect(input).toHaveValue('nur');
});

it('sends what is typed with the click that leaves it, and not before', () => {
  const { input, type, wait, commit } = show('');
  const order: string[] = [];
  commit.mockImplementation(() => order.push('sent'));
  render(
    <button type="button" onClick={() => order.push('clicked')}>
      Next
    </button>,
  );
  const button = screen.getByRole('button');
  type('nurse');
  fireEvent.pointerDown(button);
  fireEvent.blur(input);
  fireEvent.pointerUp(button);
  expect(order).toEqual([]);
  fireEvent.click(button);
  wait();
  fireEvent.click(button);
  expect(order).toEqual(['sent', 'clicked', 'clicked']);
  expect(commit.mock.calls).toEqual([['nurse']]);
});

it('sends what is typed when it is left by the keyboard', () => {
  const { input, type, wait, commit } = show('');
  type('nurse');
  fireEvent.blur(input);
  expect(commit.mock.calls).toEqual([['nurse']]);
  wait();
  fireEvent.click(document.body);
  expect(commit).toHaveBeenCalledTimes(1);
});

it('shows a change from elsewhere, also back to what was typed before', () => {
  const { input, type, wait, follow, commit } = show('');
  type('cook');
  wait();
  follow('cook');
  type('nurse');
  wait();
  follow('nurse');
  type('nurses');
  follow('cook');
  expect(input).toHaveValue('cook');
  wait();
  expect(commit).toHaveBeenCalledTimes(2);
  follow('');
  expect(input).toHaveValue('');
});

it('keeps what is typed while a page for the URL is drawn, and drawn anew', async () => {
  let finish = (): void => undefined;
  const data = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const List = () => {
    use(data);
    return null;
  };
  const Page = () => {
    const [inUrl, setInUrl] = useState('');
    const commit = (text: string) => startTransition(() => setInUrl(text));
    return (
      <Suspense>
        <Field {...{ inUrl, commit }} />
        <p>{inUrl}</p>
        {inUrl && <List />}
      </Suspense>
    );
  };
  render(<Page />);
  const input = screen.getByLabelText('What');
  const type = (value: string) => fireEvent.change(input, { target: { value } });
  type('n');
  act(() => jest.advanceTimersByTime(300));
  type('nu');
  expect(input).toHaveValue('nu');
  act(() => jest.advanceTimersByTime(300));
  type('nur');
  expect(input).toHaveValue('nur');
  await act(async () => {
    finish();
    await data;
  });
  expect(screen.getByText('nu')).toBeInTheDocument();
  expect(input).toHaveValue('nur');
});
