/** The demo accounts and one of their jobs, on a running host. */

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {{ employer: string, jobseeker?: string, password: string }} Accounts */

/** Returns the path of a demo employer's job. @param {string} origin @returns {Promise<string>} */
export const jobPath = async (origin) => {
  const { items } = await (
    await fetch(`${origin}/api/jobs/search?employer=demo.employer&limit=1`)
  ).json();
  return `/singlejobdescription/jobdescription/${items[0]._id}`;
};

/** @type {Accounts} */
const demoAccounts = {
  employer: 'demo.employer',
  jobseeker: 'demo.seeker',
  password: 'try-it-out-now',
};

/**
 * Returns a function that logs a page in through the login form of a role.
 *
 * @param {string} origin
 * @param {Accounts} [accounts]
 * @returns {(page: Page, role: string) => Promise<void>}
 */
export const logIn =
  (origin, accounts = demoAccounts) =>
  async (page, role) => {
    const isEmployer = role === 'employer';
    const [route, suffix] = isEmployer ? ['/loginemp', 'Employer'] : ['/login', 'jobseek'];
    const username = isEmployer ? accounts.employer : (accounts.jobseeker ?? '');
    await page.goto(origin + route);
    await page.locator(`[name="username${suffix}"]`).fill(username);
    await page.locator(`[name="passwordname${suffix}"]`).fill(accounts.password);
    await page.locator('main form button[type="submit"]').click();
    await page.waitForURL(/\/(employerpp|jobseekerpp)\//);
  };
