import { test } from '../fixtures';
import { expectReflow } from '../steps/accessibility';
import { signIn, someJob } from '../steps/hosts';
import { expectComplete } from '../steps/page';
import { expectReadableTree } from './accessTree';
import { expectStopsInOrder } from './keyboard';
import { mainScreens } from './mainScreens';
import { expectForcedColors, expectLargeText, expectRoomToRead, expectStill } from './sight';

/** Checks the requirements of WCAG 2.2 AA that axe doesn't cover. */
for (const { name, path, person, order } of mainScreens) {
  test(
    `${name}: tree, forced colors, text at 200 %, zoom at 400 %, no motion`,
    { tag: ['@own-host', '@wide'] },
    async ({ page, app, request }) => {
      test.setTimeout(120_000);
      const { _id } = await someJob(request, app);
      if (person) await signIn(page, app, person);
      const open = async () => {
        await page.goto(path(_id));
        await expectComplete(page);
      };
      await test.step('the tree that assistive technology reads', async () => {
        await open();
        await expectReadableTree(page, order);
      });
      await test.step('reduced motion', () => expectStill(page));
      await test.step('text at 200 %', () => expectLargeText(page));
      await test.step('forced colors', async () => {
        await page.emulateMedia({ forcedColors: 'active' });
        await open();
        await expectForcedColors(page);
        await expectStopsInOrder(page, 12);
        await page.emulateMedia({ forcedColors: 'none' });
      });
      await test.step('zoom at 400 % on a screen of 1280 × 1024', async () => {
        await expectReflow(page, 320);
        await page.setViewportSize({ width: 320, height: 256 });
        await open();
        await expectRoomToRead(page);
        await expectStopsInOrder(page, 12);
      });
    },
  );
}
