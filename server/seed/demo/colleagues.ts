import type { CompanyRole, HistoryAction } from '@contract/companies';
import type { Access } from '../../repositories/companies/colleagues';
import type { DemoPerson } from './shapes';

/** The demo employer's colleagues; nobody knows their passwords. */
export const demoColleagues: (DemoPerson & {
  access: Access;
  /**
   * How many of the company's jobs they have access to, the newest ones; for those without access
   * to all.
   */
  chosenJobs: number;
})[] = [
  {
    username: 'marcus.hale',
    firstName: 'Marcus',
    lastName: 'Hale',
    email: 'marcus.hale@northfold.example',
    phone: '+1 303 555 0114',
    gender: 'Male',
    nationality: 'US',
    address: '1820 Blake Street, Suite 300',
    location: 'Denver, CO',
    education: 'B.S. in Computer Science, Colorado State University',
    experience: 'Engineering manager who hires for two teams',
    access: { role: 'recruiter', allJobs: true, jobIds: [] },
    chosenJobs: 0,
  },
  {
    username: 'ines.duarte',
    firstName: 'Inês',
    lastName: 'Duarte',
    email: 'ines.duarte@northfold.example',
    phone: '+1 303 555 0116',
    gender: 'Female',
    nationality: 'PT',
    address: '1820 Blake Street, Suite 300',
    location: 'Denver, CO',
    education: 'M.A. in Design, University of Porto',
    experience: 'Head of design',
    access: { role: 'reader', allJobs: false, jobIds: [] },
    chosenJobs: 2,
  },
];

/** An invitation to a colleague that hasn't been answered. */
export const demoInvitation = {
  email: 'tom.reyes@northfold.example',
  role: 'recruiter',
  allJobs: true,
} as const;

type DemoEvent = {
  /** A username, like `about`. */
  by: string;
  about?: string;
  /** A job's title. */
  title?: string;
  action: HistoryAction;
  after?: { role?: CompanyRole; email?: string };
};

/** The company's history, oldest first. */
export const demoHistory: DemoEvent[] = [
  { by: 'marcus.hale', action: 'joinCompany', after: { role: 'recruiter' } },
  { by: 'ines.duarte', action: 'joinCompany', after: { role: 'reader' } },
  { by: 'marcus.hale', action: 'updateJobHiring', title: 'Full-Stack Developer' },
  { by: 'marcus.hale', action: 'updateJob', title: 'Backend Developer, Payments' },
  { by: 'demo.employer', action: 'confirmJob', title: 'UX Designer' },
  {
    by: 'demo.employer',
    action: 'inviteColleague',
    after: { role: 'recruiter', email: 't…@northfold.example' },
  },
];
