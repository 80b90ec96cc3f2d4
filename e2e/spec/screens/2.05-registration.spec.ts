import { expect, test } from '../../fixtures';
import { writesOf } from '../../steps/calls';
import { failCall } from '../../steps/faults';
import { line } from '../../steps/lines';
import { outageNoise } from '../../steps/outage';
import { mainAlert } from '../../steps/page';
import {
  field,
  fillRegistration,
  messagesOfForms,
  newAccount,
  submitRegistration,
} from '../../steps/people';
import { registrationForms } from '../../steps/registrationForms';

const success = 'Registration successful. You can now log in!';

for (const { role, own, path, call, operation } of registrationForms) {
  test.describe(`§2.5 ${path}`, { tag: '@wide' }, () => {
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
          await expect(mainAlert(page)).toContainText(success);
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
          await expect(mainAlert(page).getByText(success, { exact: true })).toBeVisible();
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
      let restore = async (): Promise<void> => undefined;
      const account = newAccount(role);
      await page.goto(path);
      await fillRegistration(page, account);
      const terms = page.getByRole('checkbox', { name: /license agreement/ });
      for (const how of ['html404', 'drop', 'fail500'] as const) {
        await line(
          `§8 an error at ${path} (${how}) is told by the alert "Error occurred while registering", once; the user stays`,
          async () => {
            await restore();
            restore = await failCall(page, app, operation, how);
            // another alert first, so that an earlier one can't be taken for the next
            await terms.uncheck();
            await submitRegistration(page);
            await expect(mainAlert(page)).toHaveText('Please accept the license agreement');
            await terms.check();
            await submitRegistration(page);
            await expect(
              mainAlert(page).getByText('Error occurred while registering', { exact: true }),
            ).toBeVisible();
            await expect(page.getByRole('alert')).toHaveCount(1);
            await expect(page.locator('body')).not.toContainText(
              /pool destroyed|Cannot find|fetch/i,
              { useInnerText: true },
            );
            await expect(page).toHaveURL(path);
            // nothing has to be typed again
            await expect(field(page, `username${own}`)).toHaveValue(account.username);
            await expect(field(page, `passwordname${own}`)).toHaveValue(account.password);
          },
        );
      }
      await line(
        `§4 after an error at ${path} the same form can be submitted again, to the success alert and /loginemp`,
        async () => {
          await restore();
          await submitRegistration(page);
          await expect(page).toHaveURL('/loginemp');
          await expect(mainAlert(page).getByText(success)).toBeVisible();
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
    await mainAlert(page).getByRole('link', { name: 'Log in as a job seeker' }).click();
    await expect(page).toHaveURL('/login');
    await expect(field(page, 'usernamejobseek')).toHaveValue(account.username);
  });
});
