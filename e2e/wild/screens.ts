import type { SpecOperation } from '@contract/generated/operations';
import type { WildStore } from '../specHost/answers';
import type { Account } from '../steps/people';

export type Screen = {
  /** Its path on a host with the usual records. */
  path: string;
  /** Who opens it; a visitor by default. */
  role?: Account['role'];
  /** The calls it makes if nothing fails. */
  reads: readonly SpecOperation[];
  /** The calls that fail in its tests, by default all; another screen covers the others. */
  faultyReads?: readonly SpecOperation[];
  /** Text it shows once everything is loaded. */
  shows: string;
  /**
   * The failure texts it may show, if spec §8 has one or says nothing; other failures are only
   * logged.
   */
  allowedFailureText?: RegExp;
};

/** Accounts in the usual records. */
export const employer = { role: 'employer', username: 'larkfield' } as const;
export const seeker = { role: 'jobseeker', username: 'lena.brandt' } as const;

/**
 * Returns all screens of visitors, job seekers and employers (spec §2.1), with the calls that each
 * makes.
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
      faultyReads: ['getJob'],
      shows: 'Help Desk Technician 1',
      allowedFailureText: noJob,
    },
    { path: '/jobdescription/sample', reads: [], shows: 'IT Administrator' },
    {
      path: `/singlejobdescription/jobdescription/${id}`,
      reads: ['getJob'],
      shows: 'Help Desk Technician 1',
      allowedFailureText: noJob,
    },
    {
      path: `/jobdescriptions/jobdescriptions/${id}`,
      reads: ['getJob'],
      faultyReads: [],
      shows: 'Help Desk Technician 1',
      allowedFailureText: noJob,
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
      allowedFailureText: /The terms can’t be shown right now/,
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
    {
      path: `/jobdescriptiontrialedit?id=${id}`,
      reads: ['getJob'],
      shows: 'IT Jobs',
      allowedFailureText: noJob,
    },
    { path: '/jobpost/larkfield', reads: [], shows: 'Post a job' },
    { path: '/cv', reads: [], shows: 'Experience' },
    { path: '/saved', reads: [], shows: 'No saved jobs yet' },
    { path: '/login', reads: [], shows: 'Login' },
    { path: '/loginemp', reads: [], shows: 'Login' },
    { path: '/signup', reads: [], shows: 'Register' },
    { path: '/signupemp', reads: [], shows: 'Register' },
    {
      path: '/no/such/page',
      reads: [],
      shows: 'Page not found',
      allowedFailureText: /Sorry, we couldn't find the page/,
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
      faultyReads: [],
      shows: 'Lena Brandt',
    },
    {
      path: `/applyjob/${id}`,
      role: 'jobseeker',
      reads: ['getEmployer', 'getJob', 'getJobSeeker'],
      shows: 'Help Desk Technician 1',
      allowedFailureText: noJob,
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
      faultyReads: [],
      shows: 'Help Desk Technician 1',
    },
  ];
};
