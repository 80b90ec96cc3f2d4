import { expect, test } from '../../fixtures';
import { expectAccessible } from '../../steps/accessibility';
import { meet } from '../../steps/hiring';
import { linkIn, mailTo } from '../../steps/mails';
import { main } from '../../steps/page';

const inTwoDays = (hour: number): string => {
  const at = new Date();
  at.setDate(at.getDate() + 2);
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${at.getFullYear()}-${pad(at.getMonth() + 1)}-${pad(at.getDate())}T${pad(hour)}:00`;
};

test(
  'from an application to an interview: mails lead to the pages, times are offered and chosen, both calendars know',
  { tag: '@own-host' },
  async ({ app, person }) => {
    const [desk, phone] = [await person(), await person()];
    const { employer, seeker, title } = await meet(desk, phone, app);

    await test.step('the employer’s mail leads to the application', async () => {
      const mail = await mailTo(employer.email, /^Application for/);
      expect(mail.replyTo?.[0]?.address).toBe(seeker.email);
      await desk.goto(linkIn(mail, '/applications'));
      await expect(main(desk).getByRole('heading', { level: 2, name: /Nadia/ })).toBeVisible();
    });

    await test.step('times are offered', async () => {
      await main(desk).getByRole('button', { name: 'Invite to interview' }).click();
      const form = desk.getByRole('dialog', { name: 'Invite to interview' });
      await form.getByLabel('Time 1', { exact: true }).fill(inTwoDays(10));
      await form.getByLabel('Time 2', { exact: true }).fill(inTwoDays(14));
      await form.getByRole('button', { name: 'Remove time 3' }).click();
      await form.getByLabel('Where', { exact: true }).fill('Main entrance, 2nd floor');
      await expectAccessible(desk);
      await form.getByRole('button', { name: 'Send invitation' }).click();
      await expect(desk.getByText('The invitation was sent')).toBeVisible();
      await expect(main(desk).getByText('2 times sent, no reply yet')).toBeVisible();
    });

    await test.step('the applicant chooses one, from the mail', async () => {
      const mail = await mailTo(seeker.email, /would like to meet you/);
      await phone.goto(linkIn(mail, '/myapplications/'));
      await expect(phone.getByRole('heading', { name: /would like to meet you$/ })).toBeVisible();
      await expectAccessible(phone);
      await phone.getByRole('button', { name: 'Confirm this time' }).click();
      await expect(phone.getByText('Choose a time first')).toBeVisible();
      await phone.getByRole('radio').nth(1).check();
      await phone.getByRole('button', { name: /^Confirm .* [AP]M$/ }).click();
      await expect(phone.getByRole('heading', { name: 'Your interview' })).toBeVisible();
      await expectAccessible(phone);
    });

    await test.step('both get it for their calendars', async () => {
      for (const { email } of [employer, seeker]) {
        const { attachments } = await mailTo(email, /^Interview for/);
        const calendar = attachments.find(({ mimeType }) => mimeType === 'text/calendar');
        expect(calendar?.method).toBe('REQUEST');
        expect(new TextDecoder().decode(calendar?.content as ArrayBuffer)).toContain(
          'LOCATION:Main entrance\\, 2nd floor',
        );
      }
      const download = phone.waitForEvent('download');
      await phone.getByRole('button', { name: 'Add to calendar' }).click();
      expect((await download).suggestedFilename()).toBe('interview.ics');
    });

    await test.step('cancelled with one click: both learn it', async () => {
      await desk.reload();
      await main(desk).getByRole('button', { name: 'Cancel interview' }).click();
      await desk.getByRole('alertdialog').getByRole('button', { name: 'Cancel interview' }).click();
      await expect(main(desk).getByText('Interview canceled').first()).toBeVisible();
      const mail = await mailTo(seeker.email, /^Interview canceled/);
      expect(mail.attachments.some(({ method }) => method === 'CANCEL')).toBe(true);
      await phone.reload();
      await expect(phone.getByText(/canceled the interview\.$/)).toBeVisible();
    });

    await test.step('not selected in the employer’s words; the link in the mail stops further ones', async () => {
      await main(desk).getByRole('button', { name: 'Email', exact: true }).click();
      await desk.getByRole('menuitem', { name: 'Not selected with an email…' }).click();
      const form = desk.getByRole('dialog', { name: /weren’t selected/ });
      await form.getByLabel('Message', { exact: true }).fill('Sorry, {firstName}. {sender}');
      await expect(form.getByText('Sorry, Nadia. Ada Morrow')).toBeVisible();
      await expectAccessible(desk);
      await form.getByRole('button', { name: 'Send', exact: true }).click();
      await expect(desk.getByText('Your email was sent')).toBeVisible();
      const mail = await mailTo(seeker.email, new RegExp(`^Your application for ${title}$`));
      expect(mail.text).toContain('> Sorry, Nadia. Ada Morrow');
      const [stop] = (mail.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '')
        .replaceAll(/[<>]/g, '')
        .split(',');
      expect(mail.headers.find(({ key }) => key === 'list-unsubscribe-post')?.value).toBe(
        'List-Unsubscribe=One-Click',
      );
      await phone.reload();
      await expect(main(phone).getByText('Sorry, Nadia. Ada Morrow')).toBeVisible();
      await phone.goto(stop ?? '');
      await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Stop these emails');
      await expectAccessible(phone);
      await phone.getByRole('button', { name: 'Stop the emails' }).click();
      await expect(phone.getByText(/We won’t send you these emails anymore/)).toBeVisible();
      await phone.goto('/account');
      await expect(phone.getByRole('radio', { name: 'Never' })).toBeChecked();
    });
  },
);
