import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import sql from 'sql-template-tag';
import { operationsOf } from '../../plugins/contract';
import { dropOldData } from '../../services/retention';
import { asAdmin, asEmployer, asSeeker, openHost, type Person, type TestHost } from '../host';
import { addCategories, countRows, jobForm } from '../jobFixtures';

let host: TestHost;
let employer: Person;
let others: Record<'nobody' | 'other' | 'seeker' | 'admin', Record<string, string>>;
beforeAll(async () => {
  host = await openHost();
  await addCategories(host);
  employer = await asEmployer(host);
  others = {
    nobody: {},
    other: (await asEmployer(host)).headers,
    seeker: (await asSeeker(host)).headers,
    admin: (await asAdmin(host)).headers,
  };
});
afterAll(() => host.close());

type Headers = Record<string, string>;
const profile = async () =>
  (await host.app.inject({ url: `/api/employer/employers/username/${employer.username}` })).json()
    .data;
/** Every save creates a new version. */
const updatedAt = expect.any(String) as unknown;
/** The refusals of a call: 401 without a session, 403 for other accounts, 404 for an unknown id. */
const refusals = async (ask: (headers: Headers, id: string) => Promise<{ statusCode: number }>) => {
  const statuses: Record<string, number> = {};
  for (const [who, headers] of Object.entries(others))
    statuses[who] = (await ask(headers, employer.id)).statusCode;
  for (const id of ['x', randomUUID()])
    expect((await ask(employer.headers, id)).statusCode).toBe(404);
  return statuses;
};

describe('updateEmployerDetails', () => {
  const change = (payload: object, headers: Headers = employer.headers, id = employer.id) =>
    host.app.inject({ method: 'PUT', url: `/api/employers/${id}/details`, headers, payload });

  test('changes only what it names, and null takes away', async () => {
    const before = await profile();
    expect(before).toMatchObject({
      birthDateEmployer: null,
      residenceCountryEmployer: null,
      companyAddress: null,
    });
    const all = {
      birthDateEmployer: '1984-02-29',
      residenceCountryEmployer: 'CA',
      companyAddress: '1 Mill Road',
    };
    const answer = await change(all);
    expect([answer.statusCode, answer.json().data]).toEqual([
      200,
      { ...before, ...all, updatedAt },
    ]);
    expect((await change({ companyAddress: null })).json().data).toEqual({
      ...before,
      ...all,
      companyAddress: null,
      updatedAt,
    });
    expect(await profile()).toEqual({ ...before, ...all, companyAddress: null, updatedAt });
  });

  test.each<[object, string | undefined, string]>([
    [{}, undefined, 'Send at least one field'],
    [
      { birthDateEmployer: '1984-02-30' },
      'birthDateEmployer',
      'birthDateEmployer must be a date written as YYYY-MM-DD',
    ],
    [
      { birthDateEmployer: '' },
      'birthDateEmployer',
      'birthDateEmployer must be a date written as YYYY-MM-DD',
    ],
    [
      { birthDateEmployer: '22-03-2000' },
      'birthDateEmployer',
      'birthDateEmployer must be a date written as YYYY-MM-DD',
    ],
    [
      { birthDateEmployer: '1899-12-31' },
      'birthDateEmployer',
      'birthDateEmployer must be a day between 1900 and today',
    ],
    [
      { birthDateEmployer: '9999-01-01' },
      'birthDateEmployer',
      'birthDateEmployer must be a day between 1900 and today',
    ],
    [{ birthDateEmployer: 19840229 }, 'birthDateEmployer', 'birthDateEmployer must be text'],
    [
      { residenceCountryEmployer: 'x'.repeat(61) },
      'residenceCountryEmployer',
      'residenceCountryEmployer is too long: at most 60 characters',
    ],
    [
      { companyAddress: 'a\0' },
      'companyAddress',
      'companyAddress has a character that can’t be stored',
    ],
    [{ companyName: 'x' }, 'companyName', 'companyName isn’t a field of this request'],
  ])('refuses %j', async (payload, field, message) => {
    const before = await profile();
    const answer = await change(payload);
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      field === undefined ? { message } : { message, field },
    ]);
    expect(await profile()).toEqual(before);
  });

  test('is one’s own', async () => {
    const before = await profile();
    expect(
      await refusals((headers, id) => change({ companyAddress: 'elsewhere' }, headers, id)),
    ).toEqual({ nobody: 401, other: 403, seeker: 403, admin: 403 });
    expect(await profile()).toEqual(before);
  });
});

