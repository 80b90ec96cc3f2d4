import type { Page } from '@playwright/test';
import { expect } from '../fixtures';

/**
 * Records everything that a payload could do on a page; the returned list grows while the page is
 * used.
 */
export const watchScripts = async (page: Page): Promise<string[]> => {
  const seen: string[] = [];
  page.on('dialog', (dialog) => {
    seen.push(`dialog on ${page.url()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (new URL(request.url()).hostname === 'evil.example')
      seen.push(`request to ${request.url()}`);
  });
  await page.exposeFunction('hit', () => {
    seen.push(`script on ${page.url()}`);
  });
  return seen;
};

/** Opens a screen and waits until it is complete: a heading, nothing loading, no error page. */
export const visitScreen = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
  await expect(page.getByText('This page didn’t load')).toHaveCount(0);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
};
