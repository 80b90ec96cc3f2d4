import type { Page } from '@playwright/test';
import type { Email } from 'postal-mime';
import { expect, test } from '../../fixtures';
import { expectAccessible } from '../../steps/accessibility';
import { changeDatabase } from '../../steps/database';
import { makeAccount, makeJob, signIn } from '../../steps/hosts';
import { newPosting } from '../../steps/jobs';
import { confirmEmail, linkIn, mailTo } from '../../steps/mails';
import { main } from '../../steps/page';
import { unique } from '../../steps/people';

/** The host polls for due alerts every 20 seconds; sending takes some seconds more. */
const dueWithin = 60_000;

/** Returns a URL's path: a mail that no request caused names the host by its configured URL. */
const localOf = (url: string): string => {
  const { pathname, search, hash } = new URL(url);
  return `${pathname}${search}${hash}`;
};
/**
 * Returns the link in an alert's mail with this suffix after the alert's key; '' for the alert
 * itself.
 */
const alertLink = ({ text }: Email, action = ''): string =>
  localOf(
    (text ?? '')
      .split(/\s+/)
      .find((word) => new RegExp(`/alert#[0-9a-f-]{36}${action && `\\.${action}`}$`).test(word)) ??
      'http://no.link',
  );
const passTime = (email: string) =>
  changeDatabase(
    `UPDATE job_alerts SET next_at = now() - interval '1 second' WHERE email = $1 OR seeker_id = (SELECT id FROM job_seekers WHERE email = $1)`,
    email,
  );

const saveSearch = async (page: Page, words: string, fill: (page: Page) => Promise<void>) => {
  await page.goto(`/jobdescription?q=${encodeURIComponent(words)}`);
  await main(page).getByRole('button', { name: 'Save this search' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save this search' });
  await expect(dialog.getByLabel('Name')).toHaveValue(words);
  await expectAccessible(page);
  await fill(page);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
};

test(
  'a visitor’s alert: asked for, confirmed, told once, and unsubscribed without a login',
  { tag: '@own-host' },
  async ({ page, app, person, problems }) => {
    test.setTimeout(240_000);
    const visitor = await person({ timezoneId: 'Asia/Kolkata' });
    const employer = await makeAccount(page.request, app, 'employer');
    const trade = `Luthier ${unique()}`;
    const email = `ned.${unique()}@mail.example`;

    await test.step('anybody’s address may be typed: the first mail only asks', async () => {
      await saveSearch(visitor, trade, async () => {
        const dialog = visitor.getByRole('dialog');
        await expect(dialog.getByText('In your time zone, Kolkata time.')).toBeVisible();
        await dialog.getByLabel('Time').selectOption('6:00 AM');
        await dialog.getByLabel('Email').fill(email);
      });
      await expect(visitor.getByRole('dialog', { name: 'Check your email' })).toContainText(email);
      await expectAccessible(visitor);
      await visitor.getByRole('button', { name: 'Done' }).click();
      const asking = await mailTo(email, /^Confirm your job alert/);
      expect(asking.text).not.toContain(trade);
      await visitor.goto(linkIn(asking, '/alertconfirmation'));
      await expect(
        visitor.getByRole('heading', { level: 1, name: 'Turn on your job alert' }),
      ).toBeVisible();
      await expectAccessible(visitor);
      await main(visitor).getByRole('button', { name: 'Turn it on' }).click();
      await expect(main(visitor).getByText(`“${trade}” is on.`)).toBeVisible();
      await expectAccessible(visitor);
    });

    const told = await test.step('what is posted from then on is told at its hour', async () => {
      const job = await makeJob(page.request, app, employer, newPosting(trade));
      await passTime(email);
      const mail = await mailTo(email, /new job/, dueWithin);
      expect(mail.subject).toBe(`1 new job for ${trade}`);
      expect(mail.text).toContain('Larkfield Health · Austin, TX');
      expect(mail.headers.find(({ key }) => key === 'list-unsubscribe-post')?.value).toBe(
        'List-Unsubscribe=One-Click',
      );
      await visitor.goto(localOf(linkIn(mail, '/singlejobdescription')));
      await expect(visitor.getByRole('heading', { level: 1, name: trade })).toBeVisible();
      expect(linkIn(mail, '/singlejobdescription')).toContain(job);
      return mail;
    });

    await test.step('the links lead to pages with one button, and opening them does nothing', async () => {
      await visitor.goto(alertLink(told, 'feedback'));
      await expectAccessible(visitor);
      await main(visitor).getByRole('radio', { name: 'Too many: once a week is enough' }).check();
      await main(visitor).getByRole('button', { name: 'Send' }).click();
      await expect(main(visitor).getByText(/comes once a week from now on/)).toBeVisible();
      await main(visitor).getByRole('link', { name: 'Change this alert' }).click();
      await expect(main(visitor).getByText(/days, 6:00 AM$/)).toBeVisible();
      await expectAccessible(visitor);
      await visitor.goto(alertLink(told, 'stop'));
      await visitor.goto(alertLink(told));
      await expect(main(visitor).getByRole('switch', { name: trade })).toBeChecked();

      await visitor.goto(alertLink(told, 'stop'));
      await main(visitor).getByRole('button', { name: 'Unsubscribe' }).click();
      await expect(
        main(visitor).getByText('Done. We won’t send you this alert anymore.'),
      ).toBeVisible();
      await expectAccessible(visitor);
      await visitor.goto(alertLink(told));
      await expect(main(visitor).getByText('Unsubscribed')).toBeVisible();
    });

    await test.step('it can be deleted, with the address', async () => {
      await main(visitor)
        .getByRole('button', { name: `Delete ${trade}` })
        .click();
      await visitor
        .getByRole('alertdialog', { name: 'Delete this job alert?' })
        .getByRole('button', { name: 'Delete' })
        .click();
      await expect(main(visitor).getByText('The job alert was deleted')).toBeVisible();
      problems.allow(/status of 404|Error /);
      await visitor.goto(alertLink(told, 'pause'));
      await main(visitor).getByRole('button', { name: 'Pause it' }).click();
      await expect(main(visitor).getByRole('alert')).toContainText('This link');
    });
  },
);

test(
  'a job seeker’s alerts: saved from the listing, edited and paused on their page',
  { tag: '@own-host' },
  async ({ page, app }) => {
    const seeker = await makeAccount(page.request, app, 'jobseeker');
    await confirmEmail(page, seeker);
    await signIn(page, app, seeker);
    const trade = `Farrier ${unique()}`;
    await saveSearch(page, trade, async () => {
      await expect(page.getByRole('dialog').getByLabel('Email')).toHaveCount(0);
    });
    await page.getByRole('button', { name: 'See your alerts' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Job alerts' })).toBeVisible();
    const alert = main(page).getByRole('article');
    await expect(alert).toContainText('Daily, 7:00 AM');
    await expect(alert).toContainText('Not yet');
    await expectAccessible(page);

    await alert.getByRole('button', { name: `Edit ${trade}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit job alert' });
    await dialog.getByLabel('Name').fill('Horses');
    await dialog.getByLabel('How often').selectOption('Weekly');
    await dialog.getByLabel('Day').selectOption('Friday');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(alert).toContainText('Fridays, 7:00 AM');
    await alert.getByRole('switch', { name: 'Horses' }).click();
    await expect(alert.getByText('Paused')).toBeVisible();
    await page.reload();
    await expect(alert.getByRole('switch', { name: 'Horses' })).not.toBeChecked();
    await alert.getByRole('link', { name: 'Horses' }).click();
    await expect(page).toHaveURL(/\/jobdescription\?q=Farrier/);
  },
);
