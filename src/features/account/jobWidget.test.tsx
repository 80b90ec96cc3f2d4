import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { hostAddress, testHost } from '@/test/host/server';
import { renderApp } from '@/test/renderApp';

const user = userEvent.setup();

const openPanel = async (usernameEmployer = 'ann.lee') => {
  testHost.use(
    http.get(`${hostAddress}/sessions`, () => HttpResponse.json([])),
    http.get(`${hostAddress}/mail-preferences`, () => HttpResponse.json({ frequency: 'atOnce' })),
    http.get(`${hostAddress}/account`, () =>
      HttpResponse.json({
        ...{ username: usernameEmployer, role: 'employer', createdAt: '2026-01-01T10:00:00Z' },
        ...{ consent: null, termsVersion: null },
      }),
    ),
    http.get(`${hostAddress}/account/api-keys`, () => HttpResponse.json([])),
  );
  renderApp('/account', { session: { userRole: 'employer', usernameEmployer } });
  return within(await screen.findByRole('region', { name: 'Jobs on your own website' }));
};

test('the code names the company and the script, with a link for who runs no script', async () => {
  const panel = await openPanel();
  expect(panel.getByLabelText('Code for your page')).toHaveValue(
    [
      '<jobline-jobs company="ann.lee" limit="10" theme="light">',
      '  <a href="http://localhost/employerppreadonly/ann.lee">See our open jobs on Jobline</a>',
      '</jobline-jobs>',
      '<script async src="http://localhost/widget.js"></script>',
    ].join('\n'),
  );
  expect(panel.getByText(/add http:\/\/localhost to its script-src and connect-src/)).toBeVisible();
});

test('what is chosen is in the code, which is copied as it is', async () => {
  const panel = await openPanel();
  await user.selectOptions(panel.getByLabelText('Jobs shown'), 'Up to 5');
  await user.selectOptions(panel.getByLabelText('Colors'), 'Dark');
  const write = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(panel.getByRole('button', { name: 'Copy code' }));
  expect(panel.getByRole('status')).toHaveTextContent('Code copied');
  const code = panel.getByLabelText<HTMLTextAreaElement>('Code for your page').value;
  expect(code).toContain('<jobline-jobs company="ann.lee" limit="5" theme="dark">');
  expect(write).toHaveBeenCalledWith(code);
  await user.selectOptions(panel.getByLabelText('Colors'), 'Light');
  expect(panel.getByRole('status')).toBeEmptyDOMElement();
});

test('a name with signs of HTML in it stays a name', async () => {
  const panel = await openPanel('a"><b>&co');
  const code = panel.getByLabelText<HTMLTextAreaElement>('Code for your page').value;
  const page = new DOMParser().parseFromString(code, 'text/html');
  const [list] = page.getElementsByTagName('jobline-jobs');
  expect(list?.getAttribute('company')).toBe('a"><b>&co');
  expect(page.body.querySelectorAll('b')).toHaveLength(0);
});

test('the preview is loaded by a press, and follows what is chosen', async () => {
  const panel = await openPanel();
  const lists = () => [...document.getElementsByTagName('jobline-jobs')];
  const scripts = () => document.querySelectorAll('script[src="/widget.js"]');
  expect([lists().length, scripts().length]).toEqual([0, 0]);
  const press = panel.getByRole('button', { name: 'Show preview', expanded: false });
  await user.click(press);
  expect([lists().length, scripts().length]).toEqual([1, 1]);
  await user.selectOptions(panel.getByLabelText('Colors'), 'Dark');
  const [list] = lists();
  expect(
    ['company', 'limit', 'theme', 'accent'].map((name) => list?.getAttribute(name) ?? null),
  ).toEqual(['ann.lee', '10', 'dark', null]);
  await user.click(panel.getByRole('button', { name: 'Hide preview', expanded: true }));
  expect(lists()).toHaveLength(0);
});
