import { site } from '@contract/constants/site';

/** The frame around every screen: skip link, header, footer (spec §2.2, §2.3). */
export const layoutTexts = {
  skip: 'Skip to content',
  offline: 'You’re offline. The page goes on when your connection is back.',
  toHome: `${site.name}, home`,
  mainNavigation: 'Main',
  openMenu: 'Menu',
  links: { home: 'Home', findJobs: 'Find Jobs', jobSeekers: 'Job Seekers', employers: 'Employers' },
  postJob: 'Post a job',
  darkTheme: 'Dark theme',
  accountMenu: 'Account menu',
  myProfile: 'My Profile',
  applications: 'Applications',
  jobAlerts: 'Job alerts',
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
