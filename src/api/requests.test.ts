import { http, HttpResponse } from 'msw';
import { makeStore } from '@/app/store';
import { sessionStarted } from '@/session/sessionSlice';
import { aJob } from '@/test/fixtures';
import { specHost, testHost } from '@/test/host/server';
import { ownHost, type HostConfig } from './hostConfig';
import { memberApi } from './memberApi';
import { idempotencyKeys } from './wire/idempotencyKeys';

const { endpoints } = memberApi;
const open = async (config: HostConfig = ownHost) => {
  const made = makeStore({ config });
  await made.restoreKeys();
  return made.store;
};
const spec = (path: string) => `${specHost.apiHost}${path}`;

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
        // no request is sent, so the job's fields don't matter
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

  it('lets go on what is shown as done at once, should the page be left meanwhile', async () => {
    const kept: Record<string, boolean> = {};
    const note = ({ request }: { request: Request }) => {
      kept[request.method] = request.keepalive;
      return HttpResponse.json({ results: [] });
    };
    testHost.use(http.post('*/applicants/moves', note), http.put('*/jobdescriptions/:id', note));
    const store = await open();
    await store.dispatch(
      endpoints.moveApplicants.initiate({ moveInput: { applications: [], move: 'reject' } }),
    );
    await store.dispatch(
      endpoints.updateJob.initiate({ id: 'a', jobInput: aJob() as never }), // any fields
    );
    expect(kept).toEqual({ POST: true, PUT: false });
  });

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
          // any job will do: the headers don't depend on it
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
      // the key depends on the body, whatever its fields
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

  it.each<[why: string, answer: () => Response, isKept: boolean]>([
    ['a host’s fault', () => new HttpResponse(null, { status: 503 }), true],
    [
      'a call that still runs',
      () => HttpResponse.json({}, { status: 409, headers: { 'retry-after': '2' } }),
      true,
    ],
    ['a refusal', () => HttpResponse.json({}, { status: 400 }), false],
  ])('after %s the key of a posting is the same: %#', async (_, answer, isKept) => {
    const sent: (string | null)[] = [];
    testHost.use(
      http.post('http://localhost/api/jobdescriptions/add', ({ request }) => {
        sent.push(request.headers.get('idempotency-key'));
        return sent.length === 1 ? answer() : HttpResponse.json(aJob(), { status: 201 });
      }),
    );
    const silent = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const store = await open();
    store.dispatch(sessionStarted({ userRole: 'employer', usernameEmployer: 'ann' }));
    for (let tries = 0; tries < 2; tries += 1)
      await store.dispatch(
        endpoints.addJob.initiate({ jobPosting: { jobtitle: 'Cook' } as never }),
      );
    silent.mockRestore();
    expect(sent).toHaveLength(2);
    expect(sent[0] === sent[1]).toBe(isKept);
  });

  it('keeps one key for a registration until it is answered, and none of the password', async () => {
    const sent: (string | null)[] = [];
    testHost.use(
      http.post('http://localhost/api/jobseeker/jobseekers', ({ request }) => {
        sent.push(request.headers.get('idempotency-key'));
        return sent.length === 1 ? HttpResponse.error() : HttpResponse.json({}, { status: 201 });
      }),
    );
    const silent = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const kept = jest.spyOn(Map.prototype, 'set');
    const store = await open();
    for (let tries = 0; tries < 2; tries += 1)
      await store.dispatch(
        endpoints.registerJobSeeker.initiate({
          jobSeekerRegistration: { passwordnamejobseek: 'right horse' } as never,
        }),
      );
    const keys = kept.mock.calls.flat().filter((each) => typeof each === 'string');
    kept.mockRestore();
    silent.mockRestore();
    expect(sent).toEqual([expect.stringMatching(/./), sent[0]]);
    expect(keys.filter((key) => key.includes('right horse'))).toEqual([]);
  });

  it('gives the same message to two people two keys', async () => {
    const sent: (string | null)[] = [];
    testHost.use(
      http.post('http://localhost/api/threads/:id/messages', ({ request }) => {
        sent.push(request.headers.get('idempotency-key'));
        return HttpResponse.error();
      }),
    );
    const silent = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const store = await open();
    store.dispatch(sessionStarted({ userRole: 'employer', usernameEmployer: 'ann' }));
    for (const id of ['a', 'b', 'a'])
      await store.dispatch(
        endpoints.sendMessage.initiate({ id, messageInput: { body: 'Thanks' } as never }),
      );
    silent.mockRestore();
    const [toOne, toOther, toOneAgain] = sent;
    expect(toOther).not.toBe(toOne);
    expect(toOneAgain).toBe(toOne);
  });

  it('keeps no password of a call that is not answered', async () => {
    testHost.use(http.post('http://localhost/api/password/checks', () => HttpResponse.error()));
    const silent = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const kept = jest.spyOn(Map.prototype, 'set');
    const store = await open();
    store.dispatch(sessionStarted({ userRole: 'employer', usernameEmployer: 'ann' }));
    await store.dispatch(
      endpoints.checkPassword.initiate({ passwordCheck: { password: 'right horse' } as never }),
    );
    const keys = kept.mock.calls.flat().filter((each) => typeof each === 'string');
    kept.mockRestore();
    silent.mockRestore();
    expect(keys.filter((key) => key.includes('right horse'))).toEqual([]);
  });

  it('takes two files for two bodies', () => {
    const [one, other] = [new File(['a'], 'cv.pdf'), new File(['b'], 'cv.pdf')];
    const keyOf = (file: File) => idempotencyKeys.keyFor('uploadResume', { file });
    expect(keyOf(one)).toBe(keyOf(one));
    expect(keyOf(other)).not.toBe(keyOf(one));
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
            // the contract types a file as a string
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
