import sql from 'sql-template-tag';
import document from '@contract/generated/contract.json';
import { operationsOf } from '../../plugins/contract';
import { asAdmin, asEmployer, asSeeker, type Person } from '../host';
import { addCategories, countRows, jobForm, post } from '../jobFixtures';
import { fetchApi, listenHost, type ListeningHost } from './wire';

let host: ListeningHost;
let employer: Person;
let seeker: Person;
let admin: Person & { cookie: string };
let jobId: string;
beforeAll(async () => {
  host = await listenHost();
  await addCategories(host);
  [employer, seeker, admin] = [await asEmployer(host), await asSeeker(host), await asAdmin(host)];
  jobId = (await post(host, employer))._id;
});
afterAll(() => host.close());

const json = { 'content-type': 'application/json' };

describe('another site', () => {
  const body = () => JSON.stringify(jobForm(employer.username, { jobtitle: 'From elsewhere' }));
  const login = () =>
    JSON.stringify({
      usernameEmployer: employer.username,
      passwordnameEmployer: employer.password,
    });

  test.each<Record<string, string>>([
    { origin: 'null' },
    { origin: 'https://evil.example' },
    { origin: 'http://127.0.0.1' },
    { origin: 'http://127.0.0.1.evil.example' },
    { origin: 'file://' },
    { origin: 'junk' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'cross-site', origin: 'null' },
  ])('has no browser post, log in or log out by %j', async (from) => {
    const before = await countRows(host, 'jobs');
    for (const answer of [
      await fetchApi(
        host,
        'POST',
        '/jobdescriptions/add',
        { ...json, ...employer.headers, ...from },
        body(),
      ),
      await fetchApi(host, 'POST', '/employer/login', { ...json, ...from }, login()),
      await fetchApi(host, 'DELETE', '/session', { ...employer.headers, ...from }),
      await fetchApi(host, 'DELETE', `/jobdescriptions/delete/${jobId}`, {
        ...employer.headers,
        ...from,
      }),
    ])
      expect([answer.status, answer.headers.get('set-cookie')]).toEqual([403, null]);
    expect(await countRows(host, 'jobs')).toBe(before);
    expect((await fetchApi(host, 'GET', '/notices', employer.headers)).status).toBe(200);
  });

  // types that a form or an image on another site can send without a preflight request
  test.each([
    'application/x-www-form-urlencoded',
    'text/plain',
    'multipart/form-data; boundary=x',
    'text/plain; charset=application/json',
    'application/json-patch+json',
    'application/xml',
    '',
  ])('has nothing in its form read as JSON: %s', async (type) => {
    const before = await countRows(host, 'jobs');
    const answer = await fetchApi(
      host,
      'POST',
      '/jobdescriptions/add',
      { ...employer.headers, 'content-type': type },
      body(),
    );
    expect([400, 415]).toContain(answer.status);
    expect(
      (
        await fetchApi(host, 'POST', '/employer/login', { 'content-type': type }, login())
      ).headers.get('set-cookie'),
    ).toBeNull();
    expect(await countRows(host, 'jobs')).toBe(before);
  });

  test('may not read answers with a visitor’s cookie', async () => {
    for (const method of ['GET', 'OPTIONS']) {
      const answer = await fetchApi(host, method, '/notices', {
        ...employer.headers,
        origin: 'https://evil.example',
        'access-control-request-method': 'GET',
      });
      expect([
        answer.headers.get('access-control-allow-origin'),
        answer.headers.get('access-control-allow-credentials'),
      ]).toEqual([null, null]);
      expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-origin');
    }
  });
});

describe('methods', () => {
  const tables = [
    'jobs',
    'employers',
    'job_seekers',
    'applications',
    'sessions',
    'cases',
    'reports',
    'audit_log',
    'featured_employers',
    'notices',
    'terms',
    'media',
  ] as const;
  const stored = async () => {
    const counts: unknown[] = [];
    for (const table of tables) {
      const [row] = await host.db.query(
        sql`SELECT query_to_xml(${`SELECT md5(string_agg(t::text, '' ORDER BY t::text)) FROM (SELECT to_jsonb(t) - 'seen_at' FROM ${table} t${table === 'audit_log' ? " WHERE action NOT LIKE 'export%'" : ''}) t`}, true, false, '')::text AS row`,
      );
      counts.push([table, row]);
    }
    return counts;
  };
  // only exports leave a trace: they are recorded in the audit log, as intended
  test('a read changes nothing, whoever asks, and no header makes it a write', async () => {
    const before = await stored();
    const values: Record<string, string> = {
      usernameEmployer: employer.username,
      usernamejobseek: seeker.username,
      categoryName: 'Nurse Jobs',
      number: '1',
    };
    for (const { path: address } of operationsOf(document)) {
      const url = address.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
        encodeURIComponent(values[name] ?? jobId),
      );
      for (const { headers } of [employer, seeker, admin]) {
        for (const method of ['GET', 'HEAD', 'OPTIONS']) {
          const answer = await fetchApi(host, method, url, {
            ...headers,
            'x-http-method-override': 'DELETE',
            'x-http-method': 'DELETE',
            'x-method-override': 'POST',
          });
          // the event stream has no end
          await (url === '/events' ? answer.body?.cancel() : answer.arrayBuffer());
          expect(answer.status).toBeLessThan(500);
        }
      }
    }
    expect(await stored()).toEqual(before);
  });
  test('nor does a parameter', async () => {
    for (const query of ['_method=DELETE', 'method=DELETE', '_HttpMethod=DELETE']) {
      expect(
        (
          await fetchApi(
            host,
            'POST',
            `/jobdescriptions/delete/${jobId}?${query}`,
            { ...json, ...employer.headers },
            '{}',
          )
        ).status,
      ).toBe(405);
    }
    expect((await fetchApi(host, 'GET', `/jobdescriptions/jobdescriptions/${jobId}`)).status).toBe(
      200,
    );
  });
  test('HEAD is asked what GET is, without the answer', async () => {
    const [answer, refused] = [
      await fetchApi(host, 'HEAD', '/categories'),
      await fetchApi(host, 'HEAD', '/employer/getAll'),
    ];
    expect([answer.status, await answer.text(), refused.status, await refused.text()]).toEqual([
      200,
      '',
      401,
      '',
    ]);
  });
});
