import { click, fillFields, submit } from './actions.mjs';
import {
  hiringEmployerScreens,
  hiringSeekerScreens,
  hiringVisitorScreens,
  newcomerScreens,
} from './hiring.mjs';

/** Loads the whole page: scrolls through it, so that lazy images and fonts are loaded. */
export const loadFully = async (page) => {
  // a page with an event stream never becomes idle
  await page.waitForLoadState('networkidle', { timeout: 4000 }).catch(() => {});
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 600) {
      scrollTo(0, y);
      await new Promise((resolve) => {
        setTimeout(resolve, 20);
      });
    }
    scrollTo(0, 0);
    await document.fonts.ready;
  });
};

const failLogin = async (page) => {
  await fillFields(page, { usernamejobseek: 'demo.seeker', passwordnamejobseek: 'not this one' });
  await submit(page);
  await page.getByText('Invalid username or password').waitFor();
};
const fillPost = (page) =>
  fillFields(page, {
    jobtitle: 'Night Shift Nurse',
    companyname: 'Larkfield Health',
    location: 'Austin, TX',
    joboverview: 'Care for people after surgery on a ward of twenty beds.',
    monthlysalary1: '3900',
    monthlysalary2: '5200',
  });
const openApplicant = async (page) => {
  await page.getByRole('link', { name: 'Omar Aziz' }).first().click();
  await page.getByRole('button', { name: 'Open CV' }).waitFor();
};
const openCv = async (page) => {
  await openApplicant(page);
  await page.getByRole('button', { name: 'Open CV' }).click();
  await page.getByRole('region', { name: 'Page 1' }).waitFor();
};
const selectApplicants = async (page) => {
  await page.getByRole('checkbox', { name: 'Select Omar Aziz' }).check();
};
const openNote = (page) => page.getByRole('button', { name: /^Add a note/ }).click();
/** Saves three jobs in the visitor's local storage, without clicking bookmarks. */
const saveThree = async (page) => {
  const { items } = await (await page.request.get('/api/jobs/search?limit=3')).json();
  await page.evaluate((jobs) => {
    localStorage.setItem(
      'saved:',
      JSON.stringify(jobs.map((job) => ({ job, savedAt: new Date().toISOString() }))),
    );
  }, items);
  await page.reload();
  await page.getByRole('heading', { level: 2 }).first().waitFor();
};
const editAllSections = async (page) => {
  // an opened section no longer has an edit icon
  const edits = page
    .getByRole('region', { name: /^(About you|Company Information|Contact Information)$/ })
    .getByRole('button', { name: /^Edit / });
  for (let left = await edits.count(); left > 0; left -= 1) {
    await edits.first().click();
    // a form may appear a moment after the click
    await edits.nth(left - 1).waitFor({ state: 'detached' });
  }
};

