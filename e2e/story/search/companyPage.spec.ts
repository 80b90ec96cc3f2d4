import { expect, test } from '../../fixtures';
import { expectAccessible, expectReflow } from '../../steps/accessibility';
import { makeAccount, makeJob } from '../../steps/hosts';
import { newPosting } from '../../steps/jobs';
import { main, openInteractive } from '../../steps/page';
import { section } from '../../steps/profiles';

test(
  'a company with many jobs: its contact information and its jobs are led to, and the jobs are searched',
  { tag: '@own-host' },
  async ({ page, request, app }) => {
    const employer = await makeAccount(request, app, 'employer');
    // different jobs, because the app's own host holds repeated postings back
    const kinds = ['Ward Nurse', 'Porter', 'Cook', 'Gardener', 'Driver', 'Painter', 'Tailor'];
    const ids: string[] = [];
    for (const [at, title] of kinds.entries())
      ids.push(
        await makeJob(request, app, employer, {
          ...newPosting(title),
          joboverview: `Work as a ${title} with a team of our own.`,
          ...(at === 1 && { location: 'Tulsa, OK', employementtype: 'Part-time' }),
        }),
      );
    await openInteractive(page, app, `/singlejobdescription/jobdescription/${ids[0]}`);
    await main(page).getByRole('link', { name: 'View Contact Information' }).click();
    const contact = section(page, 'Contact Information');
    await expect(contact).toBeFocused();
    await expect(contact).toBeInViewport({ ratio: 0.9 });
    await expect(page).toHaveURL(`/employerppreadonly/${employer.username}`);

    const count = main(page).getByRole('status').first();
    await expect(count).toHaveText('7 jobs, newest first');
    const search = main(page).getByRole('search', { name: 'Open jobs' });
    await search.getByRole('link', { name: 'Part-time 1' }).click();
    await expect(count).toHaveText('1 of 7 jobs');
    await expect(
      main(page).getByRole('listitem').getByRole('link', { name: 'Porter' }),
    ).toBeVisible();
    await search.getByRole('link', { name: 'All 7' }).click();
    await search.getByRole('combobox', { name: 'Place' }).selectOption({ index: 1 });
    await expect(count).toHaveText('6 of 7 jobs');
    await search.getByRole('searchbox').fill('gard');
    await expect(count).toHaveText('1 of 7 jobs');
    await expect(main(page).getByRole('heading', { level: 3 })).toHaveText(['Gardener']);
    await expectAccessible(page);
    await expectReflow(page, 320);
    await page.reload();
    await expect(count).toHaveText('1 of 7 jobs');
    await expect(search.getByRole('searchbox')).toHaveValue('gard');

    await page.evaluate(() => scrollTo(0, 0));
    await main(page).getByRole('link', { name: 'How to contact them' }).click();
    await expect(contact).toBeFocused();
    await expect(page).toHaveURL(/\?.*q=gard/);
    await page.evaluate(() => scrollTo(0, 0));
    await main(page).getByRole('link', { name: 'See 7 open jobs' }).click();
    await expect(section(page, 'Open jobs')).toBeFocused();
    await expect(count).toHaveText('7 jobs, newest first');
    await expect(count).toBeInViewport();
    await expect(page).toHaveURL(`/employerppreadonly/${employer.username}`);
  },
);
