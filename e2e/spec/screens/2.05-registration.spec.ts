import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { writesOf } from '../../steps/calls';
import { expectNoFailureShown, failCall } from '../../steps/faults';
import { line } from '../../steps/lines';
import { outageNoise } from '../../steps/outage';
import {
  field,
  fillRegistration,
  messagesOfForms,
  newAccount,
  submitRegistration,
} from '../../steps/people';

const forms = [
  {
    role: 'jobseeker',
    own: 'jobseek',
    path: '/signup',
    call: '/jobseeker/jobseekers',
    operation: 'registerJobSeeker',
  },
  {
    role: 'employer',
    own: 'Employer',
    path: '/signupemp',
    call: '/employer/employers',
    operation: 'registerEmployer',
  },
] as const;
const success = 'Registration successful. You can now log in!';
const form = (page: Page) => page.getByRole('main').locator('form');
const gender = (page: Page, name: 'Male' | 'Female') =>
  page.getByRole('checkbox', { name, exact: true });
/** Value and label of each option that can be chosen. */
const optionsOf = (page: Page, name: string) =>
  field(page, name)
    .locator('option:not([disabled])')
    .evaluateAll((all) =>
      all.flatMap((option): [string, string][] =>
        option instanceof HTMLOptionElement ? [[option.value, option.text]] : [],
      ),
    );
/** A list of two-letter codes, each once and with its name, these among them. */
const expectCodes = async (page: Page, name: string, some: [string, string][]) => {
  await expect(field(page, name)).toHaveValue('');
  const options = await optionsOf(page, name);
  expect(options.length).toBeGreaterThan(190);
  expect(
    options.filter(([code, label]) => !/^[A-Z]{2}$/.test(code) || label.trim() === ''),
  ).toEqual([]);
  expect(new Set(options.map(([code]) => code)).size).toBe(options.length);
  expect(options).toEqual(expect.arrayContaining(some));
};
const alertIn = (page: Page) => page.getByRole('main').getByRole('alert');

