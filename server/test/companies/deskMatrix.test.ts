import { randomUUID } from 'node:crypto';
import { applyTo, uploadCv } from '../applicationFixtures';
import { candidateCalls } from '../candidates/candidateCalls';
import { asEmployer, asSeeker, openHost, type Person, type TestHost } from '../host';
import { addCategories, post } from '../jobFixtures';
import { call, join } from './companyFixtures';

const kinds = [
  'owner',
  'poster',
  'recruiterOfAll',
  'recruiterOfIt',
  'readerOfAll',
  'readerOfIt',
  'recruiterOfOthers',
  'removed',
  'stranger',
] as const;
type Who = (typeof kinds)[number];
const changing: readonly Who[] = ['owner', 'poster', 'recruiterOfAll', 'recruiterOfIt'];
const reading: readonly Who[] = [...changing, 'readerOfAll', 'readerOfIt'];

let host: TestHost;
let seeker: Person;
let jobId: string;
let draftId: string;
let id: string;
/** The id of an accepted invitation to the job. */
let invitationId: string;
const people = {} as Record<Who, Person>; // filled before the first test
beforeAll(async () => {
  host = await openHost();
  await addCategories(host);
  seeker = await asSeeker(host);
  for (const who of kinds) people[who] = await asEmployer(host);
  const { owner, poster } = people;
  await join(host, owner, poster, { role: 'recruiter', allJobs: false });
  jobId = (await post(host, poster))._id;
  const draft = await call(host, poster, 'POST', '/jobs/drafts', {
    jobtitle: 'Day Nurse',
    categoryName: 'Nurse Jobs',
  });
  draftId = draft.json()._id;
  const jobIds = [jobId, draftId];
  await join(host, owner, people.recruiterOfAll, { role: 'recruiter', allJobs: true });
  await join(host, owner, people.recruiterOfIt, { role: 'recruiter', allJobs: false, jobIds });
  await join(host, owner, people.readerOfAll, { role: 'reader', allJobs: true });
  await join(host, owner, people.readerOfIt, { role: 'reader', allJobs: false, jobIds });
  await join(host, owner, people.recruiterOfOthers, { role: 'recruiter', allJobs: false });
  await join(host, owner, people.removed, { role: 'recruiter', allJobs: true });
  const resumeId = (await uploadCv(host, seeker))._id;
  id = (await applyTo(host, seeker, { jobId, resumeId }))._id;
  invitationId = await acceptedInvitation(poster);
});
afterAll(() => host.close());

const acceptedInvitation = async (poster: Person): Promise<string> => {
  const { open, idOf, invite, invitations, answer } = candidateCalls(() => host);
  const asked = await asSeeker(host);
  await open(asked);
  await invite(poster, await idOf(asked), jobId);
  const [{ _id } = { _id: '' }] = await invitations(asked);
  expect((await answer(asked, _id, 'yes')).status).toBe(200);
  return _id;
};

