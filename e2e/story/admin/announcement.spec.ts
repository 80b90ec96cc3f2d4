import type { Page } from '@playwright/test';
import { expect } from '../../fixtures';
import { test } from '../../security/isolatedHost';
import { expectAccessible, expectReflow } from '../../steps/accessibility';
import { signInAdmin } from '../../steps/hosts';
import { main } from '../../steps/page';
import { renderedHtml } from '../../steps/renderedPage';

const bar = (page: Page) => page.getByRole('complementary', { name: 'Announcement' });
const words = 'We’re moving servers on Sunday morning.';

test(
  'an announcement is on every page, rendered on the host or not, until each reader closes it',
  { tag: '@own-host' },
  async ({ isolatedHost: { origin }, person, request }) => {
    const [admin, reader] = [await person(), await person()];
    await signInAdmin(admin, { origin, specHost: undefined });
    await admin.goto(`${origin}/adminoverview`);
    await main(admin).getByRole('button', { name: 'New announcement' }).click();
    const modal = admin.getByRole('dialog', { name: 'Announcement' });
    await modal.getByLabel('Message').fill(words);
    await modal.getByLabel('Link (optional)').fill('/category');
    await expectAccessible(admin);
    await modal.getByRole('button', { name: 'Announce' }).click();
    await expect(main(admin).getByText(words)).toBeVisible();
    await admin.reload();
    await expect(bar(admin).getByText(words)).toBeVisible();
    await expectAccessible(admin);

    // it is part of the page, which makes no call for it
    expect(await renderedHtml(request, `${origin}/`)).toContain(`>${words}`);
    const asked: string[] = [];
    reader.on('request', (each) => asked.push(new URL(each.url()).pathname));
    for (const path of ['/', '/jobdescription', '/login', '/termsofuse']) {
      await reader.goto(`${origin}${path}`);
      await expect(bar(reader).getByText(words)).toBeVisible();
    }
    expect(asked.filter((path) => path.includes('/api/') && path.includes('announcement'))).toEqual(
      [],
    );
    await reader.goto(`${origin}/`);
    await expectAccessible(reader);
    await expectReflow(reader, 320);
    await bar(reader).getByRole('link', { name: 'Learn more' }).click();
    await expect(reader).toHaveURL(`${origin}/category`);
    await bar(reader).getByRole('button', { name: 'Close announcement' }).click();
    await expect(bar(reader)).toHaveCount(0);
    await reader.goto(`${origin}/`);
    await expect(main(reader).getByRole('heading', { level: 1 })).toBeVisible();
    await expect(bar(reader)).toHaveCount(0);

    await main(admin).getByRole('button', { name: 'Remove' }).click();
    await admin.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(main(admin).getByRole('button', { name: 'New announcement' })).toBeVisible();
    await admin.goto(`${origin}/login`);
    await expect(bar(admin)).toHaveCount(0);
  },
);
