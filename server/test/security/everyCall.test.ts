import { randomUUID } from 'node:crypto';
import sql, { raw } from 'sql-template-tag';
import document from '@contract/generated/contract.json';
import type { OperationId } from '@contract/generated/operations';
import { operationsOf } from '../../plugins/contract';
import { applyTo, uploadCv } from '../applicationFixtures';
import { asAdmin, asEmployer, asSeeker, openHost, type Person, type TestHost } from '../host';
import { addCategories, post, setStatus } from '../jobFixtures';

const kinds = [
  'nobody',
  'ended',
  'seeker',
  'stranger',
  'owner',
  'other',
  'admin',
  'adminByCookie',
] as const;
/**
 * A visitor; an employer whose log-in has ended; the seeker whom a call is about, and another; the
 * employer whom a call or its job is about, and another; an administrator by bearer token and by
 * cookie.
 */
type Who = (typeof kinds)[number];
/**
 * What a line of the table names; an ended log-in is nobody's, and it doesn't matter how an
 * administrator is known.
 */
const lineOf = (who: Who) => (who === 'ended' ? 'nobody' : who === 'adminByCookie' ? 'admin' : who);
type Answers = Record<ReturnType<typeof lineOf>, 'may' | 401 | 403 | 404>;

const everyone: Answers = {
  nobody: 'may',
  seeker: 'may',
  stranger: 'may',
  owner: 'may',
  other: 'may',
  admin: 'may',
};
const noOne: Answers = {
  nobody: 401,
  seeker: 403,
  stranger: 403,
  owner: 403,
  other: 403,
  admin: 403,
};
const admins: Answers = { ...noOne, admin: 'may' };
const employers: Answers = { ...noOne, owner: 'may', other: 'may' };
const seekers: Answers = { ...noOne, seeker: 'may', stranger: 'may' };
const notAdmins: Answers = { ...employers, seeker: 'may', stranger: 'may' };
const signedIn: Answers = { ...notAdmins, admin: 'may' };
const owner: Answers = { ...noOne, owner: 'may' };
const seeker: Answers = { ...noOne, seeker: 'may' };

// others mustn't learn that there is such an application, or CV
const received: Answers = { ...owner, other: 404 };
const sent: Answers = { ...seeker, stranger: 404 };
const exchanged: Answers = { ...noOne, owner: 'may', seeker: 'may', other: 404, stranger: 404 };
const own: Answers = { ...seeker, stranger: 404 };

