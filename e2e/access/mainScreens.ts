import { demoAccount, type Account } from '../steps/people';

type MainScreen = {
  name: string;
  path: (jobId: string) => string;
  person?: Account;
  /** The starts of names that assistive technology must reach in this order. */
  order: readonly string[];
};

/** The ten screens that people use most. */
export const mainScreens: readonly MainScreen[] = [
  {
    name: 'home',
    path: () => '/',
    order: ["We're Connecting talent with", 'What', 'Where', 'Search'],
  },
  {
    name: 'listing',
    path: () => '/jobdescription?q=nurse',
    order: ['What', 'Where', 'Search', 'Remote', 'Nurse Recruiter'],
  },
  {
    name: 'job',
    path: (jobId) => `/singlejobdescription/jobdescription/${jobId}`,
    order: ['Apply to Job', 'Responsibilities', 'Qualifications'],
  },
  { name: 'category', path: () => '/category/Nurse%20Jobs', order: ['Nurse Jobs'] },
  { name: 'login', path: () => '/login', order: ['Username', 'Password', 'Login'] },
  {
    name: 'signup',
    path: () => '/signup',
    order: ['First name', 'Last name', 'Email', 'Password', 'Confirm password', 'Register'],
  },
  {
    name: 'job seeker’s profile',
    path: () => '/jobseekerpp/demo.seeker',
    person: demoAccount('jobseeker'),
    order: ['Jordan', 'Your CVs'],
  },
  {
    name: 'employer’s profile',
    path: () => '/employerpp/demo.employer',
    person: demoAccount('employer'),
    order: ['Post a Job', 'Delete Site Reliability Engineer'],
  },
  {
    name: 'post a job',
    path: () => '/jobpost/demo.employer',
    person: demoAccount('employer'),
    order: ['Job title', 'Company', 'Location', 'Job overview', 'Post'],
  },
  {
    name: 'applications',
    path: () => '/applications',
    person: demoAccount('employer'),
    order: ['Applications', 'Export CSV', 'Candidate'],
  },
];
