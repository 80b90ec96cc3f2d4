import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { aJob } from '@/test/fixtures';
import { hostAddress, specHost, testHost } from '@/test/host/server';
import { main } from '@/test/page';
import { renderApp } from '@/test/renderApp';

const sent: (string | null)[] = [];
const watch = (call: string) =>
  testHost.use(
    http.post(call, ({ request }) => {
      sent.push(request.headers.get('x-form-signs'));
      return HttpResponse.json({ message: 'ok' }, { status: 201 });
    }),
  );
beforeEach(() => sent.splice(0));
const trap = () => document.querySelector<HTMLInputElement>('form input[name="website"]');

const fill = async () => {
  await main().findByText('Register');
  for (const input of document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
    'main form :is(input, select)[required]:not([type="checkbox"])',
  )) {
    const value = input.name.startsWith('email')
      ? 'ada@morrow.example'
      : /^nationality|^addressjobseek/.test(input.name)
        ? 'CA'
        : 'long enough';
    fireEvent.change(input, { target: { value } });
  }
  for (const name of ['Female', /license agreement/i])
    await userEvent.click(screen.getByRole('checkbox', { name }));
};

describe.each([
  ['/signupemp', '/employer/employers'],
  ['/signup', '/jobseeker/jobseekers'],
])('%s', (path, call) => {
  test('tells our own host how long the form was open and that nobody filled in the field that no person meets', async () => {
    watch(hostAddress + call);
    renderApp(path);
    await fill();
    expect(trap()).toHaveAttribute('tabindex', '-1');
    expect(trap()).toHaveAttribute('autocomplete', 'off');
    expect(trap()?.closest('[aria-hidden]')).not.toBeNull();
    await userEvent.click(main().getByText('Register'));
    expect(await screen.findByText('Registration successful. You can now log in!')).toBeVisible();
    expect(sent).toEqual([expect.stringMatching(/^seconds=\d+\.\d;filled=0$/)]);
  });

  test('says so when it was filled in', async () => {
    watch(hostAddress + call);
    renderApp(path);
    await fill();
    // visible to bots, hidden from people
    for (const input of [trap()])
      if (input) fireEvent.change(input, { target: { value: 'https://spam.example' } });
    await userEvent.click(main().getByText('Register'));
    expect(await screen.findByText('Registration successful. You can now log in!')).toBeVisible();
    expect(sent).toEqual([expect.stringMatching(/;filled=1$/)]);
  });

  test('tells a spec host nothing, and has no such field there', async () => {
    watch(specHost.apiHost + call);
    renderApp(path, { config: specHost });
    await fill();
    expect(trap()).toBeNull();
    await userEvent.click(main().getByText('Register'));
    expect(await screen.findByText('Registration successful. You can now log in!')).toBeVisible();
    expect(sent).toEqual([null]);
  });
});

test('a report tells it too, and other calls don’t', async () => {
  testHost.use(
    http.get(`${hostAddress}/jobdescriptions/jobdescriptions/:id`, () =>
      HttpResponse.json(aJob({ status: 'live' })),
    ),
  );
  watch(`${hostAddress}/jobs/:jobId/reports`);
  const headers: (string | null)[] = [];
  testHost.events.on('request:start', ({ request }) => {
    if (!request.url.endsWith('/reports')) headers.push(request.headers.get('x-form-signs'));
  });
  renderApp('/singlejobdescription/jobdescription/job-1');
  await userEvent.click(await screen.findByRole('button', { name: 'Report this job' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('radio', { name: 'It’s a duplicate' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Send report' }));
  expect(await screen.findByText('Thank you. We’ll look at this job.')).toBeVisible();
  testHost.events.removeAllListeners();
  expect(sent).toEqual([expect.stringMatching(/^seconds=\d+\.\d;filled=0$/)]);
  expect(headers.length).toBeGreaterThan(0);
  expect(headers.every((each) => each === null)).toBe(true);
});
