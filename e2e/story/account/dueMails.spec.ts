import { expect, test } from '../../fixtures';
import { expectAccessible } from '../../steps/accessibility';
import { applyFor } from '../../steps/cvs';
import { changeDatabase } from '../../steps/database';
import { makeAccount, makeJob, signIn } from '../../steps/hosts';
import { newPosting } from '../../steps/jobs';
import { confirmEmail, linkIn, mailTo } from '../../steps/mails';
import { main } from '../../steps/page';
import { unique } from '../../steps/people';

/** The host polls for due mails every minute; sending takes some seconds more. */
const dueWithin = 90_000;

/**
 * Returns the path of a mail's link: a mail that no request caused names the host by its configured
 * URL.
 */
const followed = (mail: Awaited<ReturnType<typeof mailTo>>, start: string): string => {
  const { pathname, search, hash } = new URL(linkIn(mail, start));
  return `${pathname}${search}${hash}`;
};

test(
  'an answer is due, and a job has been up for three weeks: both mails come and lead to what is asked',
  { tag: ['@own-host', '@wide'] },
  async ({ page, app, person, problems }) => {
    test.setTimeout(180_000);
    const visitor = await person();
    const employer = await makeAccount(page.request, app, 'employer');
    const [promising, old] = [`Ward Nurse ${unique()}`, `Night Nurse ${unique()}`];
    const [promisingId, oldId] = [
      await makeJob(page.request, app, employer, newPosting(promising)),
      await makeJob(page.request, app, employer, newPosting(old)),
    ];
    await confirmEmail(page, employer);
    const promise = await page.request.put(`${app.origin}/api/jobs/${promisingId}/hiring`, {
      data: { questions: [], answersWithin: 5 },
    });
    expect(promise.status(), await promise.text()).toBe(200);
    const seeker = await makeAccount(visitor.request, app, 'jobseeker', { firstname: 'Nadia' });
    await applyFor(visitor.request, app, seeker, { jobId: promisingId });

    await changeDatabase(
      `UPDATE applications SET sent_at = sent_at - interval '4 days', moved_at = moved_at - interval '4 days',
         answer_due_at = answer_due_at - interval '4 days' WHERE job_id = $1`,
      promisingId,
    );
    await changeDatabase(
      `UPDATE jobs SET created_at = created_at - interval '21 days', expires_at = expires_at - interval '21 days' WHERE id = $1`,
      oldId,
    );

    await test.step('the reminder leads to those who wait', async () => {
      const mail = await mailTo(employer.email, /waiting for your answer/, dueWithin);
      expect(mail.subject).toBe(`An applicant is waiting for your answer: ${promising}`);
      expect(mail.text).toContain('Nadia Morrow');
      await signIn(page, app, employer);
      await page.goto(followed(mail, '/applications'));
      await expect(page.getByRole('heading', { level: 1, name: promising })).toBeVisible();
      await main(page).getByRole('link', { name: 'Nadia Morrow' }).click();
      await expect(main(page).getByText(/^Answer by /)).toBeVisible();
      await main(page).getByRole('button', { name: 'Shortlist' }).click();
      await expect(page.getByText('Nadia Morrow moved to Shortlisted')).toBeVisible();
      // the decision was the promised answer
      await expect(main(page).getByText(/^Answer by /)).toHaveCount(0);
    });

    await test.step('"still open?" is answered on its page, by a press and without a login', async () => {
      const mail = await mailTo(employer.email, new RegExp(`^Is “${old}” still open`), dueWithin);
      const link = followed(mail, '/jobconfirmation');
      const job = `/singlejobdescription/jobdescription/${oldId}`;
      // leave the app, which may still be reading the response
      await visitor.goto('about:blank');
      await visitor.context().clearCookies();
      await visitor.goto(link);
      await expect(
        visitor.getByRole('heading', { level: 1, name: 'Is this job still open?' }),
      ).toBeVisible();
      await expectAccessible(visitor);
      // opening the link has no effect, because mail scanners open every link
      await visitor.goto(job);
      await expect(visitor.getByRole('heading', { level: 1, name: old })).toBeVisible();
      await expect(main(visitor).getByText(/^Confirmed open/)).toHaveCount(0);

      await visitor.goto(link);
      await main(visitor).getByRole('button', { name: 'Yes, still open' }).click();
      await expect(
        visitor.getByText(`Thanks. “${old}” now shows job seekers that it’s still open.`),
      ).toBeVisible();
      await expectAccessible(visitor);
      await main(visitor).getByRole('link', { name: 'See the job' }).click();
      await expect(visitor).toHaveURL(new RegExp(`${job}$`));
      await expect(
        main(visitor)
          .getByText(/^Confirmed open/)
          .first(),
      ).toBeVisible();
      await visitor.goBack();
      await expect(visitor.getByText(`Thanks. “${old}” now shows`)).toBeVisible();
      await visitor.goto(job);

      await visitor.goto(link);
      await main(visitor).getByRole('button', { name: 'It’s filled' }).click();
      await expect(visitor.getByText(`“${old}” is marked as filled`)).toBeVisible();
      problems.allow(/status of 404|Error /);
      await visitor.reload();
      await main(visitor).getByRole('button', { name: 'Yes, still open' }).click();
      await expect(visitor.getByRole('alert')).toContainText('This link no longer works');
    });
  },
);
