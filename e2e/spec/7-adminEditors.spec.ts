import { messages } from '@contract/messages';
import { expect, test } from '../fixtures';
import { expectAccessible } from '../steps/accessibility';
import { callsOf, namesOf, watchCalls } from '../steps/calls';
import { failCall } from '../steps/faults';
import { signInAdmin } from '../steps/hosts';
import { line } from '../steps/lines';
import { outageNoise } from '../steps/outage';
import { main } from '../steps/page';
import { field } from '../steps/people';

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPj/HwADBwIAMCbHYQAAAABJRU5ErkJggg==',
  'base64',
);

test.describe('§7 what an administrator sends', { tag: '@wide' }, () => {
  test('the terms', async ({ page, app, hostKind, problems }) => {
    await signInAdmin(page, app);
    await page.goto('/updateterms');
    const modal = page.getByRole('dialog', { name: 'Edit the terms' });
    const edit = () => main(page).getByRole('button', { name: 'Edit the terms' }).click();
    const save = modal.getByRole('button', { name: 'Save' });
    await line(
      '§2.16 terms editor: shows the six texts, and an edit icon opens a modal with six textareas',
      async () => {
        await expect(main(page).locator('dt')).toHaveCount(6);
        await edit();
        await expect(modal.locator('textarea')).toHaveCount(6);
        await expectAccessible(page);
        await page.keyboard.press('Escape');
        await expect(modal).toHaveCount(0);
      },
    );
    // on the app's own host, other tests use the terms, too
    if (hostKind === 'own') return;
    const sent = watchCalls(page, app);
    await line(
      '§7 PUT /terms/terms/update/{id} sends the six terms fields, and no other',
      async () => {
        await edit();
        await field(page, 'privacypolicy').fill('We sell nothing.');
        await save.click();
        await expect(page.getByText(messages.updateTerms.success)).toBeVisible();
        const [update] = callsOf(sent, 'updateTerms');
        expect(Object.keys(Object(update?.body)).toSorted()).toEqual([
          'changestostatement',
          'cookies',
          'privacypolicy',
          'termsofuse1',
          'termsofuse2',
          'termsofuse3',
        ]);
        expect(update).toMatchObject({
          method: 'PUT',
          path: expect.stringMatching(/^\/terms\/terms\/update\/[^/]+$/),
          body: { privacypolicy: 'We sell nothing.' },
        });
        expect(namesOf(sent).filter((name) => name === 'getTerms')).toHaveLength(1);
      },
    );
    await line(
      '§8 terms update: "Error updating term", then "Term updated successfully!"; the modal closes',
      async () => {
        problems.allow(outageNoise);
        // reloads, to close the previous toast
        await page.reload();
        await edit();
        await field(page, 'cookies').fill('We keep two cookies.');
        const restore = await failCall(page, app, 'updateTerms', 'fail500');
        await save.click();
        await expect(page.getByText(messages.updateTerms.failure).first()).toBeVisible();
        await restore();
        await save.click();
        await expect(page.getByText(messages.updateTerms.success)).toBeVisible();
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await expect(main(page).getByText('We keep two cookies.')).toBeVisible();
      },
    );
  });

  test('the featured employers', async ({ page, app, problems }) => {
    await signInAdmin(page, app);
    await page.goto('/updatefeatured');
    const change = main(page)
      .getByRole('button', { name: /^Update / })
      .first();
    const dialog = page.getByRole('dialog');
    const save = dialog.getByRole('button', { name: 'Save' });
    await line(
      '§2.16 featured employers: cards with image, name, Update and Remove; Update opens a modal with name, image and preview',
      async () => {
        const card = main(page).getByRole('listitem').first();
        const name = await card.getByRole('heading').innerText();
        await expect(card.getByRole('button', { name: `Remove ${name}` })).toBeVisible();
        await card.getByRole('button', { name: `Update ${name}` }).click();
        const modal = page.getByRole('dialog', { name: `Update ${name}` });
        await expect(modal.getByLabel('Employer name')).toHaveValue(name);
        await modal
          .locator('input[type=file]')
          .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: picture });
        await expect(modal.getByText('Chosen: logo.png')).toBeVisible();
        await expect(modal.locator('img')).toHaveAttribute('src', /^blob:/);
        await expectAccessible(page);
        await modal.getByRole('button', { name: 'Cancel' }).click();
        await expect(modal).toHaveCount(0);
      },
    );
    const { specHost } = app;
    // on the app's own host, other tests use the featured employers, too
    if (!specHost) return;
    await line(
      '§7 PUT /featuredemployer/updateFeaturedEmployer/{id} sends employerName and employerImage as multipart',
      async () => {
        await change.click();
        await field(page, 'employerName').fill('Northwind & Co');
        await dialog.locator('input[type=file]').setInputFiles({
          name: 'logo.gif',
          mimeType: 'image/gif',
          buffer: Buffer.from('R0lGODlhAQABAAAAACw=', 'base64'),
        });
        const asked = page.waitForRequest((each) => each.method() === 'PUT');
        await save.click();
        const update = await asked;
        expect(new URL(update.url()).pathname).toMatch(
          /\/featuredemployer\/updateFeaturedEmployer\/[^/]+$/,
        );
        expect(await update.headerValue('content-type')).toMatch(
          /^multipart\/form-data; boundary=/,
        );
        const received = () =>
          specHost.seen.find(({ operation }) => operation === 'updateFeaturedEmployer')?.body ?? '';
        await expect.poll(received).toContain('Northwind & Co');
        expect(
          [...received().matchAll(/ name="([^"]+)"(?:; filename="([^"]+)")?/g)].map(
            ([, name, file]) => [name, file],
          ),
        ).toEqual([
          ['employerName', undefined],
          ['employerImage', 'logo.gif'],
        ]);
        await expect(dialog).toHaveCount(0);
      },
    );
    await line(
      '§8 featured update: failure, then the name followed by "was updated successfully"; the modal closes',
      async () => {
        problems.allow(outageNoise);
        await change.click();
        await field(page, 'employerName').fill('Acme & Sons');
        const restore = await failCall(page, app, 'updateFeaturedEmployer', 'fail500');
        await save.click();
        await expect(page.getByText(messages.updateFeaturedEmployer.failure).first()).toBeVisible();
        await expect(field(page, 'employerName')).toHaveValue('Acme & Sons');
        await restore();
        await save.click();
        await expect(page.getByText('Acme & Sons was updated successfully')).toBeVisible();
        await expect(dialog).toHaveCount(0);
        await expect(main(page).getByRole('heading', { name: 'Acme & Sons' })).toBeVisible();
      },
    );
  });
});
