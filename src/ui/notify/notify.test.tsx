import { act, render, screen, waitForElementToBeRemoved } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { AppTheme } from '@/app/theme/AppTheme';
import { notify } from './notify';
import { ToastOutlet } from './ToastOutlet';
import { useNotified } from './useNotified';

const app = (child: React.ReactNode) => (
  <StrictMode>
    <AppTheme>
      {child}
      <ToastOutlet />
    </AppTheme>
  </StrictMode>
);

it('tells what was said before and after it stood, and takes it away on request', async () => {
  notify.success('Said early');
  render(app(null));
  expect(await screen.findByRole('status')).toHaveTextContent('Said early');
  act(() => notify.error('Said later'));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Said later');
  for (const button of screen.getAllByRole('button', { name: 'Dismiss message' }))
    await userEvent.click(button);
  await waitForElementToBeRemoved(alert);
});

it('tells how a call ended, and hands the outcome back without throwing', async () => {
  const ends = [() => Promise.resolve('saved'), () => Promise.reject(new Error('down'))];
  const outcomes: unknown[] = [];
  const Save = () => {
    const save = useNotified(
      (end: number) => ({ unwrap: ends[end] ?? (() => Promise.resolve('')) }),
      { success: 'It went well', failure: 'It went wrong' },
    );
    return (
      <>
        {[0, 1].map((end) => (
          <button
            key={end}
            onClick={() => void save(end).then((outcome) => outcomes.push(outcome))}
          >
            {end}
          </button>
        ))}
      </>
    );
  };
  render(app(<Save />));
  await userEvent.click(screen.getByRole('button', { name: '0' }));
  expect(await screen.findByText('It went well')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '1' }));
  expect(await screen.findByText('It went wrong')).toBeVisible();
  expect(outcomes).toEqual([
    { ok: true, data: 'saved' },
    { ok: false, error: new Error('down') },
  ]);
});
