import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { field, fillRegistration, newAccount, registerButton, submitRegistration } from '../steps/people';
import { writesOf } from '../steps/calls';

const forms = [{ role: 'jobseeker', own: 'jobseek', path: '/signup' }, { role: 'employer', own: 'Employer', path: '/signupemp' }] as const;
const form = (page: Page) => page.getByRole('main').locator('form');
const alertIn = (page: Page) => page.getByRole('main').getByRole('alert');
const gender = (page: Page, name: 'Male' | 'Female') => page.getByRole('checkbox', { name, exact: true });
const terms = (page: Page) => page.getByRole('checkbox', { name: /license agreement/ });

for (const { role, own, path } of forms) {
  /** First name, last name, username, email, password, confirm password, location, nationality, phone, address: as the inputs are named. */
  const typed = ['firstname', 'lastname', 'username', 'email', 'passwordname'].map((name) => `${name}${own}`)
    .concat('confirmPassword', ['location', 'nationality', 'phone', 'address'].map((name) => `${name}${own}`));

  test.describe(`§5 registration at ${path}`, { tag: '@wide' }, () => {
    test(`§5 all fields of ${path} are required at browser level`, async ({ page }) => {
      const writes = writesOf(page);
      await page.goto(path);
      await expect(registerButton(page)).toBeVisible();
      const missing = await form(page).evaluate((element) => (element instanceof HTMLFormElement ? [...element.elements] : [])
        .flatMap((control) => ((control instanceof HTMLInputElement || control instanceof HTMLSelectElement) && control.validity.valueMissing ? [control.name] : [])));
      expect(missing).toEqual([...typed, `gender${own}`, `gender${own}`, 'acceptTerms']);
      await expect(form(page)).toHaveJSProperty('noValidate', false);
      await submitRegistration(page);
      await expect(field(page, `firstname${own}`)).toBeFocused();
      expect(writes).toEqual([]);
      await expect(page).toHaveURL(path);
    });

    test(`§5 each field of ${path} alone stops the form, and says so`, async ({ page }) => {
      const writes = writesOf(page);
      await page.goto(path);
      await fillRegistration(page, newAccount(role));
      // a password alone is told as one that differs (the next rule)
      for (const name of typed.filter((one) => !/password/i.test(one))) {
        const input = field(page, name);
        const text = await input.inputValue();
        const isSelect = await input.evaluate((element) => element instanceof HTMLSelectElement);
        const put = (value: string) => (isSelect ? input.evaluate((element, to) => {
          if (element instanceof HTMLSelectElement) element.value = to;
          element.dispatchEvent(new Event('change', { bubbles: true }));
        }, value) : input.fill(value));
        await put('');
        await submitRegistration(page);
        await expect(input).toBeFocused();
        await expect(input).toHaveAttribute('aria-invalid', 'true');
        await put(text);
      }
      await gender(page, 'Female').uncheck();
      await submitRegistration(page);
      await expect(page.getByText('Tick Male or Female', { exact: true })).toBeVisible();
      expect(writes).toEqual([]);
    });

    test(`§5 email at ${path} is of the email input type: the browser stops what is none`, async ({ page }) => {
      const writes = writesOf(page);
      await page.goto(path);
      await fillRegistration(page, newAccount(role));
      await field(page, `email${own}`).fill('ada@');
      await submitRegistration(page);
      await expect(field(page, `email${own}`)).toHaveAttribute('type', 'email');
      await expect(field(page, `email${own}`)).toHaveJSProperty('validity.typeMismatch', true);
      await expect(field(page, `email${own}`)).toBeFocused();
      expect(writes).toEqual([]);
    });

    test(`§5 gender at ${path} is two checkboxes: ticking sets the value, unticking clears it, ticking one unticks the other`, async ({ page }) => {
      await page.goto(path);
      const [male, female] = [gender(page, 'Male'), gender(page, 'Female')];
      await expect(page.getByRole('group', { name: 'Gender' }).getByRole('checkbox')).toHaveCount(2);
      for (const one of [male, female]) await expect(one).not.toBeChecked();
      await male.check();
      await expect(male).toHaveJSProperty('value', 'Male');
      await expect(female).toHaveJSProperty('required', false);
      await female.check();
      await expect(male).not.toBeChecked();
      await female.uncheck();
      for (const one of [male, female]) {
        await expect(one).not.toBeChecked();
        await expect(one).toHaveJSProperty('required', true);
      }
    });

    test(`§5 gender at ${path}: the ticked one is what is sent`, async ({ page }) => {
      const writes = writesOf(page);
      await page.goto(path);
      await fillRegistration(page, newAccount(role));
      await gender(page, 'Male').check();
      await submitRegistration(page);
      await expect(page).toHaveURL('/loginemp');
      expect(writes).toEqual([expect.objectContaining({ body: expect.objectContaining({ [`gender${own}`]: 'Male' }) as unknown })]); // a matcher is typed any
    });

    test(`§5 rule 1 at ${path}: passwords that differ show "Passwords do not match", before anything else is said`, async ({ page }) => {
      const writes = writesOf(page);
      await page.goto(path);
      await fillRegistration(page, newAccount(role));
      await field(page, 'confirmPassword').fill('something else');
      await field(page, `email${own}`).fill('');
      await terms(page).uncheck();
      await submitRegistration(page);
      await expect(alertIn(page)).toHaveText('Passwords do not match');
      await expect(page.getByRole('alert')).toHaveCount(1);
      await expect(field(page, 'confirmPassword')).toBeFocused();
      expect(writes).toEqual([]);
    });

    test(`§5 rule 2 at ${path}: an empty email or password shows "Email and password are required" where the browser lets it pass`, async ({ page }) => {
      const writes = writesOf(page);
      await page.goto(path);
      await fillRegistration(page, newAccount(role));
      await terms(page).uncheck();
      // the browser's own check comes before it, so that it is never seen with it (spec: "effectively skipped")
      await form(page).evaluate((element) => { element.setAttribute('novalidate', ''); });
      await field(page, `email${own}`).fill('');
      await submitRegistration(page);
      await expect(alertIn(page)).toHaveText('Email and password are required');
      await field(page, `email${own}`).fill('ada@example.com');
      for (const name of [`passwordname${own}`, 'confirmPassword']) await field(page, name).fill('');
      await submitRegistration(page);
      await expect(alertIn(page)).toHaveText('Email and password are required');
      expect(writes).toEqual([]);
    });

    test(`§5 rule 3 at ${path}: with the terms box not ticked the alert "Please accept the license agreement" comes`, async ({ page }) => {
      const writes = writesOf(page);
      await page.goto(path);
      await fillRegistration(page, newAccount(role));
      await terms(page).uncheck();
      await submitRegistration(page);
      await expect(alertIn(page)).toHaveText('Please accept the license agreement');
      await expect(page.getByRole('alert')).toHaveCount(1);
      await expect(terms(page)).toBeFocused();
      expect(writes).toEqual([]);
      await expect(page).toHaveURL(path);
    });

    test(`§5 rule 4 at ${path}: otherwise the form is posted, once, after each complaint was answered`, async ({ page }) => {
      const writes = writesOf(page);
      const account = newAccount(role);
      await page.goto(path);
      await fillRegistration(page, account);
      await field(page, 'confirmPassword').fill('something else');
      await terms(page).uncheck();
      await submitRegistration(page);
      await expect(alertIn(page)).toHaveText('Passwords do not match');
      await field(page, 'confirmPassword').fill(account.password);
      await submitRegistration(page);
      await expect(alertIn(page)).toHaveText('Please accept the license agreement');
      await terms(page).check();
      await registerButton(page).dblclick();
      await expect(page).toHaveURL('/loginemp');
      expect(writes).toHaveLength(1);
    });

    test(`§5 at ${path} no password or phone rule is shown: one letter each is sent`, { tag: '@spec-host' }, async ({ page }) => {
      const writes = writesOf(page);
      await page.goto(path);
      await fillRegistration(page, newAccount(role));
      for (const name of [`passwordname${own}`, 'confirmPassword', `phone${own}`]) await field(page, name).fill('x');
      await submitRegistration(page);
      await expect(page).toHaveURL('/loginemp');
      expect(writes).toEqual([expect.objectContaining({ body: expect.objectContaining({ [`passwordname${own}`]: 'x', [`phone${own}`]: 'x' }) as unknown })]); // a matcher is typed any
    });

    test(`§5 at ${path} the app has no password rule; our own host's is told under the field`, { tag: '@own-host' }, async ({ page, problems }) => {
      problems.allow(/status of 400|Error in register/);
      await page.goto(path);
      await fillRegistration(page, newAccount(role));
      for (const name of [`passwordname${own}`, 'confirmPassword']) await field(page, name).fill('x');
      await submitRegistration(page);
      await expect(alertIn(page)).toHaveText('Error occurred while registering');
      await expect(field(page, `passwordname${own}`)).toHaveAccessibleDescription(/8 characters/);
      await expect(page).toHaveURL(path);
    });
  });
}
