import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { expectAccessible } from '../../steps/accessibility';
import { openWholeJob } from '../../steps/jobs';
import { main } from '../../steps/page';

/** Search in the listing and from home: suggestions, searches without results, and Back. */
const results = (page: Page) => main(page).getByRole('article');
const what = (page: Page) => main(page).getByRole('combobox', { name: 'What' });
const addressOf = (page: Page) => new URL(page.url());

test('suggestions by keyboard, on the listing and in the hero', async ({ page }) => {
  await page.goto('/jobdescription');
  await what(page).pressSequentially('nur');
  const list = main(page).getByRole('listbox');
  await expect(list.getByRole('option').first()).toBeVisible();
  // wait for the results, too: fading elements would be skipped
  await expect(page.getByRole('status').filter({ hasText: 'for nur' })).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    // without the elements that the list partly covers
    const { violations } = await new AxeBuilder({ page })
      .setLegacyMode()
      .include('[role=search]')
      .include('[role=listbox]')
      .analyze();
    expect(
      violations.map(({ id }) => id),
      colorScheme,
    ).toEqual([]);
  }
  // the typed words, their category, then titles
  await expect(list.getByRole('option').first()).toHaveAccessibleName(/^nur, Search for this/);
  await expect(list.getByRole('option').nth(1)).toHaveAccessibleName('Nurse Jobs, Category');
  for (const _step of [1, 2, 3]) await what(page).press('ArrowDown');
  const marked = list.locator('[aria-selected=true]');
  await expect(marked).toHaveCount(1);
  const id = await marked.getAttribute('id');
  await expect(what(page)).toHaveAttribute('aria-activedescendant', id ?? '');
  const title = ((await marked.getAttribute('aria-label')) ?? '').split(',')[0] ?? '';
  await what(page).press('Enter');
  await expect(list).toBeHidden();
  await expect(what(page)).toBeFocused();
  await expect(page).toHaveURL(/[?&](q|company)=/);
  await expect(results(page).first()).toContainText(title);

  await page.goto('/');
  const hero = main(page).getByLabel('What', { exact: true });
  await hero.focus();
  await hero.pressSequentially('nur');
  await expect(main(page).getByRole('option').first()).toBeVisible();
  // the list covers everything below
  await main(page).getByRole('option').first().click();
  await expect(main(page).getByRole('listbox')).toBeHidden();
});

test('an outdated request is ended', { tag: ['@own-host', '@wide'] }, async ({ page }) => {
  const ended: string[] = [];
  page.on('requestfailed', (request) => {
    if (request.url().includes('/jobs/'))
      ended.push(`${new URL(request.url()).searchParams.get('q')} ${request.failure()?.errorText}`);
  });
  await page.route(/jobs\/(search|suggestions)\?.*q=slow/, async (route) => {
    await new Promise((resolve) => {
      setTimeout(resolve, 3000);
    });
    await route.continue().catch(() => undefined);
  });
  await page.goto('/jobdescription');
  await expect(results(page).first()).toBeVisible();
  // one request shortly after the other
  const asked = Promise.all([
    page.waitForRequest(/jobs\/search\?.*q=slow/),
    page.waitForRequest(/jobs\/suggestions\?.*q=slow/),
  ]);
  await what(page).fill('slow');
  await asked;
  await what(page).fill('nurse');
  await expect(page.getByRole('status').filter({ hasText: 'for nurse' })).toBeVisible();
  // the search, and the suggestions
  await expect.poll(() => ended).toEqual(['slow net::ERR_ABORTED', 'slow net::ERR_ABORTED']);
});

test('Back from a job comes to the same place of the list, and to the job', async ({
  page,
  isMobile,
}) => {
  await page.goto('/jobdescription');
  for (const turn of ['first', 'second']) {
    await test.step(`on the ${turn} page`, async () => {
      if (turn === 'second') await page.getByRole('link', { name: 'Next' }).click();
      const tenth = results(page).nth(10).getByRole('link');
      await expect(tenth).toBeVisible();
      if (turn === 'second') await expect(main(page).getByText('Page 2')).toBeVisible();
      await expect(main(page).locator('[aria-busy=true]')).toHaveCount(0);
      await tenth.scrollIntoViewIfNeeded();
      await page.evaluate(() => window.scrollBy(0, 120));
      const title = (await tenth.textContent()) ?? '';
      await openWholeJob(page, tenth, { title, isMobile });
      await page.goBack();
      await expect(tenth).toHaveText(title);
      await expect(tenth).toBeFocused();
      await expect(tenth).toBeInViewport();
      if (!isMobile) await expect(tenth).toHaveAttribute('aria-current', 'true');
    });
  }
});

