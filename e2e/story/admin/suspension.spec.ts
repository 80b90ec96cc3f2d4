import { expect, test } from '../../fixtures';
import { expectAccessible, expectReflow } from '../../steps/accessibility';
import { makeAccount, makeJob, signIn, signInAdmin } from '../../steps/hosts';
import { newPosting } from '../../steps/jobs';
import { main } from '../../steps/page';
import { fillLogin, unique } from '../../steps/people';

test.describe('suspension', { tag: ['@own-host', '@wide'] }, () => {
  test('a job seeker whose messages were reported: logged out, told why, back again', async ({
    page: seekerPage,
    person,
    request,
    app,
    problems,
  }) => {
    // calls of the ended session that are refused, and the login
    problems.allow(/status of 40[139]|Error /);
    const employer = await makeAccount(request, app, 'employer');
    const seeker = await makeAccount(request, app, 'jobseeker');
    const title = `Ferry${unique()} Pilot`;
    const jobId = await makeJob(request, app, employer, newPosting(title));
    await signIn(seekerPage, app, seeker);
    const asSeeker = { 'X-Session': `jobseeker:${seeker.username}` };
    const applied = await seekerPage.request.post(`${app.origin}/api/applications`, {
      headers: asSeeker,
      data: { jobId },
    });
    const { _id: id } = await applied.json();
    await seekerPage.request.post(`${app.origin}/api/threads/${id}/messages`, {
      headers: asSeeker,
      data: { text: 'You will regret this.' },
    });
    const employerPage = await person();
    await signIn(employerPage, app, employer);
    await employerPage.request.post(`${app.origin}/api/threads/${id}/report`, {
      headers: { 'X-Session': `employer:${employer.username}` },
      data: { reason: 'harassment' },
    });

    const admin = await person();
    await signInAdmin(admin, app);
    await test.step('suspended in the case, which is decided by that', async () => {
      await admin.goto(`/reports?q=${encodeURIComponent(title)}`);
      await expect(main(admin).getByText('You will regret this.')).toBeVisible();
      await main(admin)
        .getByRole('button', { name: `Suspend ${seeker.username}` })
        .click();
      const dialog = admin.getByRole('dialog', { name: `Suspend ${seeker.username}?` });
      await dialog.getByRole('radio', { name: 'Your messages were insulting.' }).check();
      await expectAccessible(admin);
      await dialog.getByRole('button', { name: 'Suspend' }).click();
      await expect(admin.getByText(`${seeker.username} is suspended`)).toBeVisible();
      await expect(main(admin).getByText('0 cases waiting')).toBeVisible();
    });

    await test.step('the seeker’s session has ended, and logging in says why', async () => {
      await seekerPage.goto('/alerts');
      await expect(seekerPage).toHaveURL(/\/login/);
      await fillLogin(seekerPage, seeker);
      await expect(main(seekerPage).getByRole('alert')).toHaveText(
        'Your account is suspended, so you can’t log in. Reason: Your messages were insulting.',
      );
      await expectAccessible(seekerPage);
    });

    await test.step('the employer can’t write to them', async () => {
      await employerPage.goto(`/inbox?thread=${id}`);
      await expect(main(employerPage).getByText('You can’t write to them anymore')).toBeVisible();
    });

    await test.step('restored from the table, the seeker logs in again', async () => {
      await admin.goto(`/jobseekdash?q=${seeker.username}`);
      const restore = main(admin).getByRole('button', { name: `Restore ${seeker.username}` });
      await expect(restore).toBeVisible();
      await expectAccessible(admin);
      await expectReflow(admin, 320);
      await main(admin)
        .getByRole('link', { name: `Open ${seeker.username}’s record` })
        .click();
      const section = (name: string) => main(admin).getByRole('region', { name, exact: true });
      await expect(section('Account')).toContainText('Suspended. Reason: Your messages were');
      await expect(section('Applications').getByRole('link', { name: title })).toBeVisible();
      await expect(section('Reports about them').getByRole('link', { name: title })).toBeVisible();
      await expectAccessible(admin);
      await expectReflow(admin, 320);
      await admin.goBack();
      await restore.click();
      await expect(admin.getByText(`${seeker.username} is restored`)).toBeVisible();
      await fillLogin(seekerPage, seeker);
      await expect(seekerPage).toHaveURL(/\/alerts|\/jobseekerpp/);
    });
  });
});
