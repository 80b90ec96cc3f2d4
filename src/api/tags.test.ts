import { openScreens } from '@/test/openScreens';
import type { OperationId } from '@contract/generated/operations';

const jobLists = [
  'jobdescriptions/getAll',
  'jobdescriptions/employer/ann.lee',
  'jobdescriptions/getByCategory/Nurse%20Jobs',
  'jobs/search',
  'jobs/suggestions',
  'jobs/pay',
  'jobs/job-3/similar',
  'stats',
];
const job = 'jobdescriptions/jobdescriptions/job-1';
const employer = ['employer/employers/username/ann.lee', 'employer/getAll'];
const seeker = ['jobseeker/jobseekers/username/sam.roe', 'jobseeker/jobseekers'];

const allJobs = [...jobLists, job, job.replace('job-1', 'job-2')];
const deleted = 'admin/deleted-accounts';
const [webhooks, deliveries] = ['company/webhooks', 'company/webhooks/w/deliveries'] as const;
const saved = ['saved-jobs', 'saved-jobs/ids'];
const cases = ['admin/cases', 'admin/cases/case-1'];

const changes: { call: OperationId; arg: unknown; reads: string[] }[] = [
  { call: 'addJob', arg: { jobPosting: {} }, reads: jobLists },
  { call: 'updateJob', arg: { id: 'job-1', jobInput: {} }, reads: [...jobLists, job] },
  { call: 'deleteJob', arg: { jobId: 'job-1' }, reads: [...jobLists, job] },
  { call: 'addDraft', arg: { jobDraft: {} }, reads: jobLists },
  { call: 'publishJob', arg: { jobId: 'job-1' }, reads: [...jobLists, job] },
  { call: 'renewJob', arg: { jobId: 'job-1' }, reads: [...jobLists, job] },
  { call: 'closeJob', arg: { jobId: 'job-1' }, reads: [...jobLists, job] },
  { call: 'duplicateJob', arg: { jobId: 'job-1' }, reads: jobLists },
  {
    call: 'answerRemoval',
    arg: { jobId: 'job-1', removalAnswer: { answer: 'x' } },
    reads: [...jobLists, job],
  },
  { call: 'resetPassword', arg: { passwordReset: {} }, reads: ['email-verification'] },
  { call: 'undoEmailChange', arg: { emailProof: {} }, reads: ['email-verification'] },
  { call: 'verifyEmail', arg: { emailProof: {} }, reads: ['email-verification'] },
  {
    call: 'updateFeaturedEmployer',
    arg: { id: 'f', featuredEmployerInput: { employerName: 'x' } },
    reads: ['featuredemployer/'],
  },
  {
    call: 'addFeaturedEmployer',
    arg: { featuredEmployerInput: { employerName: 'x' } },
    reads: ['featuredemployer/'],
  },
  { call: 'removeFeaturedEmployer', arg: { id: 'f' }, reads: ['featuredemployer/'] },
  { call: 'registerEmployer', arg: { employerRegistration: {} }, reads: ['employer/getAll'] },
  {
    call: 'updateEmployer',
    arg: { id: 'employer-1', employerUpdate: {} },
    reads: [...employer, 'email-verification'],
  },
  {
    call: 'updateEmployerDetails',
    arg: { id: 'employer-1', employerDetails: {} },
    reads: employer,
  },
  {
    call: 'uploadCompanyLogo',
    arg: { id: 'employer-1', companyLogoInput: {} },
    reads: [...employer, ...allJobs],
  },
  { call: 'deleteEmployer', arg: { id: 'employer-1' }, reads: [...employer, ...jobLists, deleted] },
  {
    call: 'registerJobSeeker',
    arg: { jobSeekerRegistration: {} },
    reads: ['jobseeker/jobseekers'],
  },
  { call: 'deleteJobSeeker', arg: { id: 'seeker-1' }, reads: [...seeker, deleted] },
  {
    call: 'updateJobSeeker',
    arg: { id: 'seeker-1', jobSeekerUpdate: {} },
    reads: [...seeker, 'email-verification'],
  },
  {
    call: 'updateJobSeekerDetails',
    arg: { id: 'seeker-1', jobSeekerDetails: {} },
    reads: seeker,
  },
  {
    call: 'updateTerms',
    arg: { id: 't', termsInput: {} },
    reads: ['terms/terms', 'terms/t/versions'],
  },
  {
    call: 'restoreTermsVersion',
    arg: { id: 't', number: 1 },
    reads: ['terms/terms', 'terms/t/versions'],
  },
  {
    call: 'orderFeaturedEmployers',
    arg: { featuredOrder: { ids: [] } },
    reads: ['featuredemployer/'],
  },
  { call: 'inviteAdmin', arg: { adminInvitationInput: {} }, reads: ['admins'] },
  { call: 'acceptInvitation', arg: { invitationAcceptance: {} }, reads: ['admins'] },
  { call: 'withdrawInvitation', arg: { id: 'a' }, reads: ['admins'] },
  { call: 'endAdmin', arg: { id: 'a' }, reads: ['admins'] },
  {
    call: 'applyToJob',
    arg: { applicationInput: { jobId: 'job-1' } },
    reads: ['applications'],
  },
  {
    call: 'askForHelp',
    arg: {
      helpQuestionInput: {
        role: 'visitor',
        name: 'Ann',
        email: 'ann@mail.example',
        message: 'How?',
      },
    },
    reads: ['admin/help-questions'],
  },
  {
    call: 'settleHelpQuestion',
    arg: { id: 'question-1', helpQuestionChange: { state: 'done' } },
    reads: ['admin/help-questions'],
  },
  { call: 'joinHidden', arg: { hiddenItemsInput: { items: [] } }, reads: ['hidden'] },
  { call: 'hide', arg: { kind: 'job', key: 'job-1' }, reads: ['hidden'] },
  { call: 'unhide', arg: { kind: 'job', key: 'job-1' }, reads: ['hidden'] },
  { call: 'saveJob', arg: { jobId: 'job-1' }, reads: saved },
  { call: 'removeSavedJob', arg: { jobId: 'job-1' }, reads: saved },
  {
    call: 'updateSavedJob',
    arg: { jobId: 'job-1', savedJobNote: { note: 'x' } },
    reads: saved,
  },
  { call: 'joinSavedJobs', arg: { savedJobsInput: { jobs: [] } }, reads: saved },
  {
    call: 'reportEmployer',
    arg: { usernameEmployer: 'ann.lee', employerReportInput: { reason: 'scam' } },
    reads: [],
  },
  { call: 'reportJob', arg: { jobId: 'job-1', reportInput: { reason: 'scam' } }, reads: [] },
  {
    call: 'decideCases',
    arg: { decisionInput: { ids: ['case-1'], decision: 'dismiss' } },
    reads: [...cases, ...allJobs, ...employer],
  },
  {
    call: 'takeDownJobs',
    arg: { takeDownInput: { ids: ['job-1'], reason: 'x' } },
    reads: [...cases, ...allJobs],
  },
  {
    call: 'saveAnnouncement',
    arg: { announcementInput: { text: 'x', link: '', endsAt: null } },
    reads: ['admin/announcement'],
  },
  { call: 'removeAnnouncement', arg: undefined, reads: ['admin/announcement'] },
  { call: 'editCaseJob', arg: { id: 'case-1', caseJobInput: {} }, reads: [...cases, ...allJobs] },
  {
    call: 'undoDecision',
    arg: { id: 'decision-1' },
    reads: [...cases, ...allJobs, ...employer, ...seeker],
  },
  {
    call: 'suspendAccount',
    arg: { role: 'jobseeker', id: 'a', suspensionInput: { reason: 'x' } },
    reads: [...cases, ...allJobs, ...employer, ...seeker],
  },
  {
    call: 'liftSuspension',
    arg: { role: 'jobseeker', id: 'a' },
    reads: [...cases, ...allJobs, ...employer, ...seeker],
  },
  { call: 'endSession', arg: { id: 's' }, reads: ['sessions'] },
  { call: 'endOtherSessions', arg: undefined, reads: ['sessions'] },
  { call: 'addApiKey', arg: { apiKeyInput: {} }, reads: ['account/api-keys'] },
  { call: 'deleteApiKey', arg: { id: 'k' }, reads: ['account/api-keys'] },
  { call: 'addWebhook', arg: { webhookInput: {} }, reads: [webhooks] },
  { call: 'updateWebhook', arg: { id: 'w', webhookChange: {} }, reads: [webhooks, deliveries] },
  { call: 'deleteWebhook', arg: { id: 'w' }, reads: [webhooks] },
  { call: 'rotateWebhookSecret', arg: { id: 'w' }, reads: [webhooks] },
  { call: 'testWebhook', arg: { id: 'w' }, reads: [webhooks, deliveries] },
  {
    call: 'resendWebhookDelivery',
    arg: { id: 'w', deliveryId: 'd' },
    reads: [webhooks, deliveries],
  },
  { call: 'changePassword', arg: { passwordChange: {} }, reads: ['sessions'] },
  { call: 'agreeToTerms', arg: { body: { version: 1 } }, reads: ['account'] },
  {
    call: 'restoreAccount',
    arg: { id: 'a' },
    reads: [deleted, ...employer, ...seeker, ...allJobs],
  },
  { call: 'readNotices', arg: { noticesInput: { ids: ['n-1'] } }, reads: ['notices'] },
];

describe.each(changes)('$call', ({ call, arg, reads }) => {
  let screens: Awaited<ReturnType<typeof openScreens>>;
  beforeAll(async () => {
    screens = await openScreens();
  });

  it('leads to nothing where it fails', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(await screens.refetchedBy(call, arg, 500)).toEqual([]);
    logged.mockRestore();
  });

  it('has exactly what it changed read again', async () => {
    expect(await screens.refetchedBy(call, arg, 200)).toEqual(reads.toSorted());
  });
});