test(
  'Back finds the place again though the list is read anew',
  { tag: ['@own-host'] },
  async ({ page, isMobile }) => {
    await page.clock.install();
    await page.goto('/jobdescription');
    const tenth = results(page).nth(10).getByRole('link');
    await tenth.scrollIntoViewIfNeeded();
    await page.evaluate(() => window.scrollBy(0, 120));
    const scrolled = await page.evaluate(() => scrollY);
    const title = (await tenth.textContent()) ?? '';
    // the page's late reads: on this clock they would time out
    const late = [/\/similar\b/, /\/employers\/username\//, /jobs\/search\?.*employer=/].map(
      async (address) => (await page.waitForResponse(address)).finished(),
    );
    await openWholeJob(page, tenth, { title, isMobile });
    await Promise.all(late);
    // longer than responses are cached
    await page.clock.fastForward('05:00');
    const again = page.waitForRequest(/jobs\/search|getAll/);
    await page.goBack();
    await again;
    await expect(results(page)).toHaveCount(20);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scrolled - 250);
  },
);

test('nothing found: what is offered leads to jobs', async ({ page }) => {
  await page.goto('/jobdescription?q=nurse&location=Nowhereville');
  await expect(main(page).getByText('No job descriptions found')).toBeVisible();
  const way = main(page)
    .getByRole('list', { name: 'Look wider' })
    .getByRole('link', { name: /^In any place/ });
  const count = /([\d,]+)\+? jobs?$/.exec((await way.textContent()) ?? '')?.[1] ?? '';
  await expectAccessible(page);
  await way.click();
  await expect(results(page).first()).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: `${count} job` })).toBeVisible();
  expect(addressOf(page).search).toBe('?q=nurse');
  await expect(main(page).getByRole('heading', { name: 'Results' })).toBeFocused();
});

test('another spelling is told, and can be refused', async ({ page }) => {
  await page.goto('/jobdescription?q=techer');
  const note = main(page).getByText('Showing jobs for');
  await expect(note).toContainText('Showing jobs for teacher.');
  await expect(page.getByRole('status').filter({ hasText: 'for teacher' })).toBeVisible();
  await expect(results(page).first()).toBeVisible();
  await note.getByRole('link', { name: 'techer' }).click();
  await expect(page).toHaveURL(/asTyped=true/);
  await expect(main(page).getByText('No job descriptions found')).toBeVisible();
  await expect(note).toBeHidden();
});

test('keys go through the results', { tag: ['@wide'] }, async ({ page }) => {
  await page.goto('/jobdescription');
  await expect(results(page)).toHaveCount(20);
  await page.keyboard.press('/');
  await expect(what(page)).toBeFocused();
  await main(page).getByRole('link', { name: 'Skip to results' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  const [second, last] = [
    results(page).nth(1).getByRole('link'),
    results(page).last().getByRole('link'),
  ];
  await expect(second).toBeFocused();
  const title = (await second.textContent()) ?? '';
  await expect(
    page
      .getByRole('region', { name: 'Selected job' })
      .getByRole('heading', { name: title, exact: true })
      .first(),
  ).toBeVisible();
  await page.keyboard.press('End');
  await expect(last).toBeFocused();
  await expect(last).toBeInViewport();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  await expect(second).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
});

test('places are chosen by their counts', async ({ page, isMobile }) => {
  await page.goto('/jobdescription');
  await expect(results(page)).toHaveCount(20);
  if (isMobile) await page.getByRole('button', { name: /^Filters/ }).click();
  const place = page.getByRole('group', { name: 'Place' }).getByRole('radio').nth(1);
  await place.click();
  await expect(place).toBeChecked();
  await expect(page).toHaveURL(/location=/);
});
