import { http, HttpResponse, type JsonBodyType } from 'msw';
import { makeStore } from '@/app/store';
import { aJob, anEmployer, aJobSeeker } from '@/test/fixtures';
import { specHost, testHost } from '@/test/host/server';
import { ownHost, type HostConfig } from './hostConfig';
import { memberApi } from './memberApi';

const { endpoints } = memberApi;
const open = async (config: HostConfig = ownHost) => {
  const made = makeStore({ config });
  await made.restoreKeys();
  return made.store;
};
const spec = (path: string) => `${specHost.apiHost}${path}`;

describe('answers of any host', () => {
  const read = async (path: string, body: JsonBodyType) => {
    testHost.use(
      http.get(spec(path), () =>
        typeof body === 'string' ? new HttpResponse(body) : HttpResponse.json(body),
      ),
    );
    return open(specHost);
  };

  it.each([
    ['bare', [aJob()]],
    ['in data', { data: [aJob()] }],
  ])('reads a list %s', async (_shape, body) => {
    const store = await read('/jobdescriptions/getAll', body);
    const { data } = await store.dispatch(endpoints.getJobs.initiate());
    expect(data).toEqual([aJob()]);
  });

  it.each([
    ['empty', ''],
    ['not JSON', '<html></html>'],
    ['null', null],
    ['an object without data', { ok: true }],
  ])('reads a list that is %s as an empty one', async (_shape, body) => {
    const store = await read('/jobdescriptions/getAll', body);
    const { data, isSuccess } = await store.dispatch(endpoints.getJobs.initiate());
    expect([isSuccess, data]).toEqual([true, []]);
  });

  it.each([
    ['an object', aJob()],
    ['a one-element array', [aJob()]],
    ['in data', { data: aJob() }],
    ['an array in data', { data: [aJob()] }],
    ['data in an array', [{ data: aJob() }]],
  ])('reads a job that is %s', async (_shape, body) => {
    const store = await read('/jobdescriptions/jobdescriptions/job-1', body);
    expect((await store.dispatch(endpoints.getJob.initiate({ id: 'job-1' }))).data).toEqual(aJob());
  });

  it.each([
    ['an empty array', []],
    ['an empty body', ''],
    ['an empty object', {}],
    ['a message', { message: 'Not found', status: false }],
    ['a text', 'It works!'],
    ['a number', 7],
    ['a list of odds', [null, 7]],
  ])('knows %s as no job', async (_shape, body) => {
    const store = await read('/jobdescriptions/jobdescriptions/none', body);
    expect((await store.dispatch(endpoints.getJob.initiate({ id: 'none' }))).data).toBeNull();
  });

  it('makes numbers of strings and strings of numbers, and leaves out what the host leaves out', async () => {
    const store = await read('/jobdescriptions/jobdescriptions/job-1', {
      _id: 7,
      jobtitle: 'Cook',
      monthlysalary1: '1,200',
      monthlysalary2: '$1800',
      location: null,
      createdAt: null,
    });
    const { data } = await store.dispatch(endpoints.getJob.initiate({ id: 'job-1' }));
    expect(data).toEqual({
      _id: '7',
      jobtitle: 'Cook',
      monthlysalary1: 1200,
      monthlysalary2: 1800,
      location: '',
      createdAt: null,
    });
  });

  it.each(['active', 'Open', 'ARCHIVED', '', null, 1, ['live']])(
    'leaves out a status that only the host knows: %j',
    async (status) => {
      const store = await read('/jobdescriptions/getAll', [{ ...aJob(), status }]);
      const { data } = await store.dispatch(endpoints.getJobs.initiate());
      expect(data).toEqual([aJob()]);
    },
  );

  it('reads a status of the contract', async () => {
    const store = await read('/jobdescriptions/getAll', [aJob({ status: 'filled' })]);
    const { data } = await store.dispatch(endpoints.getJobs.initiate());
    expect(data).toEqual([aJob({ status: 'filled' })]);
  });

  it('reads a record without its name as one with an empty name', async () => {
    const store = await read('/jobdescriptions/getAll', [
      { _id: 'job-1' },
      { _id: 'job-2', jobtitle: null },
    ]);
    const { data } = await store.dispatch(endpoints.getJobs.initiate());
    expect(data).toEqual([
      { _id: 'job-1', jobtitle: '' },
      { _id: 'job-2', jobtitle: '' },
    ]);
  });

  it('makes whole letters of halves, which no address can carry', async () => {
    const store = await read(
      '/jobdescriptions/getAll',
      String.raw`[{"_id":"\ud800","jobtitle":"\uD83D\uDE00 caf\u00e9","companyname":"a\udc00b"}]`,
    );
    const { data } = await store.dispatch(endpoints.getJobs.initiate());
    expect(data).toEqual([{ _id: '\uFFFD', jobtitle: '😀 café', companyname: 'a\uFFFDb' }]);
  });

  it('reads an employer in data or bare, and a phone that is a number', async () => {
    const store = await read('/employer/employers/username/ann%20lee%2F%26', {
      data: { ...anEmployer(), phoneEmployer: 15550142 },
    });
    const { data } = await store.dispatch(
      endpoints.getEmployer.initiate({ usernameEmployer: 'ann lee/&' }),
    );
    expect(data).toEqual(anEmployer({ phoneEmployer: '15550142' }));
  });

  it('reads Nationalityjobseek as the nationality', async () => {
    const { nationalityjobseek, ...seeker } = aJobSeeker();
    const store = await read('/jobseeker/jobseekers/username/sam.roe', {
      ...seeker,
      Nationalityjobseek: nationalityjobseek,
    });
    expect(
      (await store.dispatch(endpoints.getJobSeeker.initiate({ usernamejobseek: 'sam.roe' }))).data,
    ).toEqual(aJobSeeker());
  });

  it('takes any 2xx of a log-in as success', async () => {
    testHost.use(
      http.post(spec('/employer/login'), () => new HttpResponse('welcome', { status: 202 })),
    );
    const store = await open(specHost);
    await expect(
      store
        .dispatch(
          endpoints.loginEmployer.initiate({
            employerLogin: { usernameEmployer: 'ann', passwordnameEmployer: 'x' },
          }),
        )
        .unwrap(),
    ).resolves.toEqual({});
  });

  it.each([[{ data: 't-1' }], [{ data: { token: 't-1' } }], [{ token: 't-1' }]])(
    'finds the administrator’s token in %j',
    async (body) => {
      testHost.use(http.post(spec('/admin/admins/login'), () => HttpResponse.json(body)));
      const store = await open(specHost);
      await expect(
        store
          .dispatch(
            endpoints.loginAdmin.initiate({ adminLogin: { adminname: 'a', adminpassword: 'b' } }),
          )
          .unwrap(),
      ).resolves.toBe('t-1');
    },
  );
});