describe('uploadCompanyLogo', () => {
  const send = (
    value: Buffer | string,
    {
      headers = employer.headers,
      id = employer.id,
      part = 'name="companyLogo"; filename="logo.png"',
    }: { headers?: Headers; id?: string; part?: string } = {},
  ) =>
    host.app.inject({
      method: 'PUT',
      url: `/api/employers/${id}/logo`,
      headers: { ...headers, 'content-type': 'multipart/form-data; boundary=line' },
      payload: Buffer.concat([
        Buffer.from(
          `--line\r\ncontent-disposition: form-data; ${part}\r\ncontent-type: image/png\r\n\r\n`,
        ),
        Buffer.from(value),
        Buffer.from('\r\n--line--\r\n'),
      ]),
    });
  const picture = (colour = '#0a7') =>
    sharp({ create: { width: 40, height: 20, channels: 3, background: colour } });

  test('gives a new address each time, which the jobs show too; the old picture goes an hour later', async () => {
    await host.app.inject({
      method: 'POST',
      url: '/api/jobdescriptions/add',
      headers: employer.headers,
      payload: jobForm(employer.username),
    });
    const first = (await send(await picture().png().toBuffer())).json().data.companyLogo;
    expect(first).toMatch(/^\/api\/media\/[\w-]+$/);
    const answer = await send(await picture('#70a').jpeg().toBuffer());
    const second = answer.json().data.companyLogo;
    expect(second).not.toBe(first);
    expect([answer.statusCode, answer.json().data]).toEqual([200, await profile()]);
    const [job] = (
      await host.app.inject({ url: `/api/jobdescriptions/employer/${employer.username}` })
    ).json();
    expect(job.companyLogo).toBe(second);
    const shown = await host.app.inject({ url: second });
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp']);
    // pages rendered or read earlier may still refer to it for a while
    await dropOldData(host.context);
    expect((await host.app.inject({ url: first })).statusCode).toBe(200);
    await host.db.execute(sql`UPDATE media SET replaced_at = replaced_at - interval '61 minutes'`);
    await dropOldData(host.context);
    expect((await host.app.inject({ url: first })).statusCode).toBe(404);
    expect((await host.app.inject({ url: second })).statusCode).toBe(200);
    expect(await countRows(host, 'media')).toBe(1);
  });

  test.each(['webp', 'gif'] as const)('takes a %s', async (format) => {
    expect((await send(await picture().toFormat(format).toBuffer())).statusCode).toBe(200);
  });

  test.each<[string, Buffer | string, number]>([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 400],
    ['a text', 'hello', 400],
    ['more than 5 MB', Buffer.alloc(5 * 1024 * 1024 + 1, 1), 413],
  ])('refuses %s', async (_what, value, status) => {
    const before = await profile();
    const answer = await send(value);
    expect([answer.statusCode, answer.json().field]).toEqual([status, 'companyLogo']);
    expect(await profile()).toEqual(before);
  });

  test('refuses a text in place of a file, another field and JSON', async () => {
    const text = await send('https://elsewhere.example/x.png', { part: 'name="companyLogo"' });
    expect([text.statusCode, text.json()]).toEqual([
      400,
      { message: 'Choose an image', field: 'companyLogo' },
    ]);
    const other = await send(await picture().png().toBuffer(), {
      part: 'name="logo"; filename="logo.png"',
    });
    expect(other.statusCode).toBe(400);
    const json = await host.app.inject({
      method: 'PUT',
      url: `/api/employers/${employer.id}/logo`,
      headers: employer.headers,
      payload: { companyLogo: 'x' },
    });
    expect(json.statusCode).toBe(415);
  });

  test('is one’s own', async () => {
    const before = await profile();
    const file = await picture().png().toBuffer();
    expect(await refusals((headers, id) => send(file, { headers, id }))).toEqual({
      nobody: 401,
      other: 403,
      seeker: 403,
      admin: 403,
    });
    expect(await profile()).toEqual(before);
  });
});

test('a path that says self must say whose, or the host doesn’t start', () => {
  const operation = { operationId: 'x', 'x-allow': ['self'] };
  expect(() => operationsOf({ paths: { '/things/{id}': { put: operation } } })).toThrow(
    "doesn't say whose",
  );
  for (const noun of ['employer', 'employers', 'jobseeker'])
    expect(operationsOf({ paths: { [`/${noun}/{id}`]: { put: operation } } })).toHaveLength(1);
});

describe('If-Match', () => {
  test.each(['employer', 'details', 'seeker'])(
    'holds back a change of a version that was not seen: %s',
    async (which) => {
      const seeker = await asSeeker(host);
      const { url, body, who, read } = {
        employer: {
          url: `/employer/employers/update/${employer.id}`,
          body: { companyName: 'Mill' },
          who: employer,
          read: `/employer/employers/username/${employer.username}`,
        },
        details: {
          url: `/employers/${employer.id}/details`,
          body: { companyAddress: '2 Mill Road' },
          who: employer,
          read: `/employer/employers/username/${employer.username}`,
        },
        seeker: {
          url: `/jobseeker/jobseekers/${seeker.id}`,
          body: { locationjobseek: 'Oslo' },
          who: seeker,
          read: `/jobseeker/jobseekers/username/${seeker.username}`,
        },
      }[which as 'employer' | 'details' | 'seeker']; // the keys of the table
      const get = () => host.app.inject({ url: `/api${read}`, headers: who.headers });
      const put = (version?: string, changes: object = body) =>
        host.app.inject({
          method: 'PUT',
          url: `/api${url}`,
          headers: { ...who.headers, ...(version !== undefined && { 'if-match': version }) },
          payload: changes,
        });
      const seen = await get();
      const version = String(seen.headers.etag);
      expect(version).toMatch(/^"\w+"$/);
      expect((await put(version)).statusCode).toBe(200);
      const stored = (await get()).json().data;
      const late = await put(version);
      expect([late.statusCode, late.json()]).toEqual([
        412,
        { message: 'Someone else changed this. Load it again.' },
      ]);
      expect((await get()).json().data).toEqual(stored);
      // of two changes of the same version, only one succeeds
      const now = String((await get()).headers.etag);
      const both = await Promise.all([put(now), put(now)]);
      expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
        200, 412,
      ]);
      // the plain calls of spec §7 send no version
      expect((await put()).statusCode).toBe(200);
    },
  );
});
