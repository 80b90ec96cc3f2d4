import { matchRoute } from './matchRoute';
import { paths } from './paths';
import { routeNames } from './routes';

/** The expected path of each builder: a new builder needs a row here. */
const built: Record<keyof typeof paths, [path: string, expected: string]> = {
  home: [paths.home(), '/'],
  signUp: [paths.signUp(), '/signup'],
  signUpEmployer: [paths.signUpEmployer(), '/signupemp'],
  login: [paths.login(), '/login'],
  loginEmployer: [paths.loginEmployer(), '/loginemp'],
  adminLogin: [paths.adminLogin(), '/adminlogin'],
  loginOf: [paths.loginOf('employer'), '/loginemp'],
  jobSeekerProfile: [paths.jobSeekerProfile('noor.h'), '/jobseekerpp/noor.h'],
  applyToJob: [paths.applyToJob('a1'), '/applyjob/a1'],
  ownReadOnlyProfile: [paths.ownReadOnlyProfile(), '/jobseekerppreadonly'],
  employerProfile: [paths.employerProfile('demo employer'), '/employerpp/demo%20employer'],
  adminEmployers: [paths.adminEmployers(), '/admindash'],
  adminEmployersAlias: [paths.adminEmployersAlias(), '/employerdash'],
  adminSeekers: [paths.adminSeekers(), '/jobseekdash'],
  adminJobs: [paths.adminJobs(), '/removejob'],
  adminFeatured: [paths.adminFeatured(), '/updatefeatured'],
  adminTerms: [paths.adminTerms(), '/updateterms'],
  jobListing: [paths.jobListing('q=nurse'), '/jobdescription?q=nurse'],
  employerJobs: [paths.employerJobs('demo'), '/jobdescriptiontrial/demo'],
  editJob: [paths.editJob('a&1'), '/jobdescriptiontrialedit?id=a%261'],
  categories: [paths.categories(), '/category'],
  category: [paths.category('IT/Data Jobs?'), '/category/IT%2FData%20Jobs%3F'],
  terms: [paths.terms(), '/termsofuse'],
  cv: [paths.cv(), '/cv'],
  postJob: [paths.postJob('demo'), '/jobpost/demo'],
  jobView: [paths.jobView('a1'), '/singlejobdescription/jobdescription/a1'],
  employerJobView: [paths.employerJobView('a1'), '/jobdescriptions/jobdescriptions/a1'],
  employerReadOnly: [paths.employerReadOnly('../x'), '/employerppreadonly/..%2Fx'],
  jobSeekerReadOnly: [paths.jobSeekerReadOnly('noor#1'), '/jobseekerppreadonly/noor%231'],
  sampleJob: [paths.sampleJob(), '/jobdescription/sample'],
  forgotPassword: [paths.forgotPassword('employer'), '/forgotpassword?role=employer'],
  resetPassword: [paths.resetPassword(), '/resetpassword'],
  verifyEmail: [paths.verifyEmail(), '/verifyemail'],
  undoEmail: [paths.undoEmail(), '/undoemail'],
  jobConfirmation: [paths.jobConfirmation(), '/jobconfirmation'],
  unsubscribe: [paths.unsubscribe(), '/unsubscribe'],
  jobAlerts: [paths.jobAlerts(), '/alerts'],
  jobAlert: [paths.jobAlert(), '/alert'],
  jobAlertConfirmation: [paths.jobAlertConfirmation(), '/alertconfirmation'],
  adminInvite: [paths.adminInvite(), '/admininvite'],
  ownPostJob: [paths.ownPostJob(), '/postjob'],
  applications: [paths.applications(), '/applications'],
  applicationsOf: [paths.applicationsOf('a1'), '/applications?job=a1'],
  candidates: [paths.candidates(), '/candidates'],
  candidateSearches: [paths.candidateSearches(), '/candidatesearches'],
  openToWork: [paths.openToWork(), '/opentowork'],
  invitations: [paths.invitations(), '/invitations'],
  help: [paths.help(), '/help'],
  savedJobs: [paths.savedJobs(), '/saved'],
  inbox: [paths.inbox(), '/inbox'],
  jobsDesk: [paths.jobsDesk(), '/company/jobs'],
  jobImports: [paths.jobImports(), '/company/imports'],
  companyPeople: [paths.companyPeople(), '/company/people'],
  companyInvitation: [paths.companyInvitation(), '/companyinvitation'],
  application: [paths.application('a1'), '/myapplications/a1'],
  jobFigures: [paths.jobFigures('j1'), '/jobfigures/j1'],
  account: [paths.account(), '/account'],
  adminAccount: [paths.adminAccount(), '/adminaccount'],
  adminOverview: [paths.adminOverview(), '/adminoverview'],
  adminReports: [paths.adminReports(), '/reports'],
  adminCase: [paths.adminCase('c1'), '/reports?case=c1'],
  personRecord: [paths.personRecord('jobseeker', 's1'), '/people/jobseeker/s1'],
  auditLog: [paths.auditLog(), '/auditlog'],
  adminSearches: [paths.adminSearches(), '/searches'],
  adminHelpQuestions: [paths.adminHelpQuestions(), '/helpquestions'],
  administrators: [paths.administrators(), '/administrators'],
  deletedAccounts: [paths.deletedAccounts(), '/deletedaccounts'],
  thread: [paths.thread('a/1'), '/inbox?thread=a%2F1'],
  aboutUs: [paths.aboutUs(), '/#about-us'],
  ownApplications: [paths.ownApplications('lena.brandt'), '/jobseekerpp/lena.brandt#applications'],
};

test.each(Object.entries(built))('paths.%s', (_name, [path, expected]) => {
  expect(path).toBe(expected);
});

test.each(routeNames)('the path of %s leads to its own route', (name) => {
  const { pathname } = new URL(built[name][0], 'http://app.invalid');
  expect(matchRoute(pathname)).toBe(name);
});

test('a path without its optional part', () => {
  expect(paths.employerJobs()).toBe('/jobdescriptiontrial');
  expect(paths.jobSeekerProfile()).toBe('/jobseekerpp');
  expect(paths.jobSeekerReadOnly()).toBe('/jobseekerppreadonly');
  expect(paths.jobListing()).toBe('/jobdescription');
});
