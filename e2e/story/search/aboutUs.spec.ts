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