/** Who may make which call (product §2 and §5). */
const table: Record<OperationId, Answers> = {
  getJobs: everyone,
  getJobsByEmployer: everyone,
  getJobsByCategory: everyone,
  getJob: everyone,
  getJobEnd: everyone,
  searchJobs: everyone,
  getSuggestions: everyone,
  getSimilarJobs: everyone,
  getStats: everyone,
  requestPasswordReset: everyone,
  resetPassword: everyone,
  verifyEmail: everyone,
  getEmailVerification: notAdmins,
  requestEmailVerification: notAdmins,
  getFeaturedEmployers: everyone,
  getCategories: everyone,
  getTerms: everyone,
  getEmployer: everyone,
  getMedia: everyone,
  getSession: everyone,
  logOut: everyone,
  loginEmployer: everyone,
  loginJobSeeker: everyone,
  loginAdmin: everyone,
  registerEmployer: everyone,
  registerJobSeeker: everyone,
  reportJob: everyone,
  acceptInvitation: everyone,
  addJob: employers,
  addDraft: employers,
  getApplicationCounts: employers,
  getNotices: employers,
  readNotices: employers,
  updateJob: { ...owner, admin: 'may' },
  deleteJob: { ...owner, admin: 'may' },
  searchApplicants: employers,
  exportApplicants: employers,
  exportApplicantCvs: employers,
  moveApplicants: employers,
  getApplicant: received,
  updateApplicant: received,
  cancelPendingMove: received,
  offerInterview: received,
  cancelInterview: received,
  chooseInterviewTime: sent,
  getInterviewCalendar: exchanged,
  sendLetters: employers,
  getLetterTemplates: employers,
  updateLetterTemplate: employers,
  resetLetterTemplate: employers,
  getMailPreferences: notAdmins,
  updateMailPreferences: notAdmins,
  getUnsubscribe: everyone,
  unsubscribe: everyone,
  openApplicant: received,
  addApplicantNote: received,
  deleteApplicantNote: received,
  getApplication: sent,
  withdrawApplication: sent,
  getApplicationCv: exchanged,
  getApplicationCvText: exchanged,
  sendApplicationMessage: exchanged,
  readApplicationMessages: exchanged,
  getResumes: seekers,
  uploadResume: seekers,
  updateResume: own,
  replaceResume: own,
  deleteResume: own,
  getResumeFile: own,
  getCv: seekers,
  updateCv: seekers,
  publishJob: owner,
  renewJob: owner,
  closeJob: owner,
  duplicateJob: owner,
  answerRemoval: owner,
  updateJobHiring: owner,
  confirmJob: owner,
  getJobFigures: owner,
  answerJobConfirmation: everyone,
  addJobView: everyone,
  getEmployerPromise: everyone,
  updateEmployer: owner,
  updateEmployerDetails: owner,
  uploadCompanyLogo: owner,
  getSessions: signedIn,
  endSession: signedIn,
  endOtherSessions: signedIn,
  changePassword: signedIn,
  getAccount: notAdmins,
  agreeToTerms: notAdmins,
  exportAccount: notAdmins,
  deleteAccount: notAdmins,
  getDeletedAccounts: admins,
  restoreAccount: admins,
  getApplications: seekers,
  applyToJob: seekers,
  updateJobSeeker: seeker,
  // the employer it applied to
  getJobSeeker: { ...seeker, owner: 'may', admin: 'may' },
  getEmployers: admins,
  deleteEmployer: admins,
  getJobSeekers: admins,
  deleteJobSeeker: admins,
  updateTerms: admins,
  updateFeaturedEmployer: admins,
  addFeaturedEmployer: admins,
  removeFeaturedEmployer: admins,
  orderFeaturedEmployers: admins,
  getCases: admins,
  getCase: admins,
  decideCases: admins,
  editCaseJob: admins,
  undoDecision: admins,
  searchEmployers: admins,
  searchJobSeekers: admins,
  exportEmployers: admins,
  exportJobSeekers: admins,
  exportJobs: admins,
  exportAudit: admins,
  getAudit: admins,
  getOverview: admins,
  getAdmins: admins,
  endAdmin: admins,
  inviteAdmin: admins,
  getTermsVersions: admins,
  restoreTermsVersion: admins,
};
const operations = operationsOf(document);
/**
 * Calls about one job, which is there for nobody but its owner and administrators while it isn't
 * live.
 */
const aboutJob = operations.filter(({ allow }) => allow.includes('owner'));

let host: TestHost;
let people: Record<Exclude<Who, 'nobody'>, Person>;
let jobId: string;
let applicationId: string;
let resumeId: string;
beforeAll(async () => {
  host = await openHost();
  await addCategories(host);
  const admin = await asAdmin(host);
  const ended = await asEmployer(host);
  await host.app.inject({ method: 'DELETE', url: '/api/session', headers: ended.headers });
  people = {
    ended,
    adminByCookie: { ...admin, headers: { cookie: admin.cookie } },
    seeker: await asSeeker(host),
    stranger: await asSeeker(host),
    owner: await asEmployer(host),
    other: await asEmployer(host),
    admin,
  };
  jobId = (await post(host, people.owner))._id;
  resumeId = (await uploadCv(host, people.seeker))._id;
  applicationId = (await applyTo(host, people.seeker, { jobId, resumeId }))._id;
});
afterAll(() => host.close());

