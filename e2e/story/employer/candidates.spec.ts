import { expect, test } from '../../fixtures';
import { expectAccessible } from '../../steps/accessibility';
import { makeAccount, makeJob, signIn } from '../../steps/hosts';
import { newPosting } from '../../steps/jobs';
import { confirmEmail, linkIn, mailTo } from '../../steps/mails';
import { main } from '../../steps/page';
import { unique } from '../../steps/people';

test(
  'a job seeker is found, looked at, listed and invited, says yes, and is gone again',
  { tag: '@own-host' },
  async ({ page, person, app, problems }) => {
    test.setTimeout(240_000);
    const trade = `Lanternsmith${unique()}`;
    const seeker = await makeAccount(page.request, app, 'jobseeker', {
      firstname: 'Imani',
      lastname: 'Kamara',
    });
    const employer = await makeAccount(page.request, app, 'employer');
    const title = `Keeper ${unique()}`;
    await makeJob(page.request, app, employer, newPosting(title));
    const hirer = await person();
    await signIn(hirer, app, employer);
    await signIn(page, app, seeker);
    await confirmEmail(page, seeker);
    await signIn(page, app, seeker);

    await test.step('nobody is found who didn’t choose so', async () => {
      await hirer.goto(`${app.origin}/candidates?q=${trade}`);
      await expect(main(hirer).getByText('No candidates found')).toBeVisible();
      await page.goto('/opentowork');
      await expect(
        main(page).getByRole('heading', { name: 'Employers can’t find you' }),
      ).toBeVisible();
      await expectAccessible(page);
    });

    await test.step('the job seeker chooses what is shown', async () => {
      const form = main(page);
      await form.getByLabel('Headline').fill(`${trade}, ten years`);
      await form.getByLabel('Skills').fill('Glass, Brass');
      await form.getByLabel('Place').fill('Denver, CO');
      await form.getByLabel('Engineering').check();
      await form.getByRole('button', { name: 'Let employers find me' }).click();
      await expect(form.getByRole('heading', { name: 'Employers can find you' })).toBeVisible();
      await form.getByRole('button', { name: 'See yourself as employers do' }).click();
      const preview = page.getByRole('dialog');
      await expect(preview).toContainText('Imani K.');
      await expect(preview).not.toContainText('Kamara');
      await expectAccessible(page);
      await preview.getByRole('button', { name: 'Close' }).click();
    });

    await test.step('the employer finds, lists and invites them without knowing how to reach them', async () => {
      await hirer.goto(`${app.origin}/candidates?q=${trade}&location=Denver, CO`);
      await expect(main(hirer).getByText('1 candidate')).toBeVisible();
      await expectAccessible(hirer);
      await main(hirer).getByRole('link', { name: 'Imani K.' }).click();
      const panel = hirer.getByRole('complementary', { name: 'Imani K.' });
      await expect(panel).toContainText('Glass');
      await expect(panel).not.toContainText(seeker.email);
      await panel.getByRole('button', { name: 'Shortlist Imani K.' }).click();
      await panel.getByLabel('Your note').fill('Calls back');
      await panel.getByRole('button', { name: 'Save note' }).click();
      await panel.getByLabel('Message').fill('Our lighthouse needs you.');
      // scroll up: the sticky header may cover something at the current position
      await hirer.evaluate(() => window.scrollTo(0, 0));
      await expectAccessible(hirer);
      await panel.getByRole('button', { name: 'Invite to apply' }).click();
      await expect(panel.getByText('You’ve invited them to all of your jobs.')).toBeVisible();
      await hirer.goto(`${app.origin}/candidates?list=shortlisted`);
      await expect(main(hirer).getByRole('link', { name: 'Imani K.' })).toBeVisible();
    });

    await test.step('the job seeker reads the mail, sees who looked, and says yes', async () => {
      const mail = await mailTo(seeker.email, new RegExp(title));
      expect(mail.text).toContain('Our lighthouse needs you.');
      await page.goto(linkIn(mail, '/invitations'));
      const invitation = main(page).getByRole('article').filter({ hasText: title });
      await expect(invitation).toContainText('Our lighthouse needs you.');
      await expectAccessible(page);
      await invitation.getByRole('button', { name: 'Yes, share my contact details' }).click();
      await expect(invitation).toContainText('You said yes');
      await hirer.goto(`${app.origin}/candidates?list=invited`);
      await main(hirer).getByRole('link', { name: 'Imani Kamara' }).click();
      await expect(
        hirer
          .getByRole('complementary', { name: 'Imani Kamara' })
          .getByRole('link', { name: seeker.email }),
      ).toBeVisible();
    });

    await test.step('turned off, nothing is left for the employer', async () => {
      // the employer's open page is notified and reads again
      problems.allow(/404/);
      await page.goto('/opentowork');
      await expect(main(page).getByText('Last looked today')).toBeVisible();
      await main(page).getByRole('button', { name: 'Stop being found' }).click();
      await expect(
        main(page).getByRole('heading', { name: 'Employers can’t find you' }),
      ).toBeVisible();
      await hirer.reload();
      await expect(hirer.getByText('This candidate can’t be found anymore')).toBeVisible();
      for (const list of ['q=' + trade, 'list=shortlisted', 'list=invited']) {
        await hirer.goto(`${app.origin}/candidates?${list}`);
        await expect(main(hirer).getByText('0 candidates')).toBeVisible();
      }
    });
  },
);
