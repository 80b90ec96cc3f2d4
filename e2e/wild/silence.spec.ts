import type { SpecOperation } from '@contract/generated/operations';
import { expect, test } from '../fixtures';
import { makeStore } from '../specHost/answers';
import { consoleLines } from '../steps/faults';
import { signIn } from '../steps/hosts';
import { field, fillLogin, openSessionMenu } from '../steps/people';
import { scriptsOf } from '../steps/scripts';
import { employer, screensOf, seeker } from './screens';

const account = { password: 'spec-host-password', email: '', firstname: '', lastname: '' };
/**
 * What a screen shows although one of its calls is never answered: the parts that depend on other
 * calls.
 */
const besides: Record<string, string> = {
  '/ getJobs': 'Larkfield Health',
  '/ getFeaturedEmployers': 'Help Desk Technician 1',
  '/category/IT%20Jobs getCategories': 'Help Desk Technician 1',
  '/category/IT%20Jobs getJobsByCategory': 'Nurse Jobs',
  '/employerppreadonly/larkfield getJobsByEmployer': '15550100',
  '/employerpp/larkfield getJobsByEmployer': 'Clinics in four towns.',
};

/**
 * A call that is never answered blocks nothing else; its timeout of 30 s is tested with the calls.
 */
test.describe('a call that is never answered', { tag: ['@spec-host', '@wide'] }, () => {
  test('leaves every screen its frame, a heading or a skeleton, and its other parts', async ({
    page,
    app,
    specHost,
  }) => {
    test.setTimeout(90_000);
    for (const role of [undefined, 'jobseeker', 'employer'] as const) {
      if (role)
        await signIn(page, app, { ...account, ...(role === 'employer' ? employer : seeker) });
      for (const { path, reads } of screensOf(makeStore({})).filter(
        (screen) => screen.role === role,
      )) {
        for (const operation of reads) {
          await test.step(`${path}: ${operation}`, async () => {
            specHost.injectFault(operation, 'silence');
            await page.goto(path);
            await expect(page.getByRole('banner')).toBeVisible();
            await expect(page.getByRole('contentinfo')).toBeAttached();
            await expect(page.getByRole('main').locator('h1, [data-waiting]')).not.toHaveCount(0);
            const part = besides[`${path} ${operation}`];
            if (part) await expect(page.getByRole('main').getByText(part).first()).toBeVisible();
            await expect(
              page.getByRole('main').getByRole('button', { name: 'Try again' }),
            ).toHaveCount(0);
            specHost.clearFaults();
          });
        }
      }
    }
  });

  test('lets one go elsewhere and save another section', async ({ page, app, specHost }) => {
    await signIn(page, app, { ...account, ...employer });
    const reads: SpecOperation[] = [
      'getJobs',
      'getFeaturedEmployers',
      'getCategories',
      'getJobsByEmployer',
    ];
    for (const operation of reads) specHost.injectFault(operation, 'silence');
    const main = page.getByRole('main');
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Find Jobs' }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Find the job you love' }),
    ).toBeVisible();
    await openSessionMenu(page);
    await page.getByRole('menuitem', { name: 'My Profile' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Amara Okafor' })).toBeVisible();
    await main.getByRole('button', { name: /^Edit/ }).first().click();
    await field(page, 'locationEmployer').fill('Tucson, AZ');
    await main.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('data updated successfully')).toBeVisible();
    await expect(main.getByText('Tucson, AZ').first()).toBeVisible();
    // one save that hangs, and another at the same time
    specHost.injectFault('updateEmployer', 'silence');
    await main.getByRole('button', { name: /^Edit/ }).first().click();
    await field(page, 'locationEmployer').fill('Boise, ID');
    await main.getByRole('button', { name: 'Save' }).click();
    await expect
      .poll(() => specHost.seen.filter(({ operation }) => operation === 'updateEmployer').length)
      .toBe(2);
    await expect(field(page, 'locationEmployer')).toHaveValue('Boise, ID');
    specHost.clearFaults('updateEmployer');
    await main.getByRole('button', { name: /^Edit/ }).last().click();
    await field(page, 'phoneEmployer').fill('15550999');
    await main.getByRole('button', { name: 'Save' }).last().click();
    await expect(page.getByText('Contact information updated successfully')).toBeVisible();
  });

  test('a log-in that hangs is sent once, and the page can be left', async ({ page, specHost }) => {
    specHost.injectFault('loginEmployer', 'silence');
    await page.goto('/loginemp');
    await fillLogin(page, { ...account, ...employer });
    await field(page, 'passwordnameEmployer').press('Enter');
    await expect
      .poll(() => specHost.seen.filter(({ operation }) => operation === 'loginEmployer').length)
      .toBe(1);
    await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
    await expect(page.getByRole('main').getByText('Help Desk Technician 1').first()).toBeVisible();
    expect(specHost.seen.filter(({ operation }) => operation === 'loginEmployer')).toHaveLength(1);
  });

  test('a menu that could not be fetched is fetched when it is opened', async ({
    page,
    app,
    problems,
  }) => {
    problems.allow(/net::ERR_FAILED|Error loading the menu/);
    const lines = consoleLines(page, 'error');
    const failures = () => lines.filter((text) => text.startsWith('Error loading the menu')).length;
    await signIn(page, app, { ...account, ...employer });
    const menu = (url: URL) => scriptsOf('AccountMenu', 'EmployerProfile').includes(url.pathname);
    await page.route(menu, (route) => route.abort());
    await page.goto('/employerpp');
    await expect(page.getByRole('heading', { level: 1, name: 'Amara Okafor' })).toBeVisible();
    // outside the page
    await expect.poll(failures).toBe(1);
    await openSessionMenu(page);
    await expect.poll(failures).toBe(2);
    await expect(
      page.getByRole('banner').getByRole('button', { name: /account/i }),
    ).toHaveAttribute('aria-expanded', 'false');
    await page.unroute(menu);
    await openSessionMenu(page);
    await expect(page.getByRole('menuitem', { name: 'My Profile' })).toBeVisible();
  });
});
