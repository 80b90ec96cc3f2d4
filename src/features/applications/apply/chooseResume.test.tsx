import { within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { aResume } from '@/test/fixtures';
import { holdAnswer } from '@/test/host/holdAnswer';
import { hostAddress, testHost } from '@/test/host/server';
import { main, muteErrors } from '@/test/page';
import { renderApp } from '@/test/renderApp';

test('saved CVs: loading, failed, and tried again', async () => {
  muteErrors();
  const answer = holdAnswer('/resumes');
  renderApp('/applyjob/job-1', {
    session: { userRole: 'jobseeker', usernamejobseek: 'sam.roe' },
  });
  const section = within(await main().findByRole('region', { name: 'Your CV' }));
  expect(section.getByText('Loading...')).toBeInTheDocument();
  answer(() => HttpResponse.error());
  expect(await section.findByText('Your saved CVs can’t be shown right now.')).toBeVisible();
  testHost.use(http.get(`${hostAddress}/resumes`, () => HttpResponse.json([aResume()])));
  await userEvent.click(section.getByRole('button', { name: 'Try again' }));
  expect(await section.findByRole('radio', { name: 'sam-roe.pdf' })).toBeChecked();
});
