import { expect, test } from '../fixtures';
import { makeStore } from '../specHost/answers';
import { hostileSeeds } from '../specHost/hostile';
import { signIn } from '../steps/hosts';
import { outageNoise } from '../steps/outage';
import { employer, screensOf, seeker } from './screens';
import { expectStanding } from './standing';

/** The records' texts may speak of failures. */
const anything = /[\s\S]*/;
const phone = { width: 390, height: 844 };
const people = { employer, jobseeker: seeker };

/** Whatever stands in the records: nothing of it runs, nothing sticks out sideways, no screen breaks; wide and on a phone. */
test.describe('whatever stands in the records', { tag: ['@spec-host', '@wide'] }, () => {
  for (const [content, seed] of hostileSeeds()) {
    test(content, async ({ page, app, specHost, problems }) => {
      test.setTimeout(120_000);
      problems.allow(outageNoise);
      const dialogs: string[] = [];
      page.on('dialog', (dialog) => { dialogs.push(dialog.message()); void dialog.dismiss(); });
      const wide = page.viewportSize() ?? phone;
      specHost.seed(seed);
      const screens = screensOf(makeStore({})).filter(({ reads }) => reads.length > 0);
      for (const role of [undefined, 'jobseeker', 'employer'] as const) {
        if (role) await signIn(page, app, { password: '', email: '', firstname: '', lastname: '', ...people[role] });
        for (const { path } of screens.filter((screen) => screen.role === role)) {
          await page.goto(path);
          await expectStanding(page, `${path}, wide`, anything);
          await page.setViewportSize(phone);
          await expectStanding(page, `${path} on a phone`, anything);
          expect.soft(await page.evaluate(() => ('__pwned' in window ? 'a script of the records ran' : '')), path).toBe('');
          await page.setViewportSize(wide);
        }
      }
      expect(dialogs).toEqual([]);
    });
  }
});
