import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { makeStore } from '../specHost/answers';
import { hostileSeeds } from '../specHost/hostile';
import { signIn } from '../steps/hosts';
import { outageNoise } from '../steps/outage';
import { openWithin } from '../steps/page';
import { employer, screensOf, seeker } from './screens';
import { expectIntact } from './screenState';

/** The records' texts may speak of failures. */
const anything = /[\s\S]*/;
const phone = { width: 390, height: 844 };
const people = { employer, jobseeker: seeker };

/** Those that show the screen before them with another job, or with one chosen. */
const isOfSameScreen = (path: string) => /^\/jobdescriptions\/|[?]job=/.test(path);
/**
 * Goes to another screen in the app, and waits until nothing of the previous one is left: it stays
 * until the next one is ready.
 */
const goToNext = async (page: Page, path: string) => {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('main *'))
      element.setAttribute('data-before', '');
  });
  await openWithin(page, path);
  await expect(page.locator('main [data-before]')).toHaveCount(0);
};

/**
 * Whatever the records hold: nothing of it runs, nothing overflows sideways, no screen breaks; wide
 * and on a phone.
 */
test.describe('whatever the records hold', { tag: ['@spec-host', '@wide'] }, () => {
  for (const [content, seed] of hostileSeeds()) {
    test(content, async ({ page, app, specHost, problems }) => {
      test.setTimeout(120_000);
      problems.allow(outageNoise);
      const dialogs: string[] = [];
      page.on('dialog', (dialog) => {
        dialogs.push(dialog.message());
        void dialog.dismiss();
      });
      const wide = page.viewportSize() ?? phone;
      specHost.seed(seed);
      const screens = screensOf(makeStore({})).filter(({ reads }) => reads.length > 0);
      for (const role of [undefined, 'jobseeker', 'employer'] as const) {
        if (role)
          await signIn(page, app, {
            password: '',
            email: '',
            firstname: '',
            lastname: '',
            ...people[role],
          });
        for (const [index, { path }] of screens
          .filter((screen) => screen.role === role)
          .entries()) {
          // one load for each of them; from there by the app, which reads what it shows no less
          if (index === 0 || isOfSameScreen(path)) await page.goto(path);
          else await goToNext(page, path);
          await expectIntact(page, `${path}, wide`, anything);
          await page.setViewportSize(phone);
          await expectIntact(page, `${path} on a phone`, anything);
          expect
            .soft(
              await page.evaluate(() => ('__pwned' in window ? 'a script of the records ran' : '')),
              path,
            )
            .toBe('');
          await page.setViewportSize(wide);
        }
      }
      expect(dialogs).toEqual([]);
    });
  }
});
