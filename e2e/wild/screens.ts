import type { SpecOperation } from '@contract/generated/operations';
import type { WildStore } from '../specHost/answers';
import type { Account } from '../steps/people';

export type Screen = {
  /** Its address on a host that holds the usual records. */
  path: string;
  /** Who looks at it; a visitor where nobody is named. */
  role?: Account['role'];
  /** The calls it makes when all goes well. */
  reads: readonly SpecOperation[];
  /**
   * Those of them that go wrong here; the others do on another screen of the same parts. All unless
   * told.
   */
  spoilt?: readonly SpecOperation[];
  /** Words it shows once everything has come. */
  shows: string;
  /**
   * What it may say of a failure: only where spec §8 gives a text or is silent; everything else is
   * logged only.
   */
  maySay?: RegExp;
};

/** People the usual records hold. */
export const employer = { role: 'employer', username: 'larkfield' } as const;
export const seeker = { role: 'jobseeker', username: 'lena.brandt' } as const;

/**
 * All screens that visitors, job seekers and employers have (spec §2.1), with the calls each of
 * them makes.
 */
export const screensOf = ({ jobs }: Pick<WildStore, 'jobs'>): Screen[] => {
  const id = encodeURIComponent(String(jobs[0]?._id));
  const far = encodeURIComponent(String(jobs[40]?._id ?? 'far'));
  const noJob = /(This job can’t be shown right now\s+)?Error: Error fetching job description/;
  return [
    { path: '/', reads: ['getFeaturedEmployers', 'getJobs'], shows: 'Help Desk Technician 1' },
    { path: '/jobdescription', reads: ['getJobs'], shows: 'Help Desk Technician 1' },
    {
      path: `/jobdescription?job=${far}`,
      reads: ['getJob', 'getJobs'],
      spoilt: ['getJob'],
      shows: 'Help Desk Technician 1',
      maySay: noJob,
    },
    { path: '/jobdescription/sample', reads: [], shows: 'IT Administrator' },
    {
      path: `/singlejobdescription/jobdescription/${id}`,
      reads: ['getJob'],
      shows: 'Help Desk Technician 1',
      maySay: noJob,
    },
    {
      path: `/jobdescriptions/jobdescriptions/${id}`,
      reads: ['getJob'],
      spoilt: [],
      shows: 'Help Desk Technician 1',
      maySay: noJob,
    },
    { path: '/category', reads: ['getCategories'], shows: 'Teacher Jobs' },
    {
      path: '/category/IT%20Jobs',
      reads: ['getCategories', 'getJobsByCategory'],
      shows: 'Help Desk Technician 1',
    },
    {
      path: '/termsofuse',
      reads: ['getTerms'],
      shows: 'Post only jobs that exist.',
      maySay: /The terms can’t be shown right now/,
    },
    {
      path: '/employerppreadonly/larkfield',
      reads: ['getEmployer', 'getJobsByEmployer'],
      shows: 'Amara Okafor',
    },
    { path: '/jobseekerppreadonly/lena.brandt', reads: ['getJobSeeker'], shows: 'Lena Brandt' },
    {
      path: '/jobdescriptiontrial/larkfield',
      reads: ['getJobsByEmployer'],
      shows: 'Help Desk Technician 1',
    },
    { path: `/jobdescriptiontrialedit?id=${id}`, reads: ['getJob'], shows: 'IT Jobs' },
    { path: '/jobpost/larkfield', reads: [], shows: 'Post a job' },
    { path: '/cv', reads: [], shows: 'Experience' },
    { path: '/login', reads: [], shows: 'Login' },
    { path: '/loginemp', reads: [], shows: 'Login' },
    { path: '/signup', reads: [], shows: 'Register' },
    { path: '/signupemp', reads: [], shows: 'Register' },
    {
      path: '/no/such/page',
      reads: [],
      shows: 'Page not found',
      maySay: /Sorry, we couldn't find the page/,
    },
    {
      path: '/jobseekerpp/lena.brandt',
      role: 'jobseeker',
      reads: ['getJobSeeker'],
      shows: 'Lena Brandt',
    },
    {
      path: '/jobseekerppreadonly',
      role: 'jobseeker',
      reads: ['getJobSeeker'],
      spoilt: [],
      shows: 'Lena Brandt',
    },
    {
      path: `/applyjob/${id}`,
      role: 'jobseeker',
      reads: ['getEmployer', 'getJob', 'getJobSeeker'],
      shows: 'Help Desk Technician 1',
      maySay: noJob,
    },
    {
      path: '/employerpp/larkfield',
      role: 'employer',
      reads: ['getEmployer', 'getJobsByEmployer'],
      shows: 'Help Desk Technician 1',
    },
    {
      path: '/jobdescriptiontrial',
      role: 'employer',
      reads: ['getJobsByEmployer'],
      spoilt: [],
      shows: 'Help Desk Technician 1',
    },
  ];
};
