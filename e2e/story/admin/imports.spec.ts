import { expect, test } from '../../fixtures';
import { expectAccessible, expectReflow } from '../../steps/accessibility';
import { makeAccount, signIn, signInAdmin } from '../../steps/hosts';
import { main } from '../../steps/page';

test(
  'the administrator imports a table for an employer, who sees it among their own imports',
  { tag: ['@own-host', '@wide'] },
  async ({ page, person, app, request }) => {
    const employer = await makeAccount(request, app, 'employer');
    await signInAdmin(page, app);
    await page.goto(`/admindash?q=${encodeURIComponent(employer.username)}`);
    await main(page)
      .getByRole('link', { name: `Open ${employer.username}’s record` })
      .click();
    await main(page).getByText('Import jobs for this employer').click();
    await main(page).getByRole('radio', { name: 'In a file' }).check();
    await main(page)
      .getByLabel('File', { exact: true })
      .setInputFiles({
        name: 'jobs.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from('ID,Title,Location\n1,Imported Farrier,"Erie, PA"\n'),
      });
    await main(page).getByRole('button', { name: 'Preview' }).click();
    await expect(main(page).getByRole('row', { name: /Imported Farrier.*Erie, PA/ })).toBeVisible();
    await expectAccessible(page);
    await expectReflow(page, 320);
    await main(page).getByRole('button', { name: 'Import 1 job' }).click();
    const list = main(page).getByRole('list', { name: 'Imports' });
    await expect(list.getByText(/^1 live job, updated .*\. 1 added\.$/)).toBeVisible();

    const theirs = await person();
    await signIn(theirs, app, employer);
    await theirs.goto('/company/imports');
    await expect(
      main(theirs).getByRole('list', { name: 'Your imports' }).getByText('jobs.csv'),
    ).toBeVisible();
  },
);
