import { Suspense } from 'react';
import { Outlet, useRoutes, type RouteObject } from 'react-router-dom';
import { LogOutProvider } from '@/features/auth/LogOutContext';
import { Loading } from '@/ui/page/Loading';
import { PageBoundary } from './layouts/PageBoundary';
import { PageLayout } from './layouts/PageLayout';
import { paths } from './paths';
import { RequireRole } from './RequireRole';
import { screen } from './screen';
import { ScrollMemory } from './ScrollMemory';

const home = screen('Home', () => import(/* webpackChunkName: "Home" */ '@/pages/visitor/Home'));
const jobListing = screen(
  'JobListing',
  () => import(/* webpackChunkName: "JobListing" */ '@/pages/visitor/JobListing'),
);
const jobView = screen(
  'JobView',
  () => import(/* webpackChunkName: "JobView" */ '@/pages/visitor/JobView'),
);
const sampleJob = screen(
  'SampleJob',
  () => import(/* webpackChunkName: "SampleJob" */ '@/pages/visitor/SampleJob'),
);
const categoryList = screen(
  'CategoryList',
  () => import(/* webpackChunkName: "CategoryList" */ '@/pages/visitor/CategoryList'),
);
const categoryJob = screen(
  'CategoryJob',
  () => import(/* webpackChunkName: "CategoryJob" */ '@/pages/visitor/CategoryJob'),
);
const terms = screen(
  'TermsOfUse',
  () => import(/* webpackChunkName: "TermsOfUse" */ '@/pages/visitor/TermsOfUse'),
);
const employerReadOnly = screen(
  'EmployerReadOnly',
  () => import(/* webpackChunkName: "EmployerReadOnly" */ '@/pages/visitor/EmployerReadOnly'),
);
const notFound = screen(
  'NotFound',
  () => import(/* webpackChunkName: "NotFound" */ '@/pages/visitor/NotFound'),
);
const login = screen('Login', () => import(/* webpackChunkName: "Login" */ '@/pages/auth/Login'));
const loginEmployer = screen(
  'LoginEmployer',
  () => import(/* webpackChunkName: "LoginEmployer" */ '@/pages/auth/LoginEmployer'),
);
const signUp = screen(
  'SignUp',
  () => import(/* webpackChunkName: "SignUp" */ '@/pages/auth/SignUp'),
);
const signUpEmployer = screen(
  'SignUpEmployer',
  () => import(/* webpackChunkName: "SignUpEmployer" */ '@/pages/auth/SignUpEmployer'),
);
const account = screen(
  'Account',
  () => import(/* webpackChunkName: "Account" */ '@/pages/auth/Account'),
);
const forgotPassword = screen(
  'ForgotPassword',
  () => import(/* webpackChunkName: "ForgotPassword" */ '@/pages/auth/ForgotPassword'),
);
const resetPassword = screen(
  'ResetPassword',
  () => import(/* webpackChunkName: "ResetPassword" */ '@/pages/auth/ResetPassword'),
);
const verifyEmail = screen(
  'VerifyEmail',
  () => import(/* webpackChunkName: "VerifyEmail" */ '@/pages/auth/VerifyEmail'),
);
const jobPost = screen(
  'JobPost',
  () => import(/* webpackChunkName: "JobPost" */ '@/pages/employer/JobPost'),
);
const employerJobs = screen(
  'EmployerJobs',
  () => import(/* webpackChunkName: "EmployerJobs" */ '@/pages/employer/EmployerJobs'),
);
const jobEdit = screen(
  'JobEdit',
  () => import(/* webpackChunkName: "JobEdit" */ '@/pages/employer/JobEdit'),
);
const cv = screen(
  'CvTemplate',
  () => import(/* webpackChunkName: "CvTemplate" */ '@/pages/visitor/CvTemplate'),
);
const employerProfile = screen(
  'EmployerProfile',
  () => import(/* webpackChunkName: "EmployerProfile" */ '@/pages/employer/EmployerProfile'),
);
const jobSeekerProfile = screen(
  'JobSeekerProfile',
  () => import(/* webpackChunkName: "JobSeekerProfile" */ '@/pages/seeker/JobSeekerProfile'),
);
const jobSeekerReadOnly = screen(
  'JobSeekerReadOnly',
  () => import(/* webpackChunkName: "JobSeekerReadOnly" */ '@/pages/seeker/JobSeekerReadOnly'),
);
const applyToJob = screen(
  'ApplyToJob',
  () => import(/* webpackChunkName: "ApplyToJob" */ '@/pages/seeker/ApplyToJob'),
);
const adminLogin = screen(
  'AdminLogin',
  () => import(/* webpackChunkName: "AdminLogin" */ '@/pages/admin/AdminLogin'),
);
const employerList = screen(
  'EmployerList',
  () => import(/* webpackChunkName: "EmployerList" */ '@/pages/admin/EmployerList'),
);
const jobSeekerList = screen(
  'JobSeekerList',
  () => import(/* webpackChunkName: "JobSeekerList" */ '@/pages/admin/JobSeekerList'),
);
const jobList = screen(
  'JobList',
  () => import(/* webpackChunkName: "JobList" */ '@/pages/admin/JobList'),
);
const featuredEmployerList = screen(
  'FeaturedEmployerList',
  () => import(/* webpackChunkName: "FeaturedEmployerList" */ '@/pages/admin/FeaturedEmployerList'),
);
const termsEditor = screen(
  'TermsEditor',
  () => import(/* webpackChunkName: "TermsEditor" */ '@/pages/admin/TermsEditor'),
);
// nobody else needs the administrator's frame
const adminLayout = screen(
  'AdminLayout',
  () => import(/* webpackChunkName: "AdminLayout" */ './layouts/AdminLayout'),
);
const adminOverview = screen(
  'AdminOverview',
  () => import(/* webpackChunkName: "AdminOverview" */ '@/pages/admin/AdminOverview'),
);
const auditLog = screen(
  'AuditLog',
  () => import(/* webpackChunkName: "AuditLog" */ '@/pages/admin/AuditLog'),
);
const administrators = screen(
  'Administrators',
  () => import(/* webpackChunkName: "Administrators" */ '@/pages/admin/Administrators'),
);
const adminInvite = screen(
  'AdminInvite',
  () => import(/* webpackChunkName: "AdminInvite" */ '@/pages/admin/AdminInvite'),
);
const deletedAccounts = screen(
  'DeletedAccounts',
  () => import(/* webpackChunkName: "DeletedAccounts" */ '@/pages/admin/DeletedAccounts'),
);
const reports = screen(
  'Reports',
  () => import(/* webpackChunkName: "Reports" */ '@/pages/admin/Reports'),
);

