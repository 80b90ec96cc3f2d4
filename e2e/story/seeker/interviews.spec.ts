import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { expectAccessible } from '../../steps/accessibility';
import { meet } from '../../steps/hiring';
import { linkIn, mailTo } from '../../steps/mails';
import { main } from '../../steps/page';
import type { Account } from '../../steps/people';

const pick = async (phone: Page, time: RegExp) => {
  await phone.getByRole('radio', { name: time }).check();
  await phone.getByRole('button', { name: /^Confirm .* [AP]M$/ }).click();
  await expect(phone.getByRole('heading', { name: 'Your interview' })).toBeVisible();
};
const expectCancelled = async ({ email }: Account, subject: RegExp) => {
  const { attachments } = await mailTo(email, subject);
  expect(attachments.map(({ method }) => method)).toEqual(['CANCEL']);
};

test(
  'an interview between two time zones: each reads their own, moves it and calls it off',
  { tag: '@own-host' },
  async ({ app, person }) => {
    // daylight saving time starts in Chicago on March 10, 2030; Kolkata's offset has a half hour
    const desk = await person({ timezoneId: 'America/Chicago' });
    const phone = await person({ timezoneId: 'Asia/Kolkata' });
    const { employer, seeker } = await meet(desk, phone, app);

    await test.step('times are offered by the employer’s clock', async () => {
      await desk.goto(linkIn(await mailTo(employer.email, /^Application for/), '/applications'));
      await main(desk).getByRole('button', { name: 'Invite to interview' }).click();
      const form = desk.getByRole('dialog', { name: 'Invite to interview' });
      await expect(form.getByText('In your time zone, Chicago time.')).toBeVisible();
      await form.getByLabel('Time 1', { exact: true }).fill('2030-03-09T15:00');
      await form.getByLabel('Time 2', { exact: true }).fill('2030-03-11T15:00');
      await form.getByRole('button', { name: 'Remove time 3' }).click();
      await form.getByLabel('Where', { exact: true }).fill('Main entrance');
      await form.getByRole('button', { name: 'Send invitation' }).click();
      await expect(main(desk).getByText('2 times sent, no reply yet')).toBeVisible();
    });

    await test.step('the applicant’s mail says whose clock that is, the page has theirs', async () => {
      const mail = await mailTo(seeker.email, /would like to meet you/);
      expect(mail.text).toContain('Sat, Mar 9, 2030, 3:00 PM (Chicago time)');
      expect(mail.text).toContain('Mon, Mar 11, 2030, 3:00 PM (Chicago time)');
      expect(mail.text).toContain('The page shows them in your own time zone.');
      await phone.goto(linkIn(mail, '/myapplications/'));
      await expect(phone.getByText('Your time zone, Kolkata time.')).toBeVisible();
      const times = phone.getByRole('group', { name: 'Times to choose from' });
      await expect(times).toContainText(/Sunday\s*Mar 10\s*2:30\s–\s3:15\sAM/);
      await expect(times).toContainText(/Tuesday\s*Mar 12\s*1:30\s–\s2:15\sAM/);
      await pick(phone, /Mar 12/);
    });

    await test.step('booked: the page and each mail have its reader’s time', async () => {
      await expect(main(phone).getByText(/^Tuesday, Mar 12, 1:30\s–\s2:15\sAM$/)).toBeVisible();
      await expect(main(phone).getByText(/^Your time zone, Kolkata time\./)).toBeVisible();
      const subjectOf = async ({ email }: Account) =>
        (await mailTo(email, /^Interview for/)).subject;
      expect(await subjectOf(employer)).toMatch(/: Mon, Mar 11, 2030, 3:00 PM \(Chicago time\)$/);
      expect(await subjectOf(seeker)).toMatch(/: Tue, Mar 12, 2030, 1:30 AM \(Kolkata time\)$/);
    });

    await test.step('the board’s card has it by the employer’s clock', async () => {
      const panel = desk.url();
      await desk.goto('/applications?view=board');
      const column = main(desk).getByRole('region', { name: 'Interview 1' });
      // on a phone it is on its tab
      const tab = main(desk).getByRole('button', { name: 'Interview 1', exact: true });
      await expect(tab.or(column)).toBeVisible();
      if (await tab.isVisible()) await tab.click();
      await expect(column.getByText(/^Mon, Mar 11, 3:00\sPM$/)).toBeVisible();
      await expectAccessible(desk);
      await desk.goto(panel);
    });

    await test.step('moved in one dialog that starts from the booked time', async () => {
      await desk.reload();
      await expect(main(desk).getByText(/^Mon, Mar 11, 3:00\s–\s3:45\sPM$/)).toBeVisible();
      await main(desk).getByRole('button', { name: 'Offer other times' }).click();
      const form = desk.getByRole('dialog', { name: 'Offer other times' });
      await expect(form.getByLabel('Time 1', { exact: true })).toHaveValue('2030-03-11T15:00');
      await expectAccessible(desk);
      await form.getByLabel('Time 1', { exact: true }).fill('2030-03-12T10:00');
      await form.getByRole('button', { name: 'Send invitation' }).click();
      await expect(main(desk).getByText('1 time sent, no reply yet')).toBeVisible();
      await expectCancelled(seeker, /^Interview canceled/);
      await phone.reload();
      await pick(phone, /Mar 12.*8:30/);
      const again = await mailTo(seeker.email, /8:30 PM \(Kolkata time\)$/);
      expect(again.text).toContain('Tue, Mar 12, 2030, 8:30 PM (Kolkata time)');
    });

    await test.step('the applicant can’t make it: both calendars and the desk know', async () => {
      await phone.getByRole('button', { name: 'I can’t make it' }).click();
      const form = phone.getByRole('dialog', { name: 'Can’t make it?' });
      await form.getByLabel('Message').fill('My train was canceled.');
      await expectAccessible(phone);
      await form.getByRole('button', { name: 'Tell them' }).click();
      await expect(main(phone).getByText(/^You canceled the interview\./)).toBeVisible();
      await expectCancelled(employer, /can’t make the interview/);
      const mail = await mailTo(employer.email, /can’t make the interview/);
      expect(mail.text).toContain('Tue, Mar 12, 2030, 10:00 AM (Chicago time)');
      expect(mail.text).toContain('> My train was canceled.');
      await expectCancelled(seeker, /^Interview canceled/);
      await desk.reload();
      await expect(main(desk).getByText(/can’t make it$/)).toBeVisible();
    });
  },
);
