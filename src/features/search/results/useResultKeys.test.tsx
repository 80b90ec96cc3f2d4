import { act, fireEvent, render, screen } from '@testing-library/react';
import { styled } from '@/ui/styled';
import { useResultKeys } from './useResultKeys';

const List = styled('ul')({});
const Results = ({ onChoose }: { onChoose: (id: string) => void }) => {
  const onKeyDown = useResultKeys(onChoose);
  return (
    <List onKeyDown={onKeyDown}>
      {['first', 'second'].map((id) => (
        <li key={id} data-job={id}>
          <a href={`#${id}`}>{id}</a>
        </li>
      ))}
    </List>
  );
};

const pressDown = (onChoose: (id: string) => void): HTMLElement => {
  jest.useFakeTimers();
  render(<Results onChoose={onChoose} />);
  const first = screen.getByText('first');
  act(() => first.focus());
  fireEvent.keyDown(first, { key: 'ArrowDown' });
  return screen.getByText('second');
};
afterEach(() => jest.useRealTimers());

it('chooses the result that keeps the focus', () => {
  const onChoose = jest.fn();
  expect(pressDown(onChoose)).toHaveFocus();
  jest.runAllTimers();
  expect(onChoose.mock.calls).toEqual([['second']]);
});

it('chooses nothing once Enter follows the link: that would take its place', () => {
  const onChoose = jest.fn();
  fireEvent.keyDown(pressDown(onChoose), { key: 'Enter' });
  jest.runAllTimers();
  expect(onChoose).not.toHaveBeenCalled();
});
