import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { writesOf } from '../steps/calls';
import { line } from '../steps/lines';
import { mainAlert } from '../steps/page';
import {
  field,
  fillRegistration,
  newAccount,
  registerButton,
  submitRegistration,
} from '../steps/people';

const forms = [
  { role: 'jobseeker', own: 'jobseek', path: '/signup' },
  { role: 'employer', own: 'Employer', path: '/signupemp' },
] as const;
const form = (page: Page) => page.getByRole('main').locator('form');
const gender = (page: Page, name: 'Male' | 'Female') =>
  page.getByRole('checkbox', { name, exact: true });
const terms = (page: Page) => page.getByRole('checkbox', { name: /license agreement/ });

for (const { role, own, path } of forms) {
  /**
   * First name, last name, username, email, password, confirm password, location, nationality,
   * phone, address, in order of the inputs' names.
   */
  const typed = ['firstname', 'lastname', 'username', 'email', 'passwordname']
    .map((name) => `${name}${own}`)
    .concat(
      'confirmPassword',
      ['location', 'nationality', 'phone', 'address'].map((name) => `${name}${own}`),
    );

  test.describe(`§5 registration at ${path}`, { tag: '@wide' }, () => {
    test(`${path}: what the browser stops, and rule 2 behind it`, async ({ page }) => {
      const writes = writesOf(page);
      await page.goto(path);
      await fillRegistration(page, newAccount(role));
      await line(
        `§5 email at ${path} is of the email input type: the browser stops what is none`,
        async () => {
          const email = field(page, `email${own}`);
          const text = await email.inputValue();
          await email.fill('ada@');
          await submitRegistration(page);
          await expect(email).toHaveAttribute('type', 'email');
          await expect(email).toHaveJSProperty('validity.typeMismatch', true);
          await expect(email).toBeFocused();
          expect(writes).toEqual([]);
          await email.fill(text);
        },
      );
      await line(`§5 each field of ${path} alone stops the form, and says so`, async () => {
        // a missing password is reported as a mismatch (the next rule)
        for (const name of typed.filter((one) => !/password/i.test(one))) {
          const input = field(page, name);
          const text = await input.inputValue();
          const isSelect = await input.evaluate((element) => element instanceof HTMLSelectElement);
          const put = (value: string) =>
            isSelect
              ? input.evaluate((element, to) => {
                  if (element instanceof HTMLSelectElement) element.value = to;
                  element.dispatchEvent(new Event('change', { bubbles: true }));
                }, value)
              : input.fill(value);
          await put('');
          await submitRegistration(page);
          await expect(input).toBeFocused();
          await expect(input).toHaveAttribute('aria-invalid', 'true');
          await put(text);
        }
        await gender(page, 'Female').uncheck();
        await submitRegistration(page);
        await expect(page.getByText('Choose Male or Female', { exact: true })).toBeVisible();
        expect(writes).toEqual([]);
        await gender(page, 'Female').check();
      });
      await line(
        `§5 rule 2 at ${path}: an empty email or password shows "Email and password are required" where the browser lets it pass`,
        async () => {
          await terms(page).uncheck();
          // the browser's own validation comes first, so users never see this rule together with it
          // (spec: "effectively skipped")
          await form(page).evaluate((element) => {
            element.setAttribute('novalidate', '');
          });
          await field(page, `email${own}`).fill('');
          await submitRegistration(page);
          await expect(mainAlert(page)).toHaveText('Email and password are required');
          await field(page, `email${own}`).fill('ada@example.com');
          for (const name of [`passwordname${own}`, 'confirmPassword'])
            await field(page, name).fill('');
          await submitRegistration(page);
          await expect(mainAlert(page)).toHaveText('Email and password are required');
          expect(writes).toEqual([]);
        },
      );
    });

    test(`${path}: rules 1 and 3, and then it is sent`, async ({ page }) => {
      const writes = writesOf(page);
      const account = newAccount(role);
      await page.goto(path);
      await fillRegistration(page, account);
      await gender(page, 'Male').check();
      await line(
        `§5 rule 1 at ${path}: passwords that differ show "Passwords do not match", before anything else is said`,
        async () => {
          await field(page, 'confirmPassword').fill('something else');
          await field(page, `email${own}`).fill('');
          await terms(page).uncheck();
          await submitRegistration(page);
          await expect(mainAlert(page)).toHaveText('Passwords do not match');
          await expect(page.getByRole('alert')).toHaveCount(1);
          await expect(field(page, 'confirmPassword')).toBeFocused();
          expect(writes).toEqual([]);
        },
      );
      await line(
        `§5 rule 3 at ${path}: with the terms box not ticked the alert "Please accept the license agreement" comes`,
        async () => {
          await field(page, `email${own}`).fill(account.email);
          await field(page, 'confirmPassword').fill(account.password);
          await submitRegistration(page);
          await expect(mainAlert(page)).toHaveText('Please accept the license agreement');
          await expect(page.getByRole('alert')).toHaveCount(1);
          await expect(terms(page)).toBeFocused();
          expect(writes).toEqual([]);
          await expect(page).toHaveURL(path);
        },
      );
      await line(
        `§5 rule 4 at ${path}: otherwise the form is posted, once, after each complaint was answered`,
        async () => {
          await terms(page).check();
          await registerButton(page).dblclick();
          await expect(page).toHaveURL('/loginemp');
          expect(writes).toHaveLength(1);
        },
      );
      await line(`§5 gender at ${path}: the ticked one is what is sent`, () => {
        expect(writes.map(({ body }) => body)).toEqual([
          expect.objectContaining({ [`gender${own}`]: 'Male' }),
        ]);
      });
    });

    test(
      `§5 at ${path} no password or phone rule is shown: one letter each is sent`,
      { tag: '@spec-host' },
      async ({ page }) => {
        const writes = writesOf(page);
        await page.goto(path);
        await fillRegistration(page, newAccount(role));
        for (const name of [`passwordname${own}`, 'confirmPassword', `phone${own}`])
          await field(page, name).fill('x');
        await submitRegistration(page);
        await expect(page).toHaveURL('/loginemp');
        expect(writes.map(({ body }) => body)).toEqual([
          expect.objectContaining({ [`passwordname${own}`]: 'x', [`phone${own}`]: 'x' }),
        ]);
      },
    );

    test(
      `§5 at ${path} the app has no password rule; our own host's is told under the field`,
      { tag: '@own-host' },
      async ({ page, problems }) => {
        problems.allow(/status of 400|Error in register/);
        await page.goto(path);
        await fillRegistration(page, newAccount(role));
        for (const name of [`passwordname${own}`, 'confirmPassword'])
          await field(page, name).fill('x');
        await submitRegistration(page);
        await expect(mainAlert(page)).toHaveText('Error occurred while registering');
        await expect(field(page, `passwordname${own}`)).toHaveAccessibleDescription(/8 characters/);
        await expect(page).toHaveURL(path);
      },
    );
  });
}
