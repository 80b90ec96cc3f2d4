import { http, HttpResponse } from 'msw';
import { makeStore } from '@/app/store';
import { sessionStarted } from '@/session/sessionSlice';
import { aJob, anEmployer, aJobSeeker } from '@/test/fixtures';
import { specHost, testHost } from '@/test/server';
import { ownHost, type HostConfig } from './hostConfig';
import { jobBoardApi } from './jobBoardApi';

const { endpoints } = jobBoardApi;
const open = async (config: HostConfig = ownHost) => {
  const made = makeStore({ config });
  await made.restoreKeys();
  return made.store;
};
const spec = (path: string) => `${specHost.apiHost}${path}`;

describe('answers of any host', () => {
  const read = async (path: string, body: unknown) => {
    testHost.use(
      http.get(spec(path), () =>
        typeof body === 'string' ? new HttpResponse(body) : HttpResponse.json(body as object),
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

describe('what is sent', () => {
  it('refuses a call outside the specification to a spec host', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const store = await open(specHost);
    const { error } = await store.dispatch(endpoints.getStats.initiate());
    logged.mockRestore();
    expect(error).toMatchObject({ status: 'CUSTOM_ERROR' });
  });

  it.each(['', '.', '..'])(
    'refuses to ask for a record named "%s": the address would be another call\'s',
    async (name) => {
      const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
      const sent: string[] = [];
      testHost.use(
        http.all(spec('/*'), ({ request }) => {
          sent.push(request.url);
          return HttpResponse.json([]);
        }),
      );
      const store = await open(specHost);
      const ends = await Promise.all([
        store.dispatch(endpoints.deleteJob.initiate({ jobId: name })),
        store.dispatch(endpoints.updateJob.initiate({ id: name, jobInput: aJob() as never })),
        store.dispatch(endpoints.getEmployer.initiate({ usernameEmployer: name })),
        store.dispatch(endpoints.getJobsByCategory.initiate({ categoryName: name })),
      ]);
      logged.mockRestore();
      for (const { error } of ends) expect(error).toMatchObject({ status: 'CUSTOM_ERROR' });
      expect(sent).toEqual([]);
      expect((await store.dispatch(endpoints.getCategories.initiate())).isSuccess).toBe(true);
    },
  );

  it('sends a spec host no header of ours, though somebody is logged in', async () => {
    let sent: Headers | undefined;
    testHost.use(
      http.post(spec('/jobdescriptions/add'), ({ request }) => {
        sent = request.headers;
        return new HttpResponse();
      }),
    );
    const store = await open(specHost);
    store.dispatch(sessionStarted({ userRole: 'admin', authToken: 'secret' }));
    await store
      .dispatch(
        endpoints.addJob.initiate({
          jobPosting: { ...aJob(), usernameEmployer: 'ann.lee' } as never,
        }),
      )
      .unwrap();
    expect(sent?.get('content-type')).toContain('application/json');
    for (const name of ['authorization', 'x-session', 'idempotency-key', 'if-match'])
      expect(sent?.has(name)).toBe(false);
  });

  it('sends the bearer token to a spec host that asks for it', async () => {
    let sent: string | null = null;
    testHost.use(
      http.get(spec('/employer/getAll'), ({ request }) => {
        sent = request.headers.get('authorization');
        return HttpResponse.json([]);
      }),
    );
    const store = await open({ ...specHost, adminAuth: 'bearer' });
    store.dispatch(sessionStarted({ userRole: 'admin', authToken: 'secret' }));
    await store.dispatch(endpoints.getEmployers.initiate());
    expect(sent).toBe('Bearer secret');
  });

  it('says on our own host whose session it means, and keeps one key for a posting until it is answered', async () => {
    const sent: (string | null)[][] = [];
    let fail = true;
    testHost.use(
      http.post('http://localhost/api/jobdescriptions/add', ({ request }) => {
        sent.push([request.headers.get('x-session'), request.headers.get('idempotency-key')]);
        if (fail) return HttpResponse.error();
        return HttpResponse.json(aJob(), { status: 201 });
      }),
    );
    const silent = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const store = await open();
    store.dispatch(sessionStarted({ userRole: 'employer', usernameEmployer: 'ann/lee' }));
    const post = () =>
      store.dispatch(endpoints.addJob.initiate({ jobPosting: { jobtitle: 'Cook' } as never }));
    await post();
    fail = false;
    await post();
    await post();
    silent.mockRestore();
    expect(sent.map(([session]) => session)).toEqual(Array(3).fill('employer:ann%2Flee'));
    const [first, again, another] = sent.map(([, key]) => key);
    expect(again).toBe(first);
    expect(another).not.toBe(first);
  });

  it('sends a featured employer as a form, with or without a picture', async () => {
    const forms: [string | null, FormDataEntryValue | null][] = [];
    testHost.use(
      http.put(
        'http://localhost/api/featuredemployer/updateFeaturedEmployer/:id',
        async ({ request }) => {
          forms.push([
            request.headers.get('content-type'),
            (await request.formData()).get('employerName'),
          ]);
          return HttpResponse.json({ _id: 'f' });
        },
      ),
    );
    const store = await open();
    const send = (featuredEmployerInput: object) =>
      store
        .dispatch(
          endpoints.updateFeaturedEmployer.initiate({
            id: 'f',
            featuredEmployerInput: featuredEmployerInput as never,
          }),
        )
        .unwrap();
    await send({ employerName: 'Acme' });
    await send({
      employerName: 'Acme',
      employerImage: new File(['x'], 'logo.png', { type: 'image/png' }),
    });
    expect(forms.map(([type, name]) => [type?.split(';')[0], name])).toEqual(
      Array(2).fill(['multipart/form-data', 'Acme']),
    );
  });

  it('ends the session on a 401 of our own host, but not at a log-in', async () => {
    testHost.use(
      http.get('http://localhost/api/applications', () =>
        HttpResponse.json({ message: 'Log in' }, { status: 401 }),
      ),
      http.post('http://localhost/api/employer/login', () =>
        HttpResponse.json({ message: 'no' }, { status: 401 }),
      ),
    );
    const silent = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const store = await open();
    store.dispatch(sessionStarted({ userRole: 'jobseeker', usernamejobseek: 'sam' }));
    await store.dispatch(
      endpoints.loginEmployer.initiate({
        employerLogin: { usernameEmployer: 'a', passwordnameEmployer: 'b' },
      }),
    );
    expect(store.getState().session.userRole).toBe('jobseeker');
    await store.dispatch(endpoints.getApplications.initiate());
    silent.mockRestore();
    expect(store.getState().session).toMatchObject({ userRole: null, endedByHost: true });
  });
});