type Line = [name: string, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: () => string];
const reads: Line[] = [
  ['getApplicant', 'GET', () => `/applicants/${id}`],
  ['getApplicationCv', 'GET', () => `/applications/${id}/cv`],
  ['getThread', 'GET', () => `/threads/${id}`],
  ['getThread of an invitation', 'GET', () => `/threads/${invitationId}`],
  ['getJobFigures of a draft', 'GET', () => `/jobs/${draftId}/figures`],
  ['getJob of a draft', 'GET', () => `/jobdescriptions/jobdescriptions/${draftId}`],
];
const changes: Line[] = [
  ['updateApplicant', 'PUT', () => `/applicants/${id}`],
  ['openApplicant', 'POST', () => `/applicants/${id}/opening`],
  ['addApplicantNote', 'POST', () => `/applicants/${id}/notes`],
  ['cancelPendingMove', 'DELETE', () => `/applicants/${id}/pending`],
  ['offerInterview', 'PUT', () => `/applicants/${id}/interview`],
  ['cancelInterview', 'DELETE', () => `/applicants/${id}/interview`],
  ['sendMessage', 'POST', () => `/threads/${id}/messages`],
  ['readThread', 'POST', () => `/threads/${id}/read`],
  ['sendMessage of an invitation', 'POST', () => `/threads/${invitationId}/messages`],
  ['readThread of an invitation', 'POST', () => `/threads/${invitationId}/read`],
  ['updateJob', 'PUT', () => `/jobdescriptions/${draftId}`],
  ['updateJobHiring', 'PUT', () => `/jobs/${draftId}/hiring`],
  ['publishJob', 'POST', () => `/jobs/${draftId}/publish`],
  ['renewJob', 'POST', () => `/jobs/${draftId}/renew`],
  ['closeJob', 'POST', () => `/jobs/${draftId}/close`],
  ['confirmJob', 'POST', () => `/jobs/${draftId}/confirmation`],
  ['duplicateJob', 'POST', () => `/jobs/${draftId}/duplicate`],
  ['answerRemoval', 'POST', () => `/jobs/${draftId}/answer`],
];
const withoutBody = [
  'openApplicant',
  'readThread',
  'publishJob',
  'renewJob',
  'closeJob',
  'confirmJob',
  'duplicateJob',
];
/**
 * Returns a call's outcome: an empty body is refused (400) only if the caller may make the call.
 */
const outcome = async (who: Who, [name, method, path]: Line): Promise<'may' | 403 | 404> => {
  const hasBody = (method === 'PUT' || method === 'POST') && !withoutBody.includes(name);
  const { statusCode } = await call(host, people[who], method, path(), hasBody ? {} : undefined);
  return statusCode === 403 || statusCode === 404 ? statusCode : 'may';
};
const expectedFor = (who: Who, kind: 'read' | 'change'): 'may' | 403 | 404 => {
  if (!reading.includes(who)) return 404;
  return kind === 'read' || changing.includes(who) ? 'may' : 403;
};
/** Returns the outcomes of a call for everyone, so that a failed assertion shows them all. */
const column = async (line: Line) => {
  const found: Partial<Record<Who, string | number>> = {};
  for (const who of kinds) found[who] = await outcome(who, line);
  return found;
};
const expectedColumn = (kind: 'read' | 'change') =>
  Object.fromEntries(kinds.map((who) => [who, expectedFor(who, kind)]));

/** Returns what a person's lists, counts and files show of the job and its applicant. */
const told = async (person: Person) => {
  const read = async (path: string) => (await call(host, person, 'GET', path)).json();
  const csv = await call(host, person, 'GET', '/applicants.csv');
  const zip = await call(host, person, 'GET', '/applicants.zip');
  const page = await read('/applicants');
  const profile = `/jobseeker/jobseekers/username/${seeker.username}`;
  return {
    jobs: (await read('/company/jobs'))
      .map((job: { _id: string }) => job._id)
      .filter((each: string) => each === jobId || each === draftId).length,
    total: page.total,
    jobsOfDesk: page.jobs.length,
    byJob: (await read(`/applicants?job=${jobId}`)).total,
    counts: (await read('/applications/counts')).length,
    csv: csv.body.includes(seeker.username),
    zip: zip.rawPayload.includes('.pdf'),
    profile: (await call(host, person, 'GET', profile)).statusCode,
    inbox: (await read('/inbox')).total,
    unread: (await read('/inbox/unread')).unread,
  };
};
const everything = {
  jobs: 2,
  total: 1,
  jobsOfDesk: 1,
  byJob: 1,
  counts: 1,
  csv: true,
  zip: true,
  profile: 200,
  inbox: 1,
  unread: 1,
};
const nothing = {
  jobs: 0,
  total: 0,
  jobsOfDesk: 0,
  byJob: 0,
  counts: 0,
  csv: false,
  zip: false,
  profile: 403,
  inbox: 0,
  unread: 0,
};

test('who was removed had everything before, and nothing from the next call on', async () => {
  const { owner, removed } = people;
  expect(await told(removed)).toEqual(everything);
  const gone = await call(host, owner, 'POST', `/company/people/${removed.id}/removal`, {});
  expect(gone.statusCode).toBe(200);
  expect(await told(removed)).toEqual(nothing);
});

