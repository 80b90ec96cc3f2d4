import { asAdmin, asEmployer, asSeeker, openHost, type TestHost } from '../host';

let host: TestHost;
beforeAll(async () => {
  host = await openHost();
});
afterAll(() => host.close());

test('an employer registers, logs in and finds itself', async () => {
  const employer = await asEmployer(host);
  const session = await host.app.inject({ url: '/api/session', headers: employer.headers });
  expect(session.json()).toEqual({ userRole: 'employer', usernameEmployer: employer.username });
  const profile = await host.app.inject({
    url: `/api/employer/employers/username/${employer.username}`,
  });
  expect(profile.json().data).toMatchObject({
    _id: employer.id,
    birthDateEmployer: null,
    companyLogo: null,
  });
});

test('a seeker and an administrator do too', async () => {
  const seeker = await asSeeker(host);
  const own = await host.app.inject({
    url: `/api/jobseeker/jobseekers/username/${seeker.username}`,
    headers: seeker.headers,
  });
  expect(own.json()).toMatchObject({ _id: seeker.id, role: 'jobseeker' });
  const admin = await asAdmin(host);
  const list = await host.app.inject({ url: '/api/jobseeker/jobseekers', headers: admin.headers });
  expect(list.json()).toHaveLength(1);
});
