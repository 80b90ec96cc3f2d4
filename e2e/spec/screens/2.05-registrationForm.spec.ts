import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { writesOf } from '../../steps/calls';
import { expectNoFailureShown } from '../../steps/faults';
import { line } from '../../steps/lines';
import { field, messagesOfForms, submitRegistration } from '../../steps/people';
import { registrationForms, type RegistrationForm } from '../../steps/registrationForms';

const form = (page: Page) => page.getByRole('main').locator('form');
const genderGroup = (page: Page) => page.getByRole('group', { name: 'Gender' });
const gender = (page: Page, name: 'Male' | 'Female') =>
  page.getByRole('checkbox', { name, exact: true });

const expectFields = async (page: Page) => {
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
  await expect(form(page).getByRole('group', { name: 'Gender' }).getByRole('checkbox')).toHaveCount(
    2,
  );
  await expect(form(page).getByRole('checkbox', { name: /license agreement/ })).not.toBeChecked();
};

const expectGenderValues = async (page: Page, own: RegistrationForm['own']) => {
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
  await expect(genderGroup(page)).toHaveText(/^Gender\s*Male\s*Female$/);
};

const expectGenderExclusive = async (page: Page) => {
  const [male, female] = [gender(page, 'Male'), gender(page, 'Female')];
  await expect(genderGroup(page).getByRole('checkbox')).toHaveCount(2);
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
};

/** Returns the value and label of each selectable option. */
const optionsOf = (page: Page, name: string) =>
  field(page, name)
    .locator('option:not([disabled])')
    .evaluateAll((all) =>
      all.flatMap((option): [string, string][] =>
        option instanceof HTMLOptionElement ? [[option.value, option.text]] : [],
      ),
    );
/** Expects a list of unique two-letter codes with names, including `some`. */
const expectCodes = async (page: Page, name: string, some: [string, string][]) => {
  await expect(field(page, name)).toHaveValue('');
  // the list is loaded separately from the form
  await expect.poll(async () => (await optionsOf(page, name)).length).toBeGreaterThan(190);
  const options = await optionsOf(page, name);
  expect(
    options.filter(([code, label]) => !/^[A-Z]{2}$/.test(code) || label.trim() === ''),
  ).toEqual([]);
  expect(new Set(options.map(([code]) => code)).size).toBe(options.length);
  expect(options).toEqual(expect.arrayContaining(some));
};

/**
 * Returns the names of the controls for which the browser reports a missing value, in the form's
 * order.
 */
const missingValues = (page: Page) =>
  form(page).evaluate((element) =>
    (element instanceof HTMLFormElement ? [...element.elements] : []).flatMap((control) =>
      (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) &&
      control.validity.valueMissing
        ? [control.name]
        : [],
    ),
  );
const expectAllRequired = async (
  page: Page,
  { own, path }: RegistrationForm,
  writes: ReturnType<typeof writesOf>,
) => {
  expect(await missingValues(page)).toEqual([
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
};

const expectLicenseLink = async (page: Page, context: BrowserContext) => {
  const link = form(page).getByRole('link', { name: /license agreement/ });
  await expect(link).toHaveAttribute('href', '/termsofuse');
  const [terms] = await Promise.all([context.waitForEvent('page'), link.click()]);
  await expect(terms).toHaveURL('/termsofuse');
  await expect(terms.getByRole('heading', { level: 1 })).toHaveText('Terms of use');
  await terms.close();
};

const expectRoleLinks = async (page: Page) => {
  const roles = page.getByRole('navigation', { name: 'Account type' });
  await roles.getByRole('link', { name: 'Employer', exact: true }).click();
  await expect(page).toHaveURL('/signupemp');
  await roles.getByRole('link', { name: 'Job seeker', exact: true }).click();
  await expect(page).toHaveURL('/signup');
};

for (const registration of registrationForms) {
  const { role, own, path } = registration;
  test.describe(`§2.5 ${path}`, { tag: '@wide' }, () => {
    test(`${path}, as it stands`, async ({ page, context }) => {
      const writes = writesOf(page);
      await page.goto(path);
      await line(`§2.5 the form of ${path} has the fields of section 5`, () => expectFields(page));
      await line(`§8 no message stands on ${path} before anything was done`, async () => {
        await expect(page.locator('body')).not.toContainText(messagesOfForms);
        await expectNoFailureShown(page);
      });
      await line(`§9 gender at ${path} is limited to Male or Female`, () =>
        expectGenderValues(page, own),
      );
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
      await line(`§5 all fields of ${path} are required at browser level`, () =>
        expectAllRequired(page, registration, writes),
      );
      await line(
        `§5 gender at ${path} is two checkboxes: ticking sets the value, unticking clears it, ticking one unticks the other`,
        () => expectGenderExclusive(page),
      );
      // the spec leaves the employer's link empty; the product links it to the same page
      await line(`§2.5 the form of ${path} links the license agreement to /termsofuse`, () =>
        expectLicenseLink(page, context),
      );
      if (role === 'jobseeker')
        await line('§2.5 the two registrations lead to each other', () => expectRoleLinks(page));
    });
  });
}
