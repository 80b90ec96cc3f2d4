import { site } from '@contract/constants/site';

/** The layout around every screen: skip link, header, footer (spec §2.2, §2.3). */
export const layoutTexts = {
  skip: 'Skip to content',
  offline: 'You’re offline. We’ll pick up where you left off when you’re back online.',
  /** The same while cached data is shown; `ago`: "5 minutes ago". */
  offlineKept: (ago: string) => `You’re offline. Showing what we kept from ${ago}.`,
  unreachableKept: (ago: string) =>
    `We can’t reach ${site.name} right now. Showing what we kept from ${ago}.`,
  toHome: `${site.name}, home`,
  mainNavigation: 'Main',
  openMenu: 'Menu',
  links: { home: 'Home', findJobs: 'Find Jobs', jobSeekers: 'Job Seekers', employers: 'Employers' },
  postJob: 'Post a job',
  darkTheme: 'Dark theme',
  logIn: 'Log in',
  /** The entries of the "Log in" menu. */
  logInAs: { jobseeker: 'As a job seeker', employer: 'As an employer' },
  accountMenu: 'Account menu',
  account: 'Account',
  myProfile: 'My Profile',
  jobs: 'Jobs',
  applications: 'Applications',
  jobAlerts: 'Job alerts',
  inbox: 'Inbox',
  invitations: 'Invitations',
  candidates: 'Candidates',
  dashboard: 'Dashboard',
  logOut: 'Logout',
  footer: {
    seekers: 'Job seekers',
    employers: 'Employers',
    contact: 'Contact',
    allJobs: 'All jobs',
    registerSeeker: 'Register',
    logInSeeker: 'Log in',
    savedJobs: 'Saved jobs',
    help: 'Help',
    registerEmployer: 'Register to hire',
    logInEmployer: 'Log in as an employer',
    aboutUs: 'About Us',
    cv: 'CV template',
    terms: 'Terms of use',
    /** "Places by GeoNames (CC BY 4.0)": both names are links. */
    placesBy: 'Places by',
    placesSource: 'GeoNames',
    placesLicense: 'CC BY 4.0',
    copyright: `© ${site.copyrightYear} ${site.name}`,
  },
} as const;
