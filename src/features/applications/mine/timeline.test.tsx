import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { applicationDetails } from '@/test/fixtures';
import { hostAddress, testHost } from '@/test/host/server';
import { renderApp } from '@/test/renderApp';

test('events of the same kind and moment are all listed', async () => {
  const event = { kind: 'cvOpened' as const, at: '2026-01-07T10:02:00.000Z' };
  const history = [
    { kind: 'sent' as const, at: '2026-01-06T10:00:00.000Z' },
    { ...event, name: 'Ann Lee' },
    { ...event, name: 'Bo Park' },
  ];
  testHost.use(
    http.get(`${hostAddress}/applications/a-1`, () =>
      HttpResponse.json(applicationDetails({ history })),
    ),
  );
  renderApp('/myapplications/a-1', {
    session: { userRole: 'jobseeker', usernamejobseek: 'sam.roe' },
  });
  const timeline = within(await screen.findByRole('region', { name: 'Timeline' }));
  expect(timeline.getByText('Ann Lee')).toBeVisible();
  expect(timeline.getByText('Bo Park')).toBeVisible();
});
