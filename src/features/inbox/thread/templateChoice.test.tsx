import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { hostAddress, testHost } from '@/test/host/server';
import { main } from '@/test/page';
import { renderApp } from '@/test/renderApp';
import { letterKinds } from '@contract/jobs/applicantLetters';

test('a template goes below what was typed, in place of the one chosen before', async () => {
  testHost.use(
    http.get(`${hostAddress}/applications/counts`, () => HttpResponse.json([])),
    http.get(`${hostAddress}/inbox`, () =>
      HttpResponse.json({ items: [], total: 0, unread: 0, page: 1, limit: 20 }),
    ),
    http.get(`${hostAddress}/threads/a1`, () =>
      HttpResponse.json({
        _id: 'a1',
        applicationId: 'a1',
        jobId: 'j1',
        jobtitle: 'Nurse',
        companyname: 'Lakeside Clinic',
        self: 'Ann Lee',
        other: 'Sam Roe',
        messages: [],
        mayWrite: true,
        isBlocked: false,
      }),
    ),
    http.get(`${hostAddress}/letter-templates`, () =>
      HttpResponse.json(
        letterKinds.map((kind) => ({ kind, own: false, subject: kind, body: `To ${kind}` })),
      ),
    ),
  );
  renderApp('/inbox?thread=a1', {
    session: { userRole: 'employer', usernameEmployer: 'ann.lee' },
  });
  const text = await main().findByLabelText('Your message');
  const template = await main().findByLabelText('Use a template');
  await userEvent.selectOptions(template, 'reject');
  expect(text).toHaveValue('To reject');
  await userEvent.selectOptions(template, 'interview');
  expect(text).toHaveValue('To interview');
  await userEvent.clear(text);
  await userEvent.type(text, 'Hi Sam');
  await userEvent.selectOptions(template, 'reject');
  expect(text).toHaveValue('Hi Sam\n\nTo reject');
  await userEvent.selectOptions(template, 'interview');
  expect(text).toHaveValue('Hi Sam\n\nTo interview');
  expect(localStorage.getItem('draft:ann.lee:message:a1')).toContain('Hi Sam');
});
