import { expect, test } from '../../fixtures';
import { expectAccessible } from '../../steps/accessibility';
import { applyFor } from '../../steps/cvs';
import { makeAccount, makeJob, signIn } from '../../steps/hosts';
import { newPosting } from '../../steps/jobs';
import { linkIn, mailTo } from '../../steps/mails';
import { main } from '../../steps/page';
import { field, unique } from '../../steps/people';

test(
  'two people of a company: invited by mail, working on the same applicants, handed over, removed',
  { tag: '@own-host' },
  async ({ page, app, person }) => {
    test.setTimeout(300_000);
    const colleague = await person();
    const owner = await makeAccount(page.request, app, 'employer', { firstname: 'Olga' });
    const recruiter = await makeAccount(page.request, app, 'employer', { firstname: 'Rui' });
    const seeker = await makeAccount(page.request, app, 'jobseeker', { firstname: 'Sol' });
    const trade = `Cooper ${unique()}`;
    const jobId = await makeJob(page.request, app, owner, newPosting(trade));
    await applyFor(page.request, app, seeker, { jobId });
    await signIn(page, app, owner);
    const address = `rui.${unique()}@work.example`;

    await test.step('the owner invites by email, to read one job', async () => {
      await page.goto('/company/people');
      await main(page).getByRole('button', { name: 'Invite a colleague' }).click();
      const dialog = page.getByRole('dialog', { name: 'Invite a colleague' });
      await dialog.getByLabel('Work email').fill(address);
      await dialog.getByRole('radio', { name: /^Reader/ }).check();
      await dialog.getByRole('radio', { name: 'Only jobs you choose' }).check();
      await dialog.getByRole('checkbox', { name: new RegExp(trade) }).check();
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Send invitation' }).click();
      await expect(main(page).getByRole('heading', { name: address })).toBeVisible();
      await expectAccessible(page);
    });

    await test.step('the link leads through log-in and back, and joins by a press', async () => {
      const mail = await mailTo(address, /^You’re invited to join a company/);
      expect(mail.text).not.toContain(owner.firstname);
      await colleague.goto(linkIn(mail, '/companyinvitation'));
      await expect(main(colleague).getByText(/^Olga Morrow invites you/)).toBeVisible();
      await expectAccessible(colleague);
      await main(colleague).getByRole('link', { name: 'Log in' }).click();
      await field(colleague, 'usernameEmployer').fill(recruiter.username);
      await field(colleague, 'passwordnameEmployer').fill(recruiter.password);
      await colleague.getByRole('button', { name: 'Login', exact: true }).click();
      await main(colleague).getByRole('button', { name: 'Join', exact: true }).click();
      await expect(main(colleague).getByText('You’re in. Welcome to the team.')).toBeVisible();
      await main(colleague).getByRole('link', { name: 'See your team' }).click();
      await expect(main(colleague).getByRole('heading', { name: /^Olga Morrow/ })).toBeVisible();
      await expectAccessible(colleague);
    });

    await test.step('a reader sees the job and its applicant, and changes nothing', async () => {
      await colleague.goto(`/employerpp/${recruiter.username}`);
      await expect(main(colleague).getByRole('link', { name: trade, exact: true })).toBeVisible();
      await expect(main(colleague).getByText('Posted by Olga Morrow')).toBeVisible();
      await expect(main(colleague).getByRole('button', { name: /^Delete/ })).toHaveCount(0);
      await colleague.goto('/applications');
      await main(colleague).getByRole('link', { name: 'Sol Morrow' }).click();
      const panel = colleague.getByRole('region', { name: 'Selected applicant' });
      await expect(panel.getByText(/^You can read everything here/)).toBeVisible();
      await expect(panel.getByRole('button', { name: /^Shortlist/ })).toHaveCount(0);
      await expectAccessible(colleague);
    });

    await test.step('made a recruiter, they decide', async () => {
      await page.reload();
      await main(page).getByRole('button', { name: 'Change what Rui Morrow can do' }).click();
      const dialog = page.getByRole('dialog', { name: 'What Rui Morrow can do' });
      await dialog.getByRole('radio', { name: /^Recruiter/ }).check();
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(dialog).toBeHidden();
      await colleague.reload();
      await colleague
        .getByRole('region', { name: 'Selected applicant' })
        .getByRole('button', { name: /^Shortlist/ })
        .click();
      await expect(colleague.getByText('Sol Morrow moved to Shortlisted')).toBeVisible();
    });

    await test.step('the job is handed over, and the history says who did what', async () => {
      await page.reload();
      await main(page).getByRole('button', { name: 'Hand over your jobs' }).click();
      const dialog = page.getByRole('dialog', { name: 'Hand over jobs' });
      await dialog.getByRole('radio', { name: 'Only jobs you choose' }).check();
      await dialog.getByRole('checkbox', { name: new RegExp(trade) }).check();
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Hand over', exact: true }).click();
      await expect(dialog).toBeHidden();
      const history = page.getByRole('region', { name: 'History' });
      await expect(
        history.getByText(`handed over ${trade} to ${recruiter.username}`),
      ).toBeVisible();
      await expect(
        history.getByRole('link', { name: `moved Sol Morrow to “Shortlisted” for ${trade}` }),
      ).toBeVisible();
      await expectAccessible(page);
    });

    await test.step('removed: their jobs stay, and nothing is left on their desk', async () => {
      await main(page).getByRole('button', { name: 'Remove Rui Morrow' }).click();
      const dialog = page.getByRole('dialog', { name: 'Remove Rui Morrow?' });
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
      // while it is open, the rest of the page has no roles
      await expect(dialog).toBeHidden();
      await expect(main(page).getByRole('heading', { name: /^Rui Morrow/ })).toHaveCount(0);
      await colleague.goto('/applications');
      await expect(colleague.getByRole('link', { name: 'Sol Morrow' })).toHaveCount(0);
      await colleague.goto(`/employerpp/${recruiter.username}`);
      await expect(main(colleague).getByText('No job applications found')).toBeVisible();
      await page.goto('/applications');
      await expect(main(page).getByRole('link', { name: 'Sol Morrow' })).toBeVisible();
    });
  },
);
