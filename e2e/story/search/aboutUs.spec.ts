import { expect, test } from '../../fixtures';

test('§2.1 About Us is reached from any page, below the header, as often as one likes', async ({
  page,
}) => {
  await page.goto('/category');
  const about = page.getByRole('region', { name: 'About Us' });
  const below = async () => {
    await expect(about).toBeInViewport();
    await expect
      .poll(async () => {
        const [heading, header] = [
          await about.getByRole('heading', { level: 2 }).boundingBox(),
          await page.getByRole('banner').boundingBox(),
        ];
        return heading && header ? heading.y >= header.y + header.height && heading.y < 400 : false;
      })
      .toBe(true);
  };
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'About Us' });
  await link.click();
  await expect(page).toHaveURL(/\/#about-us$/);
  await below();
  await expect(about).toBeFocused();
  await page.evaluate(() => window.scrollTo(0, 0));
  await link.click();
  await below();
  await page.goto('/login');
  await page.goto('/#about-us');
  await below();
});

test(
  '§2.1 About Us stays below the header when what is above it comes late',
  { tag: '@spec-host' },
  async ({ page, specHost }) => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(`${specHost.origin}/**`, async (route) => {
      await held;
      await route.continue();
    });
    const about = page.getByRole('region', { name: 'About Us' });
    const heading = about.getByRole('heading', { level: 2 });
    const top = async () => Math.round((await heading.boundingBox())?.y ?? -1);
    await page.goto('/#about-us');
    // it is focused once the page is scrolled to it
    await expect(about).toBeFocused();
    await expect(heading).toBeInViewport();
    // this part of the section is fetched on its own, and moves the heading
    await expect(about.getByRole('list')).toBeVisible();
    const before = await top();
    const height = await page.evaluate(() => document.body.scrollHeight);
    release();
    await expect.poll(() => page.evaluate(() => document.body.scrollHeight)).not.toBe(height);
    // except for a fraction of a pixel
    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
  },
);
