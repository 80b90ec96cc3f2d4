import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect } from '../fixtures';

export type Account = {
  role: 'employer' | 'jobseeker';
  username: string;
  password: string;
  email: string;
  firstname: string;
  lastname: string;
};

/** Returns a word that no other test uses. */
export const unique = () => randomBytes(5).toString('hex');

/**
 * Returns an account that isn't registered yet. The dot in its name must not be taken for a file
 * extension.
 */
export const newAccount = (role: Account['role']): Account => {
  const id = unique();
  return {
    role,
    username: `ada.${id}`,
    password: `a long enough ${id}`,
    email: `ada.${id}@example.com`,
    firstname: 'Ada',
    lastname: 'Morrow',
  };
};

/** Returns the demo account of this role, which every new board has, for logging in. */
export const demoAccount = (role: Account['role']): Account => ({
  ...newAccount(role),
  username: role === 'employer' ? 'demo.employer' : 'demo.seeker',
  password: 'try-it-out-now',
});

/** Finds the input of a wire field; every input's name is its wire field. */
export const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);

/** Returns a wire field with its role's suffix: `firstnameEmployer`, `firstnamejobseek`. */
const wire = (role: Account['role'], name: string) =>
  `${name}${role === 'employer' ? 'Employer' : 'jobseek'}`;

/** Matches every text of spec §8 that login and registration show only after a submit. */
export const messagesOfForms =
  /Invalid username or password|Error occurred while registering|Passwords do not match|Email and password are required|Please accept the license agreement|Registration successful/;

export const loginPath = (role: Account['role']) => (role === 'employer' ? '/loginemp' : '/login');

/** Fills in all of the registration form (spec §5) on the current page. */
export const fillRegistration = async (page: Page, account: Account) => {
  const { role } = account;
  const input = (name: string) => field(page, wire(role, name));
  await input('firstname').fill(account.firstname);
  await input('lastname').fill(account.lastname);
  await input('username').fill(account.username);
  await input('email').fill(account.email);
  await input('passwordname').fill(account.password);
  await page.getByLabel('Confirm password', { exact: true }).fill(account.password);
  await input('location').fill('Austin, TX');
  await input('nationality').selectOption('US');
  await input('phone').fill('15550123');
  if (role === 'employer') await input('address').fill('12 Mill Lane');
  else await input('address').selectOption('US');
  await page.getByRole('checkbox', { name: 'Female', exact: true }).check();
  await page.getByRole('checkbox', { name: /license agreement/i }).check();
};

export const registerButton = (page: Page) =>
  page.locator('main form').getByRole('button', { name: 'Register', exact: true });
export const submitRegistration = (page: Page) => registerButton(page).click();

/** Registers and expects the success message on /loginemp (spec §2.5, both roles). */
export const register = async (page: Page, account: Account) => {
  await page.goto(account.role === 'employer' ? '/signupemp' : '/signup');
  await fillRegistration(page, account);
  await submitRegistration(page);
  await expect(page.getByText('Registration successful. You can now log in!')).toBeVisible();
  await expect(page).toHaveURL(/\/loginemp$/);
};

/** Fills in and sends the login form on the current page. */
export const fillLogin = async (
  page: Page,
  account: Pick<Account, 'role' | 'username' | 'password'>,
) => {
  await field(page, wire(account.role, 'username')).fill(account.username);
  await field(page, wire(account.role, 'passwordname')).fill(account.password);
  await page.locator('main form').getByRole('button', { name: 'Login', exact: true }).click();
};

/** Logs in and expects the profile (spec §2.4). */
export const logIn = async (
  page: Page,
  account: Pick<Account, 'role' | 'username' | 'password'>,
) => {
  await page.goto(loginPath(account.role));
  await fillLogin(page, account);
  await expect(page).toHaveURL(
    new RegExp(
      `/${account.role === 'employer' ? 'employerpp' : 'jobseekerpp'}/${account.username.replaceAll('.', '\\.')}$`,
    ),
  );
};

/**
 * Logs out through the session menu (spec §2.2); expects the home page and an empty session
 * storage.
 */
export const logOut = async (page: Page) => {
  await openSessionMenu(page);
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(() => sessionKeys(page)).toEqual({});
};

export const openSessionMenu = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('button', { name: /account|session|profile/i })
    .click();

/** Returns the tab's whole session storage. */
export const sessionKeys = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => Object.fromEntries(Object.entries(sessionStorage)));
