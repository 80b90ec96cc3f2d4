import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '@/test/renderApp';

test('§2.1 /cv: a static template with placeholder text, linked from the footer, and Print', async () => {
  const print = jest.fn();
  window.print = print;
  const { address } = renderApp('/termsofuse');
  await userEvent.click(
    within(screen.getByRole('contentinfo')).getByRole('link', { name: 'CV template' }),
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'CV template' })).toBeVisible();
  expect(address()).toBe('/cv');
  expect(document.title).toBe('CV template · Jobline');
  const sheet = within(screen.getByRole('article', { name: 'The template' }));
  for (const name of ['Profile', 'Experience', 'Education', 'Skills', 'Languages', 'Certificates'])
    expect(sheet.getByRole('heading', { level: 3, name })).toBeVisible();
  expect(sheet.getByText('name@example.com')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
});
