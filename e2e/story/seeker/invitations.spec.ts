import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { expectAccessible, expectReflow } from '../../steps/accessibility';
import { makeAccount, makeJob, signIn } from '../../steps/hosts';
import { newPosting } from '../../steps/jobs';
import { main } from '../../steps/page';
import { unique } from '../../steps/people';

const bell = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Inbox/ });
const list = (page: Page) => main(page).getByRole('region', { name: 'What’s new for you' });
const thread = (page: Page) => main(page).getByRole('region', { name: 'Conversation' });
const send = async (page: Page, text: string) => {
  await thread(page).getByLabel('Your message').fill(text);
  await thread(page).getByRole('button', { name: 'Send', exact: true }).click();
};

test(
  'an invitation arrives live, is answered, written about, and ends with a block',
  { tag: '@own-host' },
  async ({ page, person, app, problems }) => {
    test.setTimeout(240_000);
    // calls that are refused after the block
    problems.allow(/40[49]/);
    const trade = `Ropewalker${unique()}`;
    const title = `Rigger ${unique()}`;
    const seeker = await makeAccount(page.request, app, 'jobseeker', {
      firstname: 'Imani',
      lastname: 'Kamara',
    });
    const employer = await makeAccount(page.request, app, 'employer');
    await makeJob(page.request, app, employer, newPosting(title));
    const hirer = await person();
    await signIn(hirer, app, employer);
    await signIn(page, app, seeker);

    await test.step('the job seeker lets employers find them, and waits in the inbox', async () => {
      await page.goto('/opentowork');
      await main(page).getByLabel('Headline').fill(`${trade}, ten years`);
      await main(page).getByRole('button', { name: 'Let employers find me' }).click();
      await expect(
        main(page).getByRole('heading', { name: 'Employers can find you' }),
      ).toBeVisible();
      await page.goto('/inbox');
      await expect(bell(page)).toHaveAccessibleName('Inbox');
    });

    await test.step('an invitation shows up at once', async () => {
      await hirer.goto(`${app.origin}/candidates?q=${trade}`);
      await main(hirer).getByRole('link', { name: 'Imani K.' }).click();
      const panel = hirer.getByRole('complementary', { name: 'Imani K.' });
      await panel.getByLabel('Message').fill('Our ship needs you.');
      await panel.getByRole('button', { name: 'Invite to apply' }).click();
      await expect(panel.getByText('You’ve invited them to all of your jobs.')).toBeVisible();
      await expect(bell(page)).toHaveAccessibleName('Inbox, 1 unread');
      await hirer.goto(`${app.origin}/inbox`);
    });

    await test.step('it is answered there, and the employer hears of it at once', async () => {
      await list(page)
        .getByRole('link', { name: /Invitation/ })
        .click();
      await expect(thread(page).getByText('Our ship needs you.')).toBeVisible();
      await expect(bell(page)).toHaveAccessibleName('Inbox');
      await expectAccessible(page);
      await expectReflow(page, 320);
      await thread(page).getByRole('button', { name: 'Yes, share my contact details' }).click();
      await expect(bell(hirer)).toHaveAccessibleName('Inbox, 1 unread');
      await list(hirer)
        .getByRole('link', { name: /Imani Kamara/ })
        .click();
      await expect(
        thread(hirer).getByRole('heading', { name: 'Imani Kamara said yes' }),
      ).toBeVisible();
      await expectAccessible(hirer);
    });

    await test.step('they write to each other', async () => {
      await thread(hirer).getByRole('link', { name: 'Write a message' }).click();
      await send(hirer, 'When could you come aboard?');
      await expect(bell(page)).toHaveAccessibleName('Inbox, 1 unread');
      // on a phone the open item covers the list
      await bell(page).click();
      await list(page)
        .getByRole('link', { name: /Unread: Message/ })
        .click();
      await expect(thread(page).getByText('When could you come aboard?')).toBeVisible();
      await send(page, 'On Monday.');
      await expect(thread(hirer).getByText('On Monday.')).toBeVisible();
      await expect(thread(page).getByRole('link', { name: 'See the invitation' })).toBeVisible();
      await expectAccessible(page);
    });

    await test.step('blocked, the employer has neither conversation nor candidate any more', async () => {
      await thread(page).getByRole('button', { name: 'More' }).click();
      await page.getByRole('menuitem', { name: 'Block' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Block' }).click();
      await expect(hirer.getByText('This conversation isn’t here anymore.')).toBeVisible();
      await expect(list(hirer).getByRole('link', { name: /Kamara/ })).toHaveCount(0);
      await hirer.goto(`${app.origin}/candidates?q=${trade}`);
      await expect(main(hirer).getByText('No candidates found')).toBeVisible();
    });

    await test.step('the block is in the one list, and undone there', async () => {
      await page.goto('/opentowork');
      await main(page)
        .getByRole('button', { name: /^Unblock/ })
        .click();
      await expect(main(page).getByText('You haven’t blocked anyone.')).toBeVisible();
      await hirer.reload();
      await expect(main(hirer).getByRole('link', { name: 'Imani K.' })).toBeVisible();
    });
  },
);