for (const { role, own, path, call, operation } of forms) {
  test.describe(`§2.5 ${path}`, { tag: '@wide' }, () => {
    test(`${path}, as it stands`, async ({ page, context }) => {
      const writes = writesOf(page);
      await page.goto(path);
      await line(`§2.5 the form of ${path} has the fields of section 5`, async () => {
        for (const label of [
          'First name',
          'Last name',
          'Username',
          'Email',
          'Password',
          'Confirm password',
          'Location',
          'Nationality',
          'Phone',
        ]) {
          await expect(form(page).getByLabel(label, { exact: true })).toBeVisible();
        }
        await expect(form(page).getByLabel(/^Address/)).toBeVisible();
        await expect(
          form(page).getByRole('group', { name: 'Gender' }).getByRole('checkbox'),
        ).toHaveCount(2);
        await expect(
          form(page).getByRole('checkbox', { name: /license agreement/ }),
        ).not.toBeChecked();
      });
      await line(`§8 no message stands on ${path} before anything was done`, async () => {
        await expect(page.locator('body')).not.toContainText(messagesOfForms);
        await expectNoFailureShown(page);
      });
      await line(`§9 gender at ${path} is limited to Male or Female`, async () => {
        const boxes = field(page, `gender${own}`);
        await expect(boxes).toHaveCount(2);
        expect(
          await boxes.evaluateAll((all) =>
            all.map((box) => box instanceof HTMLInputElement && [box.type, box.value]),
          ),
        ).toEqual([
          ['checkbox', 'Male'],
          ['checkbox', 'Female'],
        ]);
        await expect(page.getByRole('group', { name: 'Gender' })).toHaveText(
          /^Gender\s*Male\s*Female$/,
        );
      });
      await line(
        `§9 the nationality list at ${path} is a fixed enumeration of two-letter codes with demonyms`,
        () =>
          expectCodes(page, `nationality${own}`, [
            ['US', 'American'],
            ['DE', 'German'],
            ['PH', 'Filipino'],
            ['IE', 'Irish'],
          ]),
      );
      if (role === 'jobseeker') {
        await line(
          '§9 the country list is a fixed enumeration of two-letter codes with names',
          () =>
            expectCodes(page, 'addressjobseek', [
              ['US', 'United States'],
              ['DE', 'Germany'],
              ['PH', 'Philippines'],
              ['IE', 'Ireland'],
            ]),
        );
      }
      await line(`§5 all fields of ${path} are required at browser level`, async () => {
        const missing = await form(page).evaluate((element) =>
          (element instanceof HTMLFormElement ? [...element.elements] : []).flatMap((control) =>
            (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) &&
            control.validity.valueMissing
              ? [control.name]
              : [],
          ),
        );
        expect(missing).toEqual([
          ...['firstname', 'lastname', 'username', 'email', 'passwordname'].map(
            (name) => `${name}${own}`,
          ),
          'confirmPassword',
          ...['location', 'nationality', 'phone', 'address', 'gender', 'gender'].map(
            (name) => `${name}${own}`,
          ),
          'acceptTerms',
        ]);
        await expect(form(page)).toHaveJSProperty('noValidate', false);
        await submitRegistration(page);
        await expect(field(page, `firstname${own}`)).toBeFocused();
        expect(writes).toEqual([]);
        await expect(page).toHaveURL(path);
      });
      await line(
        `§5 gender at ${path} is two checkboxes: ticking sets the value, unticking clears it, ticking one unticks the other`,
        async () => {
          const [male, female] = [gender(page, 'Male'), gender(page, 'Female')];
          await expect(
            page.getByRole('group', { name: 'Gender' }).getByRole('checkbox'),
          ).toHaveCount(2);
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
        },
      );
      // the specification leaves the employer's link empty; the product gives it the same page
      await line(
        `§2.5 the form of ${path} links the license agreement to /termsofuse`,
        async () => {
          const link = form(page).getByRole('link', { name: /license agreement/ });
          await expect(link).toHaveAttribute('href', '/termsofuse');
          const [terms] = await Promise.all([context.waitForEvent('page'), link.click()]);
          await expect(terms).toHaveURL('/termsofuse');
          await expect(terms.getByRole('heading', { level: 1 })).toHaveText('Terms of use');
          await terms.close();
        },
      );
      if (role === 'jobseeker') {
        await line('§2.5 the two registrations lead to each other', async () => {
          const roles = page.getByRole('navigation', { name: 'Account type' });
          await roles.getByRole('link', { name: 'Employer', exact: true }).click();
          await expect(page).toHaveURL('/signupemp');
          await roles.getByRole('link', { name: 'Job seeker', exact: true }).click();
          await expect(page).toHaveURL('/signup');
        });
      }
    });

    test(`${path}: a registration that succeeds`, async ({ page }) => {
      const writes = writesOf(page);
      const account = newAccount(role);
      await page.goto(path);
      await fillRegistration(page, account);
      await submitRegistration(page);
      await line(
        `§2.5 on success at ${path} an alert is shown and the user goes to /loginemp`,
        async () => {
          await expect(page).toHaveURL('/loginemp');
          await expect(alertIn(page)).toContainText(success);
          await expect(page.getByRole('heading', { level: 1 })).toHaveText('Employer login');
        },
      );
      await line(
        `§6 registration at ${path} sends the fixed role value "${role}", and the fields of section 7 beside it`,
        () => {
          expect(writes).toEqual([
            {
              method: 'POST',
              path: call,
              body: {
                role,
                [`firstname${own}`]: 'Ada',
                [`lastname${own}`]: 'Morrow',
                [`username${own}`]: account.username,
                [`passwordname${own}`]: account.password,
                [`email${own}`]: account.email,
                [`nationality${own}`]: 'US',
                [`phone${own}`]: '15550123',
                [`address${own}`]: role === 'employer' ? '12 Mill Lane' : 'US',
                [`gender${own}`]: 'Female',
                [`location${own}`]: 'Austin, TX',
              },
            },
          ]);
        },
      );
      await line(
        `§8 registration (${role}): success alert "Registration successful. You can now log in!", once, in place; gone on the next screen`,
        async () => {
          await expect(alertIn(page).getByText(success, { exact: true })).toBeVisible();
          await expect(page.getByRole('alert')).toHaveCount(1);
          await expect(page.locator('.notistack-Snackbar')).toHaveCount(0);
          await page.getByRole('banner').getByRole('link', { name: 'Find Jobs' }).click();
          await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find the job you love');
          await page
            .getByRole('banner')
            .getByRole('link', { name: 'Employers', exact: true })
            .click();
          await expect(page.getByRole('heading', { level: 1 })).toHaveText('Employer login');
          await expect(page.locator('body')).not.toContainText(messagesOfForms);
        },
      );
    });

    test(`${path}: a registration that fails`, async ({ page, app, problems }) => {
      problems.allow(outageNoise);
      const dialogs: string[] = [];
      page.on('dialog', (dialog) => {
        dialogs.push(dialog.message());
        void dialog.dismiss();
      });
      let mend = async (): Promise<void> => undefined;
      const account = newAccount(role);
      await page.goto(path);
      await fillRegistration(page, account);
      const terms = page.getByRole('checkbox', { name: /license agreement/ });
      for (const how of ['html404', 'drop', 'fail500'] as const) {
        await line(
          `§8 an error at ${path} (${how}) is told by the alert "Error occurred while registering", once; the user stays`,
          async () => {
            await mend();
            mend = await failCall(page, app, operation, how);
            // another alert first: none of the time before may stand for this one's
            await terms.uncheck();
            await submitRegistration(page);
            await expect(alertIn(page)).toHaveText('Please accept the license agreement');
            await terms.check();
            await submitRegistration(page);
            await expect(
              alertIn(page).getByText('Error occurred while registering', { exact: true }),
            ).toBeVisible();
            await expect(page.getByRole('alert')).toHaveCount(1);
            await expect(page.locator('body')).not.toContainText(
              /pool destroyed|Cannot find|fetch/i,
              { useInnerText: true },
            );
            await expect(page).toHaveURL(path);
            // nothing has to be typed anew
            await expect(field(page, `username${own}`)).toHaveValue(account.username);
            await expect(field(page, `passwordname${own}`)).toHaveValue(account.password);
          },
        );
      }
      await line(
        `§4 after an error at ${path} the same form can be submitted again, to the success alert and /loginemp`,
        async () => {
          await mend();
          await submitRegistration(page);
          await expect(page).toHaveURL('/loginemp');
          await expect(alertIn(page).getByText(success)).toBeVisible();
          await expect(page.getByRole('alert')).toHaveCount(1);
        },
      );
      if (role === 'employer')
        await line(
          '§8 no message opens a window of the browser: registration says it in the page',
          () => {
            expect(dialogs).toEqual([]);
          },
        );
    });
  });
}

test.describe('§2.5 after registration', { tag: '@wide' }, () => {
  test('§2.5 a job seeker at /loginemp finds the way to their own log-in, username carried along', async ({
    page,
  }) => {
    const account = newAccount('jobseeker');
    await page.goto('/signup');
    await fillRegistration(page, account);
    await submitRegistration(page);
    await alertIn(page).getByRole('link', { name: 'Log in as a job seeker' }).click();
    await expect(page).toHaveURL('/login');
    await expect(field(page, 'usernamejobseek')).toHaveValue(account.username);
  });
});
