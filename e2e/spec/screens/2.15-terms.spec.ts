import { expect, test } from '../../fixtures';
import { hostAnswer } from '../../steps/calls';
import { failCall } from '../../steps/faults';
import { navigateInApp } from '../../steps/page';

const names = [
  'termsofuse1',
  'termsofuse2',
  'termsofuse3',
  'privacypolicy',
  'cookies',
  'changestostatement',
] as const;
type Record6 = Record<(typeof names)[number], string>;

test.describe('§2.15 terms page', { tag: '@wide' }, () => {
  test('§2.15 shows the text of the terms record: its six fields, in their order', async ({
    page,
    app,
    request,
  }) => {
    const [terms] = await hostAnswer<Record6[]>(request, app, '/terms/terms');
    if (!terms) throw new Error('The host has no terms');
    await page.goto('/termsofuse');
    await expect(page.getByRole('main').getByRole('paragraph')).toHaveText(
      names.map((name) => terms[name]),
    );
  });

  test(
    "§2.15 it is the host's record that is shown, and its texts stay text",
    { tag: '@spec-host' },
    async ({ page, specHost }) => {
      const terms = Object.fromEntries(
        names.map((name) => [name, `Words of ${name}, with <b>signs</b> & all.`]),
      );
      specHost.seed({ terms: [{ _id: 't1', ...terms }] });
      await page.goto('/termsofuse');
      await expect(page.getByRole('main').getByRole('paragraph')).toHaveText(Object.values(terms));
    },
  );

  test('§2.15 "Loading..." stands until it has come', async ({ page, app }) => {
    await failCall(page, app, 'getTerms', 'silence');
    await page.goto('/cv');
    await navigateInApp(page, '/termsofuse');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of use');
    await expect(page.getByRole('main').getByRole('status')).toHaveText('Loading...');
    await expect(page.getByRole('main').getByRole('paragraph')).toHaveCount(0);
  });
});
