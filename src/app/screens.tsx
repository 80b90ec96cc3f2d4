import type { ReactElement } from 'react';
import type { RouteName } from '@contract/routes';
import { screen } from './screen';

// one element for two routes, so that navigating between them doesn't remount it
const account = screen(
  'Account',
  () => import(/* webpackChunkName: "Account" */ '@/pages/auth/Account'),
);
const employerList = screen(
  'EmployerList',
  () => import(/* webpackChunkName: "EmployerList" */ '@/pages/admin/lists/EmployerList'),
);
const jobSeekerReadOnly = screen(
  'JobSeekerReadOnly',
  () => import(/* webpackChunkName: "JobSeekerReadOnly" */ '@/pages/seeker/JobSeekerReadOnly'),
);
const jobView = screen(
  'JobView',
  () => import(/* webpackChunkName: "JobView" */ '@/pages/visitor/jobs/JobView'),
);

/**
 * The screen of each route, in a chunk named after it (chunks.json: the host adds preloads for a
 * rendered page's chunk).
 */
export const screens: Record<RouteName, ReactElement> = {
  home: screen('Home', () => import(/* webpackChunkName: "Home" */ '@/pages/visitor/home/Home')),
  signUp: screen('SignUp', () => import(/* webpackChunkName: "SignUp" */ '@/pages/auth/SignUp')),
  signUpEmployer: screen(
    'SignUpEmployer',
    () => import(/* webpackChunkName: "SignUpEmployer" */ '@/pages/auth/SignUpEmployer'),
  ),
  login: screen('Login', () => import(/* webpackChunkName: "Login" */ '@/pages/auth/Login')),
  loginEmployer: screen(
    'LoginEmployer',
    () => import(/* webpackChunkName: "LoginEmployer" */ '@/pages/auth/LoginEmployer'),
  ),
  adminLogin: screen(
    'AdminLogin',
    () => import(/* webpackChunkName: "AdminLogin" */ '@/pages/admin/accounts/AdminLogin'),
  ),
  jobSeekerProfile: screen(
    'JobSeekerProfile',
    () => import(/* webpackChunkName: "JobSeekerProfile" */ '@/pages/seeker/JobSeekerProfile'),
  ),
  applyToJob: screen(
    'ApplyToJob',
    () => import(/* webpackChunkName: "ApplyToJob" */ '@/pages/seeker/ApplyToJob'),
  ),
  ownReadOnlyProfile: jobSeekerReadOnly,
  employerProfile: screen(
    'EmployerProfile',
    () =>
      import(/* webpackChunkName: "EmployerProfile" */ '@/pages/employer/profile/EmployerProfile'),
  ),
  adminEmployers: employerList,
  adminEmployersAlias: employerList,
  adminSeekers: screen(
    'JobSeekerList',
    () => import(/* webpackChunkName: "JobSeekerList" */ '@/pages/admin/lists/JobSeekerList'),
  ),
  adminJobs: screen(
    'JobList',
    () => import(/* webpackChunkName: "JobList" */ '@/pages/admin/lists/JobList'),
  ),
  adminFeatured: screen(
    'FeaturedEmployerList',
    () =>
      import(
        /* webpackChunkName: "FeaturedEmployerList" */ '@/pages/admin/office/FeaturedEmployerList'
      ),
  ),
  adminTerms: screen(
    'TermsEditor',
    () => import(/* webpackChunkName: "TermsEditor" */ '@/pages/admin/office/TermsEditor'),
  ),
  jobListing: screen(
    'JobListing',
    () => import(/* webpackChunkName: "JobListing" */ '@/pages/visitor/jobs/JobListing'),
  ),
  employerJobs: screen(
    'EmployerJobs',
    () => import(/* webpackChunkName: "EmployerJobs" */ '@/pages/employer/jobs/EmployerJobs'),
  ),
  editJob: screen(
    'JobEdit',
    () => import(/* webpackChunkName: "JobEdit" */ '@/pages/employer/jobs/JobEdit'),
  ),
  categories: screen(
    'CategoryList',
    () => import(/* webpackChunkName: "CategoryList" */ '@/pages/visitor/jobs/CategoryList'),
  ),
  category: screen(
    'CategoryJob',
    () => import(/* webpackChunkName: "CategoryJob" */ '@/pages/visitor/jobs/CategoryJob'),
  ),
  terms: screen(
    'TermsOfUse',
    () => import(/* webpackChunkName: "TermsOfUse" */ '@/pages/visitor/TermsOfUse'),
  ),
  cv: screen(
    'CvTemplate',
    () => import(/* webpackChunkName: "CvTemplate" */ '@/pages/visitor/CvTemplate'),
  ),
  postJob: screen(
    'JobPost',
    () => import(/* webpackChunkName: "JobPost" */ '@/pages/employer/jobs/JobPost'),
  ),
  jobView,
  employerJobView: jobView,
  employerReadOnly: screen(
    'EmployerReadOnly',
    () => import(/* webpackChunkName: "EmployerReadOnly" */ '@/pages/visitor/EmployerReadOnly'),
  ),
  jobSeekerReadOnly,
  sampleJob: screen(
    'SampleJob',
    () => import(/* webpackChunkName: "SampleJob" */ '@/pages/visitor/jobs/SampleJob'),
  ),
  forgotPassword: screen(
    'ForgotPassword',
    () => import(/* webpackChunkName: "ForgotPassword" */ '@/pages/auth/ForgotPassword'),
  ),
  resetPassword: screen(
    'ResetPassword',
    () => import(/* webpackChunkName: "ResetPassword" */ '@/pages/auth/ResetPassword'),
  ),
  verifyEmail: screen(
    'VerifyEmail',
    () => import(/* webpackChunkName: "VerifyEmail" */ '@/pages/auth/VerifyEmail'),
  ),
  undoEmail: screen(
    'UndoEmail',
    () => import(/* webpackChunkName: "UndoEmail" */ '@/pages/auth/UndoEmail'),
  ),
  jobConfirmation: screen(
    'JobConfirmation',
    () => import(/* webpackChunkName: "JobConfirmation" */ '@/pages/employer/jobs/JobConfirmation'),
  ),
  unsubscribe: screen(
    'Unsubscribe',
    () => import(/* webpackChunkName: "Unsubscribe" */ '@/pages/auth/Unsubscribe'),
  ),
  jobAlerts: screen(
    'JobAlerts',
    () => import(/* webpackChunkName: "JobAlerts" */ '@/pages/seeker/JobAlerts'),
  ),
  jobAlert: screen(
    'JobAlert',
    () => import(/* webpackChunkName: "JobAlert" */ '@/pages/auth/JobAlert'),
  ),
  jobAlertConfirmation: screen(
    'JobAlertConfirmation',
    () =>
      import(/* webpackChunkName: "JobAlertConfirmation" */ '@/pages/auth/JobAlertConfirmation'),
  ),
  adminInvite: screen(
    'AdminInvite',
    () => import(/* webpackChunkName: "AdminInvite" */ '@/pages/admin/accounts/AdminInvite'),
  ),
  ownPostJob: screen(
    'OwnPostJob',
    () => import(/* webpackChunkName: "OwnPostJob" */ '@/pages/employer/jobs/OwnPostJob'),
  ),
  applications: screen(
    'Applications',
    () => import(/* webpackChunkName: "Applications" */ '@/pages/employer/hiring/Applications'),
  ),
  candidates: screen(
    'Candidates',
    () => import(/* webpackChunkName: "Candidates" */ '@/pages/employer/hiring/Candidates'),
  ),
  candidateSearches: screen(
    'CandidateSearches',
    () =>
      import(
        /* webpackChunkName: "CandidateSearches" */ '@/pages/employer/hiring/CandidateSearches'
      ),
  ),
  openToWork: screen(
    'OpenToWork',
    () => import(/* webpackChunkName: "OpenToWork" */ '@/pages/seeker/OpenToWork'),
  ),
  invitations: screen(
    'Invitations',
    () => import(/* webpackChunkName: "Invitations" */ '@/pages/seeker/Invitations'),
  ),
  jobsDesk: screen(
    'JobsDesk',
    () => import(/* webpackChunkName: "JobsDesk" */ '@/pages/employer/jobs/JobsDesk'),
  ),
  jobImports: screen(
    'JobImports',
    () => import(/* webpackChunkName: "JobImports" */ '@/pages/employer/jobs/JobImports'),
  ),
  companyPeople: screen(
    'CompanyPeople',
    () => import(/* webpackChunkName: "CompanyPeople" */ '@/pages/employer/company/CompanyPeople'),
  ),
  companyInvitation: screen(
    'CompanyInvitation',
    () =>
      import(
        /* webpackChunkName: "CompanyInvitation" */ '@/pages/employer/company/CompanyInvitation'
      ),
  ),
  help: screen('Help', () => import(/* webpackChunkName: "Help" */ '@/pages/visitor/Help')),
  savedJobs: screen(
    'SavedJobs',
    () => import(/* webpackChunkName: "SavedJobs" */ '@/pages/seeker/SavedJobs'),
  ),
  inbox: screen('Inbox', () => import(/* webpackChunkName: "Inbox" */ '@/pages/auth/Inbox')),
  application: screen(
    'MyApplication',
    () => import(/* webpackChunkName: "MyApplication" */ '@/pages/seeker/MyApplication'),
  ),
  jobFigures: screen(
    'JobFigures',
    () => import(/* webpackChunkName: "JobFigures" */ '@/pages/employer/jobs/JobFigures'),
  ),
  account,
  adminAccount: account,
  adminOverview: screen(
    'AdminOverview',
    () => import(/* webpackChunkName: "AdminOverview" */ '@/pages/admin/office/AdminOverview'),
  ),
  adminReports: screen(
    'Reports',
    () => import(/* webpackChunkName: "Reports" */ '@/pages/admin/office/Reports'),
  ),
  personRecord: screen(
    'PersonRecord',
    () => import(/* webpackChunkName: "PersonRecord" */ '@/pages/admin/lists/PersonRecord'),
  ),
  auditLog: screen(
    'AuditLog',
    () => import(/* webpackChunkName: "AuditLog" */ '@/pages/admin/office/AuditLog'),
  ),
  adminSearches: screen(
    'Searches',
    () => import(/* webpackChunkName: "Searches" */ '@/pages/admin/office/Searches'),
  ),
  adminHelpQuestions: screen(
    'HelpQuestions',
    () => import(/* webpackChunkName: "HelpQuestions" */ '@/pages/admin/office/HelpQuestions'),
  ),
  administrators: screen(
    'Administrators',
    () => import(/* webpackChunkName: "Administrators" */ '@/pages/admin/accounts/Administrators'),
  ),
  deletedAccounts: screen(
    'DeletedAccounts',
    () =>
      import(/* webpackChunkName: "DeletedAccounts" */ '@/pages/admin/accounts/DeletedAccounts'),
  ),
};

export const notFound = screen(
  'NotFound',
  () => import(/* webpackChunkName: "NotFound" */ '@/pages/visitor/NotFound'),
);
/** The administrator's layout, in its own chunk so that nobody else downloads it. */
export const adminLayout = screen(
  'AdminLayout',
  () => import(/* webpackChunkName: "AdminLayout" */ './layouts/AdminLayout'),
);
