import type { Page } from '@playwright/test';
import type { SpecOperation } from '@contract/generated/operations';
import { expect, test } from '../fixtures';
import type { Fault } from '../specHost/faults';
import { makeAccount, makeJob, signIn } from '../steps/hosts';
import { fillPosting, newPosting, postingTyped, submitPosting } from '../steps/jobs';
import { outageNoise } from '../steps/outage';
import { main } from '../steps/page';
import {
  field,
  fillLogin,
  fillRegistration,
  newAccount,
  submitRegistration,
  type Account,
} from '../steps/people';
import { expectIntact } from './screenState';

const failures: Fault[] = ['fail500', 'fail400', 'html404', 'drop'];
const emptySuccesses: Fault[] = ['emptyBody', 'plainText', 'nothing'];
/** Expects no failure to be shown, in the form or as a toast. */
const expectSilence = (page: Page) => expect(page.getByRole('alert')).toHaveCount(0);
/** Resolves once the call has been made again and its result was handled. */
type Called = () => Promise<void>;

test.describe('a write that goes wrong', { tag: ['@spec-host', '@wide'] }, () => {
  let called: (operation: SpecOperation) => Called;
  test.beforeEach(({ specHost, page, problems }) => {
    problems.allow(outageNoise);
    called = (operation) => {
      const before = specHost.seen.filter((call) => call.operation === operation).length;
      return async () => {
        await expect
          .poll(
            () => specHost.seen.filter((call) => call.operation === operation).length,
            operation,
          )
          .toBeGreaterThan(before); // browsers retry after a reset connection
        await expect(page.locator('[aria-busy="true"], button[aria-disabled="true"]')).toHaveCount(
          0,
        );
      };
    };
  });

  for (const role of ['employer', 'jobseeker'] as const) {
    const login = role === 'employer' ? 'loginEmployer' : 'loginJobSeeker';
    const registration = role === 'employer' ? 'registerEmployer' : 'registerJobSeeker';
    const username = role === 'employer' ? 'usernameEmployer' : 'usernamejobseek';

    test(`${login}: the one text, and what was typed stays`, async ({ page, specHost }) => {
      const account = newAccount(role);
      await page.goto(role === 'employer' ? '/loginemp' : '/login');
      for (const how of failures) {
        specHost.injectFault(login, how);
        const answered = called(login);
        await fillLogin(page, account);
        await answered();
        await expect(main(page).getByRole('alert'), how).toHaveText('Invalid username or password');
        await expect(field(page, username)).toHaveValue(account.username);
        await expectIntact(page, how);
      }
    });

    test(`${registration}: the alert, and what was typed stays`, async ({ page, specHost }) => {
      const account = newAccount(role);
      await page.goto(role === 'employer' ? '/signupemp' : '/signup');
      await fillRegistration(page, account);
      for (const how of failures) {
        specHost.injectFault(registration, how);
        const answered = called(registration);
        await submitRegistration(page);
        await answered();
        await expect(page.getByRole('alert').first(), how).toHaveText(
          'Error occurred while registering',
        );
        await expect(field(page, username)).toHaveValue(account.username);
        await expect(page).toHaveURL(/\/signup/);
      }
    });

    test(`${role}'s profile: a section that can't be saved stays in edit mode silently; any 2xx saves it`, async ({
      page,
      app,
      request,
      specHost,
    }) => {
      const account = await makeAccount(request, app, role);
      await signIn(page, app, account);
      await page.goto(role === 'employer' ? '/employerpp' : '/jobseekerpp');
      const update = role === 'employer' ? 'updateEmployer' : 'updateJobSeeker';
      const place = field(page, role === 'employer' ? 'locationEmployer' : 'locationjobseek');
      await main(page).getByRole('button', { name: /^Edit/ }).first().click();
      await place.fill('Tucson, AZ');
      const save = main(page).getByRole('button', { name: 'Save' });
      for (const how of failures) {
        specHost.injectFault(update, how);
        const answered = called(update);
        await save.click();
        await answered();
        await expect(place, how).toHaveValue('Tucson, AZ');
        await expectSilence(page);
        await expectIntact(page, how);
      }
      for (const how of emptySuccesses) {
        specHost.injectFault(update, how);
        if (!(await place.isVisible()))
          await main(page).getByRole('button', { name: /^Edit/ }).first().click();
        await place.fill(`Boise, ID ${how}`);
        await save.click();
        await expect(page.getByText('data updated successfully').first(), how).toBeVisible();
        await expect(place).toBeHidden();
        await expect(main(page).getByText(`Boise, ID ${how}`).first()).toBeVisible();
      }
    });
  }

  test('addJob: the text, and the form keeps what was typed', async ({
    page,
    app,
    request,
    specHost,
  }) => {
    const account = await makeAccount(request, app, 'employer');
    const posting = newPosting('Ward Nurse');
    await signIn(page, app, account);
    await page.goto(`/jobpost/${account.username}`);
    await fillPosting(page, posting);
    for (const how of failures) {
      specHost.injectFault('addJob', how);
      const answered = called('addJob');
      await submitPosting(page).click();
      await answered();
      await expect(
        page.getByText('Error adding job post. Please try again.').first(),
        how,
      ).toBeVisible();
      expect(await postingTyped(page, posting)).toEqual(posting);
    }
  });

  test('updateJob: stays in edit mode silently', async ({ page, app, request, specHost }) => {
    const { account, id } = await employerWithJob(page, app, request);
    for (const path of [
      `/jobdescriptiontrialedit?id=${id}`,
      `/jobdescriptiontrial/${account.username}`,
    ]) {
      await page.goto(path);
      if (path.includes('trial/'))
        await main(page).getByRole('button', { name: 'Edit Ward Nurse' }).click();
      await field(page, 'location').fill('Tucson, AZ');
      for (const how of failures) {
        specHost.injectFault('updateJob', how);
        const answered = called('updateJob');
        await main(page).getByRole('button', { name: 'Save' }).click();
        await answered();
        await expect(field(page, 'location'), how).toHaveValue('Tucson, AZ');
        await expectSilence(page);
      }
    }
    specHost.injectFault('updateJob', 'emptyBody');
    await main(page).getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Job details updated successfully!')).toBeVisible();
  });

  test('deleteJob: the job stays, silently, and so does the dialog for another try', async ({
    page,
    app,
    request,
    specHost,
  }) => {
    const { account } = await employerWithJob(page, app, request);
    await page.goto(`/employerpp/${account.username}`);
    await main(page).getByRole('button', { name: 'Delete Ward Nurse' }).click();
    const dialog = page.getByRole('alertdialog');
    for (const how of failures) {
      specHost.injectFault('deleteJob', how);
      const answered = called('deleteJob');
      await dialog.getByRole('button', { name: 'Delete' }).click();
      await answered();
      await expect(dialog, how).toContainText('Are you sure you want to delete this job listing?');
      await expectSilence(page);
    }
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(main(page).getByRole('link', { name: 'Ward Nurse', exact: true })).toBeVisible();
    expect(specHost.records().jobs.some(({ jobtitle }) => jobtitle === 'Ward Nurse')).toBe(true);
  });

  test('a job and a profile without an id: nothing else is called instead', async ({
    page,
    app,
    request,
    specHost,
  }) => {
    const { account } = await employerWithJob(page, app, request);
    for (const record of [specHost.records().jobs.at(-1), specHost.records().employers.at(-1)])
      if (record) record._id = '';
    await page.goto(`/employerpp/${account.username}`);
    await main(page).getByRole('button', { name: 'Delete Ward Nurse' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
    await main(page).getByRole('button', { name: /^Edit/ }).first().click();
    await main(page).getByRole('button', { name: 'Save' }).click();
    await expectIntact(page, 'no id');
    await expect(field(page, 'locationEmployer')).toBeVisible();
    expect(specHost.seen.filter(({ method }) => !['GET', 'OPTIONS'].includes(method))).toEqual([]);
  });
});

const employerWithJob = async (
  page: Page,
  app: Parameters<typeof makeJob>[1],
  request: Parameters<typeof makeJob>[0],
): Promise<{ account: Account; id: string }> => {
  const account = await makeAccount(request, app, 'employer');
  const id = await makeJob(request, app, account, newPosting('Ward Nurse'));
  await signIn(page, app, account);
  return { account, id };
};
