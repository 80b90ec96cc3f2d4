import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '../../fixtures';
import { expectAccessible } from '../../steps/accessibility';
import { makeAccount, setKeys, signIn } from '../../steps/hosts';

/** Starts a company's site with a Greenhouse board that has the jobs in `site.titles`. */
const startBoard = async () => {
  const site: { titles: string[] } = { titles: [] };
  const server = createServer((_request, response) => {
    const jobs = site.titles.map((title, id) => ({
      ...{ id, title, location: { name: 'Erie, PA' } },
      absolute_url: `https://careers.example/jobs/${id}`,
      content: '&lt;p&gt;Work with &lt;b&gt;us&lt;/b&gt;.&lt;/p&gt;',
    }));
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ jobs }));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  // listening on a network address, so not a path
  const { port } = server.address() as AddressInfo;
  return {
    ...{ site, url: `http://127.0.0.1:${port}/board` },
    stop: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
};

test(
  'an employer imports a table and a board, and one applies by the jobs’ own links',
  { tag: '@own-host' },
  async ({ page, app, request, problems }) => {
    // an address that can't be read
    problems.allow(/status of 400|Error in previewJobSource/);
    const board = await startBoard();
    board.site.titles = ['Imported Blacksmith', 'Imported Cooper'];
    const employer = await makeAccount(request, app, 'employer');
    await signIn(page, app, employer);
    await page.goto('/company/jobs');
    await page.getByRole('link', { name: 'Import jobs' }).click();
    await expect(page.getByRole('heading', { name: 'Import jobs', level: 1 })).toBeVisible();
    const main = page.getByRole('main');

    // a table with an unrecognizable column name
    await main.getByRole('radio', { name: 'In a file' }).check();
    await main.getByLabel('File', { exact: true }).setInputFiles({
      name: 'jobs.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(
        'No;Position;Where to;Apply link\n1;Imported Thatcher;"Erie, PA";https://www.careers.example/1\n2;;"Erie, PA";\n',
      ),
    });
    await main.getByRole('button', { name: 'Preview' }).click();
    await expect(main.getByRole('heading', { name: 'We found 1 job' })).toBeFocused();
    await expect(main.getByText('1 row can’t be imported')).toBeVisible();
    await main.getByLabel('Location', { exact: true }).selectOption('Where to');
    await main.getByLabel('ID', { exact: true }).selectOption('No');
    await main.getByRole('button', { name: 'Update preview' }).click();
    await expect(main.getByRole('row', { name: /Imported Thatcher.*Erie, PA/ })).toBeVisible();
    await expectAccessible(page);
    await main.getByRole('button', { name: 'Import 1 job' }).click();
    const list = main.getByRole('list', { name: 'Your imports' });
    await expect(list.getByText(/^1 live job, updated .*\. 1 added\.$/)).toBeVisible();

    // a web address, first an invalid one
    await main.getByRole('radio', { name: 'At a web address' }).check();
    await main.getByLabel('What kind of list is it?').selectOption('Greenhouse board');
    await main.getByLabel('Web address', { exact: true }).fill('https://10.0.0.1/board');
    await main.getByRole('button', { name: 'Preview' }).click();
    await expect(main.getByText(/isn’t on the public internet/)).toBeVisible();
    await main.getByLabel('Web address', { exact: true }).fill(board.url);
    await main.getByRole('button', { name: 'Preview' }).click();
    await expect(main.getByRole('heading', { name: 'We found 2 jobs' })).toBeVisible();
    await main.getByRole('button', { name: 'Import 2 jobs' }).click();
    await expect(list.getByText(/^2 live jobs, updated .*\. 2 added\.$/)).toBeVisible();

    // a job removed there ends here
    board.site.titles = ['Imported Blacksmith'];
    await list.getByRole('button', { name: `Check now: ${board.url}` }).click();
    await expect(list.getByText(/^1 live job, updated .*\. 1 ended\.$/)).toBeVisible();
    await expectAccessible(page);

    // its card says where to apply, and its page links there
    await page.goto(`/jobdescriptiontrial/${employer.username}`);
    const card = page.getByRole('article').filter({ hasText: 'Imported Blacksmith' });
    await expect(card.getByText('Apply on another site')).toBeVisible();
    // leave the app, which may still be reading
    await setKeys(page, {});
    await page.context().clearCookies();
    await page.evaluate(() => sessionStorage.clear());
    const jobs = (await (
      await request.get(`${app.origin}/api/jobdescriptions/employer/${employer.username}`)
    ).json()) as { _id: string; jobtitle: string }[]; // the contract's list of jobs
    const thatcher = jobs.find(({ jobtitle }) => jobtitle === 'Imported Thatcher');
    await page.goto(`/singlejobdescription/jobdescription/${thatcher?._id}`);
    const apply = page.getByRole('main').getByRole('link', { name: 'Apply on careers.example' });
    await expect(apply.first()).toHaveAttribute('href', 'https://www.careers.example/1');
    await expect(
      page.getByText('You’ll apply on careers.example, not through').first(),
    ).toBeVisible();
    await expectAccessible(page);
    await board.stop();
  },
);