const visitorScreens = ({ jobId, importedId }) => [
  ['home', '/'],
  ['listing', '/jobdescription'],
  ['listing-search', '/jobdescription?q=nurse'],
  ['listing-empty', '/jobdescription?q=zzzzqqqq'],
  ['listing-save-search', '/jobdescription?q=nurse', click('Save this search', 'dialog')],
  ['alert-confirmation', '/alertconfirmation#token'],
  ['alert-stop', '/alert#key.stop'],
  ['alert-feedback', '/alert#key.feedback'],
  ['categories', '/category'],
  ['category', '/category/Nurse%20Jobs'],
  ['job-view', `/singlejobdescription/jobdescription/${jobId}`],
  [
    'job-report',
    `/singlejobdescription/jobdescription/${jobId}`,
    click('Report this job', 'dialog'),
  ],
  ['job-gone', '/singlejobdescription/jobdescription/no-such-job'],
  ['job-sample', '/jobdescription/sample'],
  ['login', '/login'],
  ['login-employer', '/loginemp'],
  ['login-admin', '/adminlogin'],
  ['login-failed', '/login', failLogin],
  ['forgot-password', '/forgotpassword?role=employer'],
  ['reset-password', '/resetpassword#token'],
  ['verify-email', '/verifyemail#token'],
  ['signup', '/signup'],
  ['signup-employer', '/signupemp'],
  ['signup-errors', '/signupemp', submit],
  ['job-post-visitor', '/jobpost/demo.employer'],
  ['employer-readonly', '/employerppreadonly/demo.employer'],
  ['terms', '/termsofuse'],
  ['cv', '/cv'],
  ['saved-none', '/saved'],
  ['saved-visitor', '/saved', saveThree],
  ['not-found', '/nothing-here'],
  ...hiringVisitorScreens,
  ...(importedId
    ? [['job-view-imported', `/singlejobdescription/jobdescription/${importedId}`]]
    : []),
];
const employerScreens = (ids) => [
  ['employer-profile', '/employerpp/demo.employer'],
  ['employer-delete', '/employerpp/demo.employer', click(/^Delete /, 'alertdialog')],
  ['applications', '/applications'],
  ['applications-open', '/applications', openApplicant],
  ['applications-cv', '/applications', openCv],
  ['applications-selected', '/applications', selectApplicants],
  ['applications-keys', '/applications', click('All shortcuts', 'dialog')],
  ['applications-board', '/applications?view=board'],
  ['applications-board-open', '/applications?view=board', openApplicant],
  ['applications-none', '/applications?q=zzzzqqqq'],
  ['jobs-desk', '/company/jobs'],
  ['jobs-desk-menu', '/company/jobs', click(/^Actions for /, 'menu')],
  ['company-people', '/company/people'],
  ['company-invite', '/company/people', click('Invite a colleague', 'dialog')],
  ['company-change', '/company/people', click('Change what Inês Duarte can do', 'dialog')],
  ['company-remove', '/company/people', click('Remove Marcus Hale', 'dialog')],
  ['employer-edit', '/employerpp/demo.employer', editAllSections],
  ['employer-jobs', '/jobdescriptiontrial'],
  ['job-edit', `/jobdescriptiontrialedit?id=${ids.jobId}`],
  ['job-post', '/jobpost/demo.employer'],
  ['job-post-filled', '/jobpost/demo.employer', fillPost],
  ...hiringEmployerScreens(ids),
  ['candidates', '/candidates?q=react'],
  [
    'candidate',
    '/candidates?q=react',
    (page) =>
      page
        .getByRole('link', { name: /^Jordan/ })
        .first()
        .click(),
  ],
  ['candidates-shortlist', '/candidates?list=shortlisted'],
  ['candidate-searches', '/candidatesearches'],
  ['account', '/account'],
  ['account-delete', '/account', click('Delete my account', 'dialog')],
];
const seekerScreens = (ids) => [
  ['seeker-profile', '/jobseekerpp/demo.seeker'],
  ['seeker-readonly', '/jobseekerppreadonly'],
  ['job-alerts', '/alerts'],
  ['job-alert-edit', '/alerts', click(/^Edit Developer/, 'dialog')],
  ['apply', `/applyjob/${ids.jobId}`],
  ['open-to-work', '/opentowork'],
  ['invitations', '/invitations'],
  ['saved', '/saved'],
  ['saved-note', '/saved', openNote],
  ...hiringSeekerScreens(ids),
];
const adminScreens = [
  ['admin-employers', '/admindash'],
  ['admin-seekers', '/jobseekdash'],
  ['admin-delete', '/admindash', click(/^Delete /, 'alertdialog')],
  ['admin-jobs', '/removejob'],
  ['admin-featured', '/updatefeatured'],
  ['admin-featured-update', '/updatefeatured', click(/^Update /, 'dialog')],
  ['admin-terms', '/updateterms'],
  ['admin-overview', '/adminoverview'],
  ['admin-reports', '/reports'],
  ['admin-take-down', '/reports', click('Take down', 'dialog')],
  ['admin-searches', '/searches'],
  ['admin-audit', '/auditlog', click(/^Show change/)],
  ['admin-administrators', '/administrators'],
  ['admin-account', '/adminaccount'],
  ['admin-deleted', '/deletedaccounts'],
  ['admin-invite', '/administrators', click('Invite an administrator', 'dialog')],
  ['admin-accept', '/admininvite#token'],
  ['admin-terms-edit', '/updateterms', click('Edit the terms', 'dialog')],
];

/** Returns every screen by role: its name, its path and the actions before the screenshot. */
export const screensOf = (ids) => ({
  visitor: visitorScreens(ids),
  employer: employerScreens(ids),
  seeker: seekerScreens(ids),
  newcomer: newcomerScreens(ids),
  admin: adminScreens,
});
