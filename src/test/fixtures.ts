import type {
  Application,
  ApplicationDetails,
  Company,
  Employer,
  Job,
  JobSeeker,
  JobsDesk,
  Resume,
} from '@/api/jobBoardApi';

/** A job of our own host; a spec host omits the fields after categoryName. */
export const aJob = (changes: Partial<Job> = {}): Job => ({
  _id: 'job-1',
  usernameEmployer: 'ann.lee',
  jobtitle: 'Registered Nurse',
  companyname: 'Lakeside Clinic',
  location: 'Springfield',
  joboverview: 'Care for patients after surgery on a calm ward.',
  responsibilities1: 'Assess patients',
  responsibilities2: 'Give medication',
  responsibilities3: 'Mentor colleagues',
  responsibilities4: 'Inform families',
  responsibilities5: 'Hand over in writing',
  qualification1: 'State licence',
  qualification2: 'Two years on a ward',
  qualification3: 'Calm in an emergency',
  qualification4: 'Clear English',
  employementtype: 'Full time',
  monthlysalary1: 3900,
  monthlysalary2: 5200,
  numberofvacancies: 3,
  degreerequired: 'BSc Nursing',
  categoryName: 'Nurse Jobs',
  ...changes,
});

/** A page of an employer's jobs desk: live jobs without views and applications. */
export const aDesk = (jobs: readonly Job[], total = jobs.length): JobsDesk => ({
  items: jobs.map((job) => ({ job, applicants: 0, fresh: 0, views: [] })),
  ...{ total, page: 1, limit: 30, counts: { live: total, draft: 0, ended: 0 } },
  ...{ unconfirmed: [], unfinished: 0 },
});

export const anEmployer = (changes: Partial<Employer> = {}): Employer => ({
  _id: 'employer-1',
  usernameEmployer: 'ann.lee',
  firstnameEmployer: 'Ann',
  lastnameEmployer: 'Lee',
  emailEmployer: 'ann@lakeside.example',
  phoneEmployer: '+1 555 0142',
  genderEmployer: 'Female',
  nationalityEmployer: 'US',
  addressEmployer: '1 Lake Road',
  locationEmployer: 'Springfield',
  companyName: 'Lakeside Clinic',
  role: 'employer',
  ...changes,
});

export const aColleague = (
  changes: Partial<Company['people'][number]> = {},
): Company['people'][number] => ({
  _id: 'employer-1',
  usernameEmployer: 'ann.lee',
  firstnameEmployer: 'Ann',
  lastnameEmployer: 'Lee',
  role: 'owner',
  allJobs: true,
  jobs: 0,
  you: true,
  ...changes,
});

/** The company of an employer without colleagues. */
export const aCompany = (changes: Partial<Company> = {}): Company => ({
  companyName: '',
  role: 'owner',
  allJobs: true,
  people: [aColleague()],
  invitations: [],
  ...changes,
});

export const aJobSeeker = (changes: Partial<JobSeeker> = {}): JobSeeker => ({
  _id: 'seeker-1',
  usernamejobseek: 'sam.roe',
  firstnamejobseek: 'Sam',
  lastnamejobseek: 'Roe',
  emailjobseek: 'sam@roe.example',
  phonejobseek: '+1 555 0199',
  genderjobseek: 'Male',
  nationalityjobseek: 'US',
  addressjobseek: 'US',
  locationjobseek: 'Springfield',
  educationjobseek: 'BSc Nursing',
  experiencejobseek: '6 years',
  role: 'jobseeker',
  ...changes,
});

export const aResume = (changes: Partial<Resume> = {}): Resume => ({
  _id: 'cv-1',
  name: 'sam-roe.pdf',
  kind: 'pdf',
  size: 212_000,
  isDefault: true,
  updatedAt: '2025-12-28T10:00:00.000Z',
  ...changes,
});

/** A job seeker's application, as in the list. */
export const anApplication = (changes: Partial<Application> = {}): Application => ({
  _id: 'a-1',
  jobId: 'job-1',
  jobtitle: 'Registered Nurse',
  companyname: 'Lakeside Clinic',
  location: 'Springfield',
  monthlysalary1: 3900,
  monthlysalary2: 5200,
  jobStatus: 'live',
  state: 'sent',
  createdAt: '2026-01-09T10:00:00.000Z',
  movedAt: '2026-01-09T10:00:00.000Z',
  keptUntil: '2026-08-09T10:00:00.000Z',
  unread: 0,
  mayApplyAgain: false,
  ...changes,
});

/** The same, with the details of its own page. */
export const applicationDetails = (
  changes: Partial<ApplicationDetails> = {},
): ApplicationDetails => ({
  ...anApplication(),
  usernameEmployer: 'ann.lee',
  message: 'Hello,\n\nMy name is Sam Roe.',
  note: '',
  answers: [],
  history: [{ kind: 'sent', at: '2026-01-09T10:00:00.000Z' }],
  messages: [],
  mayWithdraw: true,
  ...changes,
});
