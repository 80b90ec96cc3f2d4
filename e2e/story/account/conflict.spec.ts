import { expect, test } from '../../fixtures';
import { expectAccessible } from '../../steps/accessibility';
import { makeAccount, makeJob, signIn } from '../../steps/hosts';
import { newPosting } from '../../steps/jobs';
import { field } from '../../steps/people';

test(
  'two tabs edit one job: the second save is told, both versions can be read, and nothing is lost',
  { tag: '@own-host' },
  async ({ page, app, request, problems }) => {
    problems.allow(/status of 412|Error updating job/);
    const account = await makeAccount(request, app, 'employer');
    const jobId = await makeJob(request, app, account, newPosting('Harbour Pilot'));
    await signIn(page, app, account);
    const other = await page.context().newPage();
    await page.goto(`/jobdescriptiontrialedit?id=${jobId}`);
    await expect(field(page, 'jobtitle')).toHaveValue('Harbour Pilot');
    await other.goto(`/jobdescriptiontrialedit?id=${jobId}`);
    await field(other, 'jobtitle').fill('Harbour Pilot, nights');
    await field(other, 'location').fill('Baltimore, MD');
    await other.getByRole('button', { name: 'Save' }).click();
    await expect(other.getByRole('heading', { level: 1 })).not.toHaveText(/^Edit /);

    await field(page, 'jobtitle').fill('Harbour Pilot, days');
    await page.getByRole('button', { name: 'Save' }).click();
    const dialog = page.getByRole('dialog', { name: 'Someone else changed this job' });
    await expect(dialog.getByRole('group')).toHaveCount(2);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Continue with these' }).click();
    await expect(field(page, 'location')).toHaveValue('Baltimore, MD');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/^Edit /);
    const stored = await (
      await request.get(`${app.origin}/api/jobdescriptions/jobdescriptions/${jobId}`)
    ).json();
    expect(stored).toMatchObject({ jobtitle: 'Harbour Pilot, days', location: 'Baltimore, MD' });
  },
);