type Operation = (typeof operations)[number];
const call = async (
  who: Who,
  { method, path, contentTypes, operationId }: Operation,
  job: string,
) => {
  const self = /^\/jobseeker/.test(path) ? people.seeker : people.owner;
  // administrators' calls name nothing that is there: whoever may make them learns that, and
  // nothing is lost
  const id =
    table[operationId as OperationId] === admins
      ? randomUUID()
      : path.includes('jobdescriptions')
        ? job
        : /^\/appli/.test(path)
          ? applicationId
          : path.startsWith('/resumes')
            ? resumeId
            : self.id; // the contract's own ids
  const values: Record<string, string> = {
    id,
    jobId: job,
    usernameEmployer: people.owner.username,
    usernamejobseek: people.seeker.username,
    categoryName: 'Nurse Jobs',
    number: '1',
    noteId: randomUUID(),
    kind: 'reject',
    key: randomUUID(),
  };
  const json = contentTypes.includes('application/json');
  const answer = await host.app.inject({
    method: method.toUpperCase() as 'GET', // or another of the contract's methods
    url: `/api${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''))}`,
    headers: who === 'nobody' ? {} : people[who].headers,
    ...(json && { payload: {} }),
  });
  return answer.statusCode;
};

const tables = [
  'jobs',
  'employers',
  'job_seekers',
  'admins',
  'applications',
  'featured_employers',
  'terms',
  'audit_log',
  'cases',
  'reports',
  'decisions',
  'notices',
  'media',
  'sessions',
  'consents',
  'mails',
  'mailed_links',
  'job_confirmations',
  'resumes',
  'files',
  'application_events',
  'application_messages',
  'application_notes',
  'interviews',
  'letter_templates',
];
/** Everything that is stored, but when a session was seen last. */
const stored = async () =>
  Promise.all(
    tables.map(async (name) => [
      name,
      (
        await host.db.query(
          sql`SELECT to_jsonb(t) - 'seen_at' AS row FROM ${raw(name)} t ORDER BY 1`,
        )
      ).map((each) => JSON.stringify(each)),
    ]),
  );

test('the table has a line for every call of the contract', () => {
  expect(Object.keys(table).toSorted()).toEqual(
    operations.map(({ operationId }) => operationId).toSorted(),
  );
});

test.each([
  ['a live job', 'live'],
  ['a draft', 'draft'],
  ['a waiting job', 'waiting'],
  ['an expired job', 'expired'],
  ['a filled job', 'filled'],
  ['a removed job', 'removed'],
])('who may not make a call about %s is refused, and nothing changes', async (_, status) => {
  await setStatus(host, jobId, status);
  const before = await stored();
  for (const operation of status === 'live' ? operations : aboutJob) {
    for (const who of kinds) {
      const expected = table[operation.operationId as OperationId][lineOf(who)]; // as above
      if (expected === 'may') continue;
      const hidden =
        status !== 'live' &&
        aboutJob.includes(operation) &&
        lineOf(who) !== 'nobody' &&
        lineOf(who) !== 'admin';
      expect([operation.operationId, who, await call(who, operation, jobId)]).toEqual([
        operation.operationId,
        who,
        hidden ? 404 : expected,
      ]);
    }
  }
  expect(await stored()).toEqual(before);
});

// logging out comes last: it ends what the others need
const allowed = operations.toSorted(
  (one, other) => Number(one.operationId === 'logOut') - Number(other.operationId === 'logOut'),
);
test('who may make a call is not refused', async () => {
  for (const operation of allowed) {
    for (const who of kinds) {
      if (table[operation.operationId as OperationId][lineOf(who)] !== 'may') continue; // as above
      const job = aboutJob.includes(operation) ? (await post(host, people.owner))._id : jobId;
      const status = await call(who, operation, job);
      const refused = aboutJob.includes(operation) ? [401, 403, 404] : [401, 403];
      expect([
        operation.operationId,
        who,
        status,
        refused.includes(status) || status >= 500,
      ]).toEqual([
        operation.operationId,
        who,
        status,
        operation.operationId.startsWith('login') && status === 401,
      ]);
    }
  }
}, 300_000);