test.each(reads)('%s: whoever has the job', async (...line) => {
  expect(await column(line)).toEqual(expectedColumn('read'));
});

test.each(kinds)('lists, counts and downloads of %s', async (who) => {
  expect(await told(people[who])).toEqual(reading.includes(who) ? everything : nothing);
});

test('several at once: who has the job and isn’t a reader', async () => {
  const letter = { subject: 'Hello', body: 'Dear {firstName}, thank you.' };
  const moved = { applications: [{ id, state: 'sent' }], move: 'shortlist' };
  for (const who of kinds) {
    const may = changing.includes(who);
    const answers = [
      await call(host, people[who], 'POST', '/applicants/letters', { ids: [id], letter }),
      await call(host, people[who], 'POST', '/applicants/moves', moved),
    ];
    for (const { statusCode, body } of answers)
      expect([who, statusCode, JSON.parse(body).results?.[0].done]).toEqual(
        who.startsWith('reader') ? [who, 403, undefined] : [who, 200, may],
      );
  }
});

test.each(changes)('%s: who has the job, but no reader', async (...line) => {
  expect(await column(line)).toEqual(expectedColumn('change'));
});

test('a reader posts nothing and changes no template; everybody else does', async () => {
  for (const who of kinds) {
    const answers = [
      await call(host, people[who], 'POST', '/jobs/drafts', {}),
      await call(host, people[who], 'POST', '/jobdescriptions/add', {}),
      await call(host, people[who], 'PUT', '/letter-templates/reject', {}),
    ];
    const expected = who.startsWith('reader') ? 403 : 400;
    expect([who, ...answers.map(({ statusCode }) => statusCode)]).toEqual([
      who,
      expected,
      expected,
      expected,
    ]);
    expect((await call(host, people[who], 'GET', '/letter-templates')).statusCode).toBe(200);
  }
});

test('only an owner manages people', async () => {
  const target = people.readerOfIt.id;
  for (const who of kinds) {
    const isOwner = ['owner', 'removed', 'stranger'].includes(who); // if only of their own company
    const answers = [
      await call(host, people[who], 'POST', '/company/invitations', {}),
      await call(host, people[who], 'DELETE', `/company/invitations/${randomUUID()}`),
      await call(host, people[who], 'PUT', `/company/people/${target}`, {}),
      await call(host, people[who], 'GET', '/company/history'),
    ];
    expect([who, ...answers.map(({ statusCode }) => statusCode)]).toEqual(
      isOwner ? [who, 400, 404, 400, 200] : [who, 403, 403, 403, 403],
    );
    const company = (await call(host, people[who], 'GET', '/company')).json();
    expect([who, company.people[0].emailEmployer !== undefined]).toEqual([who, isOwner]);
  }
  // the removed one and the stranger each have a company of their own, without anyone to remove
  for (const who of ['removed', 'stranger'] as const) {
    const access = { role: 'owner', allJobs: true };
    const answer = await call(host, people[who], 'PUT', `/company/people/${target}`, access);
    expect(answer.statusCode).toBe(404);
    expect((await call(host, people[who], 'GET', '/company/history')).json().items).toEqual([]);
  }
});

test('§7: the poster’s name answers as before, and a colleague’s draft is under nobody else’s', async () => {
  const list = async (who: Who) =>
    (
      await call(host, people[who], 'GET', `/jobdescriptions/employer/${people.poster.username}`)
    ).json().length;
  expect([await list('poster'), await list('owner'), await list('stranger')]).toEqual([
    // the drafts that others copied from it belong to them
    3, 1, 1,
  ]);
});

test('deleteJob: who has the job, but no reader; then it is on nobody’s desk', async () => {
  const line: Line = ['deleteJob', 'DELETE', () => `/jobdescriptions/delete/${draftId}`];
  for (const who of kinds.filter((each) => !changing.includes(each)))
    expect([who, await outcome(who, line)]).toEqual([who, expectedFor(who, 'change')]);
  expect(await outcome('recruiterOfIt', line)).toBe('may');
  expect(await outcome('owner', line)).toBe(404);
});
