import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { anAlert, keepAlert } from '@/test/alerts';
import { hostAddress, specHost, testHost } from '@/test/host/server';
import { main, muteErrors } from '@/test/page';
import { renderApp } from '@/test/renderApp';

const path = '/job-alert-links/k1';
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('the link of a confirmation', () => {
  it('turns the alert on by a press only', async () => {
    const sent: unknown[] = [];
    testHost.use(
      http.post(`${hostAddress}/job-alert-confirmations`, async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ key: 'k1', alert: anAlert({ name: 'Nurse' }) });
      }),
    );
    renderApp('/alertconfirmation#t1');
    expect(await heading('Turn on your job alert')).toBeVisible();
    expect(sent).toEqual([]);
    await userEvent.click(main().getByRole('button', { name: 'Turn it on' }));
    expect(
      await main().findByText(/^“Nurse” is on\. The first email can come Jan 11/),
    ).toBeVisible();
    expect(sent).toEqual([{ token: 't1' }]);
    expect(main().getByRole('link', { name: 'Change this alert' })).toHaveAttribute(
      'href',
      '/alert#k1',
    );
  });
  it('that is over says so', async () => {
    muteErrors();
    testHost.use(
      http.post(`${hostAddress}/job-alert-confirmations`, () =>
        HttpResponse.json({ message: 'This link has been used.' }, { status: 404 }),
      ),
    );
    renderApp('/alertconfirmation#t1');
    await userEvent.click(await main().findByRole('button', { name: 'Turn it on' }));
    expect(await main().findByText('This link has been used.')).toBeVisible();
  });
});

describe('the links of an alert’s emails', () => {
  it.each([
    ['stop', 'Unsubscribe from this job alert', 'Unsubscribe', { state: 'stopped' }],
    ['weekly', 'Get this alert weekly', 'Make it weekly', { frequency: 'weekly' }],
    ['pause', 'Pause this job alert', 'Pause it', { state: 'paused' }],
  ])('%s: a page with one button, which does it', async (action, title, button, change) => {
    const { sent } = keepAlert(path);
    renderApp(`/alert#k1.${action}`);
    expect(await heading(title)).toBeVisible();
    expect(main().getAllByRole('button')).toHaveLength(1);
    expect(sent).toEqual([]);
    await userEvent.click(main().getByRole('button', { name: button }));
    expect(await main().findByText(/^Done\./)).toBeVisible();
    expect(sent).toEqual([{ method: 'PUT', path, body: change }]);
    await userEvent.click(main().getByRole('link', { name: 'Change this alert' }));
    expect(await heading('Your job alert')).toBeVisible();
  });

  it('feedback: what is chosen is sent by the button', async () => {
    const { sent } = keepAlert(path);
    renderApp('/alert#k1.feedback');
    expect(await heading('What’s not right?')).toBeVisible();
    await userEvent.click(main().getByRole('button', { name: 'Send' }));
    expect(main().getByText('Choose what fits best')).toBeVisible();
    expect(sent).toEqual([]);
    await userEvent.click(main().getByRole('radio', { name: 'About jobs too far away' }));
    await userEvent.click(main().getByRole('button', { name: 'Send' }));
    expect(await main().findByText(/^Thanks\. From now on we’ll look closer by/)).toBeVisible();
    expect(sent).toEqual([{ method: 'POST', path: `${path}/feedback`, body: { about: 'tooFar' } }]);
  });

  it('the alert itself: paused, and deleted with the address', async () => {
    const { sent } = keepAlert(path);
    renderApp('/alert#k1');
    await userEvent.click(
      await main().findByRole('switch', { name: 'Frontend developer, remote' }),
    );
    expect(await main().findByText('Paused')).toBeVisible();
    expect(main().getByRole('link', { name: 'Unsubscribe' })).toHaveAttribute(
      'href',
      '/alert#k1.stop',
    );
    await userEvent.click(main().getByRole('button', { name: /^Delete/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await main().findByText('The job alert was deleted')).toBeVisible();
    expect(sent.map(({ method }) => method)).toEqual(['PUT', 'DELETE']);
  });

  it('what is over says so: %s', async () => {
    muteErrors();
    const { kept } = keepAlert(path);
    kept.refusal = HttpResponse.json({ message: 'This link is over.' }, { status: 404 });
    renderApp('/alert#k1');
    expect(await main().findByText('This link is over.')).toBeVisible();
  });
  it('an address without a link says so, and asks nothing', async () => {
    renderApp('/alert');
    expect(await main().findByText(/This link isn’t complete/)).toBeVisible();
    expect(main().queryByRole('button')).not.toBeInTheDocument();
  });
  it.each(['/alert#k1', '/alertconfirmation#t1'])('%s is nothing of a spec host', async (at) => {
    renderApp(at, { config: specHost });
    expect(await heading('Not available here')).toBeVisible();
  });
});
