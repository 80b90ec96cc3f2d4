import type { SpecOperation } from '@contract/generated/operations';
import { expect, test } from '../fixtures';
import { makeStore } from '../specHost/answers';
import type { Fault } from '../specHost/faults';
import { signIn } from '../steps/hosts';
import { isMarked, markDocument, outageNoise } from '../steps/outage';
import { pressUnlessGone } from '../steps/page';
import { employer, screensOf, seeker } from './screens';
import { expectIntact } from './screenState';

/** The faults that a screen could tell apart; the readers' own tests cover more (src/api). */
const ways: Fault[] = [
  'fail500',
  'html404',
  'drop',
  'emptyBody',
  'noRecord',
  'plainText',
  'listOfOdds',
  'listInData',
  'asArray',
  'numbersAsStrings',
  'nullFields',
  'missingFields',
  'unknownFields',
];
/** Shapes that still contain the right response: the screen shows all of it. */
const readable: Partial<Record<Fault, (operation: SpecOperation) => boolean>> = {
  listInData: (operation) => operation !== 'getEmployer', // already wrapped in `data`
  numbersAsStrings: () => true,
  unknownFields: () => true,
  asArray: (operation) => ['getJob', 'getEmployer', 'getJobSeeker'].includes(operation),
};
const people = { employer, jobseeker: seeker };

/**
 * Makes every call of each screen fail in every way: the screen stays intact, and shows nothing
 * that spec §8 wants logged only.
 */
test.describe(
  'every screen stays intact whatever the host answers',
  { tag: ['@spec-host', '@wide'] },
  () => {
    for (const screen of screensOf(makeStore({}))) {
      test(`${screen.role ?? 'visitor'} at ${screen.path}`, async ({
        page,
        app,
        specHost,
        problems,
      }) => {
        problems.allow(outageNoise);
        if (screen.role)
          await signIn(page, app, {
            password: '',
            email: '',
            firstname: '',
            lastname: '',
            ...people[screen.role],
          });
        specHost.seen.length = 0;
        await page.goto(screen.path);
        await expect(page.getByRole('main').getByText(screen.shows).first()).toBeVisible();
        await expectIntact(page, 'all is well', screen.allowedFailureText);
        const made = () => new Set(specHost.seen.flatMap(({ operation }) => operation ?? []));
        // some parts of a screen load after its first content
        await expect
          .poll(() => [...made()].toSorted(), 'the calls of this screen')
          .toEqual(screen.reads.toSorted());

        for (const operation of screen.faultyReads ?? screen.reads) {
          for (const how of ways) {
            await test.step(`${operation}: ${how}`, async () => {
              specHost.injectFault(operation, how);
              await page.goto(screen.path);
              const { text, tryAgain } = await expectIntact(
                page,
                `${operation}: ${how}`,
                screen.allowedFailureText,
              );
              if (readable[how]?.(operation))
                expect.soft(text, `${operation}: ${how}`).toContain(screen.shows);
              specHost.clearFaults();
              // a secondary part of a screen is hidden silently
              if (how !== 'fail500' || !tryAgain) return;
              await test.step('comes when the host is well again', async () => {
                await markDocument(page);
                await pressUnlessGone(
                  page.getByRole('main').getByRole('button', { name: 'Try again' }),
                );
                await expect(page.getByRole('main').getByText(screen.shows).first()).toBeVisible();
                expect(await isMarked(page), 'without a reload').toBe(true);
              });
            });
          }
        }
      });
    }
  },
);
