import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { expectAccessible } from '../../steps/accessibility';
import { startCompanySite } from '../../steps/companySite';
import { makeAccount, makeJob, signIn } from '../../steps/hosts';
import { newPosting } from '../../steps/jobs';

type Site = Awaited<ReturnType<typeof startCompanySite>>;
let site: Site;
let script: string;
const open = async (page: Page, body: string) => {
  site.put('/jobs', body + script);
  await page.goto(`${site.origin}/jobs`);
};
test.beforeEach(async ({ app }) => {
  site = await startCompanySite(app.origin);
  script = `<script async src="${app.origin}/widget.js"></script>`;
});
test.afterEach(() => site.close());

const background = (page: Page, id: string) =>
  page
    .locator(`#${id} [role=group]`)
    .evaluate((box) => [
      getComputedStyle(box).backgroundColor,
      getComputedStyle(box).borderTopColor,
    ]);
const axe = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' ')}`);
};

test(
  'a company’s own site shows its open jobs, several times and in its colors, under a strict policy',
  { tag: '@own-host' },
  async ({ page, app, request, problems }) => {
    problems.allow(/status of 404 .*employer=nobody\.at\.all/);
    const [employer, other] = [
      await makeAccount(request, app, 'employer'),
      await makeAccount(request, app, 'employer'),
    ];
    const evil = '<img src=x onerror=alert(1)> & "Night" Nurse';
    await makeJob(request, app, employer, newPosting('Ward Nurse'));
    const id = await makeJob(request, app, employer, newPosting(evil));
    // somebody is logged in on the host: the call must not reveal that
    await signIn(page, app, employer);
    const calls: string[] = [];
    const sent: Record<string, string>[] = [];
    page.on('request', (call) => {
      if (!call.url().includes('/feeds/')) return;
      calls.push(call.url());
      void call.allHeaders().then((headers) => sent.push(headers));
    });
    await open(
      page,
      `<jobline-jobs id="one" company="${employer.username}"></jobline-jobs>
       <jobline-jobs id="two" company="${employer.username}" limit="1" theme="dark" accent="rgb(200, 0, 120)" heading="Join us"></jobline-jobs>
       <jobline-jobs id="none" company="${other.username}"><a href="/elsewhere">Elsewhere</a></jobline-jobs>
       <jobline-jobs id="gone" company="nobody.at.all" accent="red; } * { display: none"></jobline-jobs>${script}`,
    );
    const one = page.getByRole('group', { name: 'Open jobs' }).first();
    await expect(one.getByRole('heading', { level: 2, name: 'Open jobs' })).toBeVisible();
    const links = one.getByRole('list').getByRole('link');
    await expect(links).toHaveCount(2);
    await expect(links.first()).toHaveAccessibleName(
      `${evil} Austin, TX · Full-time · $3,900 - $5,200 a month`,
    );
    const two = page.getByRole('group', { name: 'Join us' });
    await expect(two.getByRole('list').getByRole('link')).toHaveCount(1);
    await expect(two.getByRole('link', { name: 'See all on Jobline' })).toHaveAttribute(
      'href',
      new RegExp(`/employerppreadonly/${employer.username}$`),
    );
    for (const quiet of ['none', 'gone'])
      await expect(page.locator(`#${quiet}`)).toContainText('No open jobs right now.');
    await expect(page.getByText('Elsewhere')).toBeHidden();

    expect(await background(page, 'one')).toEqual(['rgb(255, 255, 255)', 'rgb(14, 124, 134)']);
    expect(await background(page, 'two')).toEqual(['rgb(17, 33, 37)', 'rgb(200, 0, 120)']);
    expect(await axe(page)).toEqual([]);

    // one call per company, without a cookie or the page's URL
    expect(calls.toSorted()).toEqual(
      [employer.username, other.username, 'nobody.at.all']
        .map((name) => `${app.origin}/feeds/jobs.json?employer=${name}`)
        .toSorted(),
    );
    expect(sent).toHaveLength(3);
    for (const headers of sent) {
      expect(headers).not.toHaveProperty('cookie');
      expect(headers).not.toHaveProperty('referer');
    }
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);

    await links.first().click();
    await expect(page).toHaveURL(new RegExp(`^${app.origin}/.*/${id}$`));
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Night');
  },
);

test(
  'it follows what a page sets later, and the visitor’s dark mode where the page says so',
  { tag: ['@own-host', '@wide'] },
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await open(page, '<jobline-jobs id="one" company="demo.employer" theme="auto"></jobline-jobs>');
    const list = page.locator('#one').getByRole('listitem');
    await expect(list).not.toHaveCount(0);
    const all = await list.count();
    expect((await background(page, 'one'))[0]).toBe('rgb(17, 33, 37)');
    expect(await axe(page)).toEqual([]);
    await page.locator('#one').evaluate((element) => element.setAttribute('limit', '1'));
    await expect(list).toHaveCount(1);
    await page.locator('#one').evaluate((element) => {
      element.removeAttribute('limit');
      element.setAttribute('theme', 'light');
    });
    await expect(list).toHaveCount(all);
    expect((await background(page, 'one'))[0]).toBe('rgb(255, 255, 255)');
  },
);

test(
  'a link leaves a frame, and where the jobs can’t be read there is what the page wrote instead',
  { tag: ['@own-host', '@wide'] },
  async ({ page, app, problems }) => {
    site.put('/framed', `<jobline-jobs company="demo.employer"></jobline-jobs>${script}`);
    site.put('/jobs', '<iframe src="/framed" title="Jobs"></iframe>');
    await page.goto(`${site.origin}/jobs`);
    await page.frameLocator('iframe').getByRole('listitem').getByRole('link').first().click();
    await expect(page).toHaveURL(new RegExp(`^${app.origin}/`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    problems.allow(/Failed to load resource/);
    await page.route('**/feeds/**', (route) => route.abort());
    await open(
      page,
      '<jobline-jobs id="one" company="demo.employer"><a href="/elsewhere">Our jobs</a></jobline-jobs>',
    );
    await expect(page.locator('#one')).toContainText('Open jobs can’t be shown right now.');
    await expect(page.getByRole('link', { name: 'Our jobs' })).toBeVisible();
    expect(await axe(page)).toEqual([]);
  },
);

test(
  'an employer finds the code with the account, and sees what it shows',
  { tag: '@own-host' },
  async ({ page, app, request }) => {
    const employer = await makeAccount(request, app, 'employer');
    await makeJob(request, app, employer, newPosting('Ward Nurse'));
    await signIn(page, app, employer);
    await page.goto('/account');
    const panel = page.getByRole('region', { name: 'Jobs on your own website' });
    await panel.getByRole('button', { name: 'Show preview' }).click();
    const preview = panel.getByRole('group', { name: 'Open jobs' });
    await expect(preview.getByRole('link', { name: /^Ward Nurse/ })).toBeVisible();
    await panel.getByLabel('Colors').selectOption('Dark');
    await expectAccessible(page);

    // the code works on the company's page unchanged
    await open(page, await panel.getByLabel('Code for your page').inputValue());
    await expect(page.getByRole('link', { name: /^Ward Nurse/ })).toBeVisible();
    expect(await page.locator('jobline-jobs').getAttribute('theme')).toBe('dark');
  },
);
