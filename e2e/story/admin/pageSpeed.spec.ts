import { expect, test } from '../../fixtures';
import { expectAccessible, expectReflow } from '../../steps/accessibility';
import { signInAdmin } from '../../steps/hosts';
import { main } from '../../steps/page';

/** The user agent of headless Chromium says so; the host only counts ordinary browsers' visits. */
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
test.use({ userAgent });

test(
  'a visit is measured once it is over, and an administrator reads how fast its page was',
  { tag: ['@wide', '@own-host'] },
  async ({ page, app, person }) => {
    const visitor = await person();
    await visitor.addInitScript(() => {
      const listen = document.addEventListener.bind(document);
      document.addEventListener = (type: string, listener: EventListener, options?: object) => {
        listen(type, listener, options);
        // the reporting listener is the only one without options
        if (type === 'visibilitychange' && !options)
          document.documentElement.dataset['measured'] = '';
      };
    });
    await visitor.goto('/termsofuse');
    // the measuring script loads after some time on the page
    await visitor.locator('html[data-measured]').waitFor();
    // a click; its delay is the fourth figure
    await main(visitor).getByRole('heading', { level: 1 }).click();
    await visitor.waitForFunction(() => performance.getEntriesByType('first-input').length > 0);
    // the visitor switches tabs; on unload, the report would carry the browser's real user agent
    const counted = visitor.waitForResponse((response) => response.url().endsWith('/page-loads'));
    await visitor.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect((await counted).status()).toBe(204);

    await signInAdmin(page, app);
    const row = main(page)
      .getByRole('region', { name: 'Page speed for visitors' })
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: '/termsofuse' }) });
    await expect(async () => {
      await page.goto('/adminoverview');
      await expect(row.getByRole('cell', { name: /^\d.* m?s (Good|Fair|Poor)$/ })).toHaveCount(4, {
        timeout: 5000,
      });
    }).toPass();
    await expectAccessible(page);
    await expectReflow(page, 320);
  },
);
