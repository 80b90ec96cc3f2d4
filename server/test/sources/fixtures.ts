import sql from 'sql-template-tag';
import { readDue, type ReadingOptions } from '../../services/sources/reader';
import type { Wire } from '../../wire';
import { call } from '../companies/companyFixtures';
import { asEmployer, openHost, type Person, type TestHost } from '../host';
import { addCategories } from '../jobFixtures';
import { localSite } from '../outgoing/localSite';

export const origin = 'https://jobs.example';

/** Opens a host that may read addresses of this machine. */
export const openSourceHost = (settings: Record<string, string> = {}): Promise<TestHost> =>
  openHost({ OUTGOING_LOOPBACK: 'on', WEBHOOK_HTTP: 'on', PUBLIC_URL: origin, ...settings });

/**
 * Opens such a host for the tests of a file, and before each test creates an employer without
 * imports, both passed to `take`. Returns a local site to import from.
 */
export const openForEach = (take: (opened: { host: TestHost; owner: Person }) => void) => {
  let host: TestHost;
  const site = localSite();
  beforeAll(async () => {
    host = await openSourceHost();
    await addCategories(host);
  });
  afterAll(() => host.close());
  beforeEach(async () => {
    await host.db.execute(sql`DELETE FROM job_sources`);
    take({ host, owner: await asEmployer(host) });
  });
  return site;
};

type Fields = Record<string, string | { name: string; bytes: string | Buffer }>;
/** Sends a form with texts and files, as browsers do. */
export const sendForm = (
  { app }: TestHost,
  person: Person,
  path: string,
  fields: Fields,
  headers: Record<string, string> = {},
) => {
  const boundary = 'x-jobline-boundary';
  const parts = Object.entries(fields).flatMap(([name, value]) => [
    typeof value === 'string'
      ? `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
      : `--${boundary}\r\ncontent-disposition: form-data; name="${name}"; filename="${value.name}"\r\ncontent-type: text/csv\r\n\r\n`,
    ...(typeof value === 'string' ? [] : [value.bytes, '\r\n']),
  ]);
  return app.inject({
    method: 'POST',
    url: `/api${path}`,
    headers: {
      ...person.headers,
      ...headers,
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
    payload: Buffer.concat([...parts, `--${boundary}--\r\n`].map((part) => Buffer.from(part))),
  });
};

export const add = (host: TestHost, person: Person, fields: Fields) =>
  sendForm(host, person, '/company/job-sources', fields);
export const added = async (host: TestHost, person: Person, fields: Fields): Promise<string> => {
  const answer = await add(host, person, fields);
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json()._id;
};
export const list = async (host: TestHost, person: Person): Promise<Wire<'JobSource'>[]> =>
  (await call(host, person, 'GET', '/company/job-sources')).json();
export const problems = async (
  host: TestHost,
  person: Person,
  id: string,
): Promise<Wire<'JobSourceProblem'>[]> =>
  (await call(host, person, 'GET', `/company/job-sources/${id}/problems`)).json();

/** Reads all sources that are due. */
export const readAll = (host: TestHost, options: Partial<ReadingOptions> = {}): Promise<void> =>
  readDue(host.context, { origin, ...options });
/** Makes scheduled readings due now. */
export const makeSourcesDue = ({ db }: TestHost): Promise<number> =>
  db.execute(sql`UPDATE job_sources SET next_at = now() - interval '1 second'`);

export type StoredJob = { id: string; title: string; status: string; applyUrl: string | null };
/** Returns an employer's jobs, except deleted ones, by title. */
export const stored = ({ db }: TestHost, person: Person): Promise<StoredJob[]> =>
  db.query<StoredJob>(sql`
  SELECT j.id, j.title, j.status, j.apply_url AS "applyUrl" FROM jobs j JOIN employers e ON e.id = j.employer_id
  WHERE e.username = ${person.username} AND j.deleted_at IS NULL ORDER BY j.title, j.id`);

/** Returns a Greenhouse board with these jobs. */
export const board = (...titles: string[]): string =>
  JSON.stringify({
    jobs: titles.map((title) => ({
      id: title,
      title,
      absolute_url: `https://boards.example/jobs/${encodeURIComponent(title)}`,
      location: { name: 'Tulsa, OK' },
      content: `<p>All about the work of a ${title}.</p>`,
    })),
  });
