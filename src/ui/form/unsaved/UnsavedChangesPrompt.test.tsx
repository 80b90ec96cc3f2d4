import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigationGuard } from './navigationGuard';
import { UnsavedChangesPrompt } from './UnsavedChangesPrompt';

const prompt = (isUnsaved: boolean) => (
  <UnsavedChangesPrompt isUnsaved={() => isUnsaved} detail="Your answer isn’t sent." />
);
afterEach(() => navigationGuard.allow());

test('once what was typed is sent nobody is asked, though the screen is drawn again before it goes', () => {
  const { rerender, unmount } = render(prompt(true));
  expect(navigationGuard.blockerFor('/away')).toBeDefined();
  navigationGuard.allow();
  rerender(prompt(true));
  expect(navigationGuard.blockerFor('/away')).toBeUndefined();
  unmount();
  render(prompt(true));
  expect(navigationGuard.blockerFor('/away')).toBeDefined();
});

test('asks by what is unsaved now, and goes on only where that is wanted', async () => {
  const { rerender } = render(prompt(false));
  expect(navigationGuard.blockerFor('/away')).toBeUndefined();
  rerender(prompt(true));
  const went = jest.fn();
  const ask = () => act(() => navigationGuard.blockerFor('/away')?.confirm(went));
  ask();
  await userEvent.click(await screen.findByRole('button', { name: 'Stay' }));
  expect(went).not.toHaveBeenCalled();
  ask();
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(went).toHaveBeenCalledTimes(1);
});
