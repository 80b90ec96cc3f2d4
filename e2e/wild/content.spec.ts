import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { makeStore } from '../specHost/answers';
import { hostileSeeds } from '../specHost/hostile';
import { signIn } from '../steps/hosts';
import { outageNoise } from '../steps/outage';
import { navigateInApp } from '../steps/page';
import { employer, screensOf, seeker } from './screens';
import { expectIntact } from './screenState';

/** Allows any failure text, because the records' texts may contain one. */
const anything = /[\s\S]*/;
const phone = { width: 390, height: 844 };
const people = { employer, jobseeker: seeker };

/** Paths that show the previous screen with another job, or with a selected one. */
const isOfSameScreen = (path: string) => /^\/jobdescriptions\/|[?]job=/.test(path);
/**
 * Navigates within the app, and waits until nothing of the previous screen is left: it stays until
 * the next one is ready.
 */
const goToNext = async (page: Page, path: string) => {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('main *'))
      element.setAttribute('data-before', '');
  });
  await navigateInApp(page, path);
  await expect(page.locator('main [data-before]')).toHaveCount(0);
};

/**
 * Whatever the records contain, no script runs, nothing overflows horizontally and no screen
 * breaks; wide and on a phone.
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
          // one page load for each of these; the others are opened within the app, which makes the
          // same reads
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