/**
 * What stands in a layout: the screen, its skeleton while it is fetched, and what is said where it
 * breaks.
 */
const inLayout = (
  <PageBoundary>
    <ScrollMemory />
    <Suspense fallback={<Loading shape="page" />}>
      <Outlet />
    </Suspense>
  </PageBoundary>
);

/** The route table of spec §2.1. */
const openAndOwnPages: RouteObject = {
  element: <PageLayout />,
  children: [
    {
      element: inLayout,
      children: [
        { index: true, element: home },
        { path: '/signup', element: signUp },
        { path: '/signupemp', element: signUpEmployer },
        { path: '/login', element: login },
        { path: '/loginemp', element: loginEmployer },
        { path: '/forgotpassword', element: forgotPassword },
        { path: '/resetpassword', element: resetPassword },
        { path: '/verifyemail', element: verifyEmail },
        { path: '/jobdescription', element: jobListing },
        { path: '/jobdescription/sample', element: sampleJob },
        { path: '/jobdescriptiontrial/:usernameEmployer?', element: employerJobs },
        { path: '/jobdescriptiontrialedit', element: jobEdit },
        { path: '/category', element: categoryList },
        { path: '/category/:categoryName', element: categoryJob },
        { path: '/termsofuse', element: terms },
        { path: '/account', element: account },
        { path: '/cv', element: cv },
        { path: '/adminlogin', element: adminLogin },
        { path: '/admininvite', element: adminInvite },
        { path: '/jobpost/:usernameEmployer', element: jobPost },
        { path: '/singlejobdescription/jobdescription/:jobId', element: jobView },
        { path: '/jobdescriptions/jobdescriptions/:jobId', element: jobView },
        { path: '/employerppreadonly/:usernameEmployer', element: employerReadOnly },
        { path: '/jobseekerppreadonly/:usernamejobseek', element: jobSeekerReadOnly },
        {
          element: <RequireRole role="jobseeker" loginPath={paths.login()} />,
          children: [
            { path: '/jobseekerpp/:usernamejobseek?', element: jobSeekerProfile },
            { path: '/applyjob/:jobId', element: applyToJob },
            { path: '/jobseekerppreadonly', element: jobSeekerReadOnly },
          ],
        },
        {
          element: <RequireRole role="employer" loginPath={paths.loginEmployer()} />,
          children: [{ path: '/employerpp/:usernameEmployer?', element: employerProfile }],
        },
        { path: '*', element: notFound },
      ],
    },
  ],
};
const adminWaiting = (
  <main>
    <Loading shape="table" />
  </main>
);
const adminPages: RouteObject = {
  // nothing of the administrator's frame is shown to anybody else
  element: <RequireRole role="admin" loginPath={paths.adminLogin()} waiting={adminWaiting} />,
  children: [
    {
      element: (
        <PageBoundary>
          <Suspense fallback={adminWaiting}>
            <Outlet />
          </Suspense>
        </PageBoundary>
      ),
      children: [
        {
          element: adminLayout,
          children: [
            {
              element: inLayout,
              children: [
                { path: '/admindash', element: employerList },
                { path: '/employerdash', element: employerList },
                { path: '/jobseekdash', element: jobSeekerList },
                { path: '/removejob', element: jobList },
                { path: '/updatefeatured', element: featuredEmployerList },
                { path: '/updateterms', element: termsEditor },
                { path: '/adminoverview', element: adminOverview },
                { path: '/reports', element: reports },
                { path: '/auditlog', element: auditLog },
                { path: '/administrators', element: administrators },
                { path: '/deletedaccounts', element: deletedAccounts },
                { path: '/adminaccount', element: account },
              ],
            },
          ],
        },
      ],
    },
  ],
};
export const routes: RouteObject[] = [
  {
    element: (
      <LogOutProvider>
        <Outlet />
      </LogOutProvider>
    ),
    children: [openAndOwnPages, adminPages],
  },
];

/**
 * The screen of the router's address. A router of objects with loaders would cost 17 kB more and be
 * used for nothing.
 */
export const AppRoutes = () => useRoutes(routes);
