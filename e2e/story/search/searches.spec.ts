import { expect, test } from '../../fixtures';
import { expectAccessible, expectReflow } from '../../steps/accessibility';
import { signInAdmin } from '../../steps/hosts';
import { searchListing } from '../../steps/jobs';
import { main } from '../../steps/page';
import { unique } from '../../steps/people';

/**
 * The user agent of headless Chromium says so; the host only counts ordinary browsers' searches.
 */
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
test.use({ userAgent });

test(
  'an administrator sees what five visitors searched and didn’t find, and nothing of what four did',
  { tag: ['@wide', '@own-host'] },
  async ({ page, app, request, person }) => {
    // words nobody else searches for, without digits, because words with digits are never counted
    const words = `zither ${unique().replaceAll(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)))}`;
    const row = main(page).getByRole('rowheader', { name: words, exact: true });
    for (let number = 1; number <= 4; number += 1) {
      const answer = await request.post(`${app.origin}/api/jobs/searches`, {
        headers: { 'user-agent': `${userAgent} ${number}` },
        data: { q: words.toUpperCase(), results: 0, opened: false },
      });
      expect(answer.status()).toBe(204);
    }
    await signInAdmin(page, app);
    await page.goto(`/searches?q=${encodeURIComponent(words)}`);
    await expect(main(page).getByText('Nothing matches these words')).toBeVisible();

    const visitor = await person();
    const counted = visitor.waitForResponse((response) => response.url().endsWith('/searches'));
    await searchListing(visitor, words);
    expect((await counted).status()).toBe(204);

    await page.reload();
    await expect(row).toBeVisible();
    await expect(row.locator('..').getByRole('cell')).toHaveText([
      '5',
      '5',
      '0',
      '5',
      '0',
      'See jobs',
    ]);
    // not check(): the checkbox follows the URL, a moment after the click
    const inVain = main(page).getByLabel('Only those that found nothing');
    await inVain.click();
    await expect(inVain).toBeChecked();
    await expect(row).toBeVisible();
    await expectAccessible(page);
    await expectReflow(page, 320);
    await main(page)
      .getByRole('link', { name: `See jobs for ${words}` })
      .click();
    await expect(page).toHaveURL(/\/jobdescription\?q=zither/);
  },
);
