/** The administrator's overview. */
export const overviewTexts = {
  title: 'Overview',
  counts: {
    employers: 'Employers',
    liveJobs: 'Live jobs',
    seekers: 'Job seekers',
    cases: 'Open cases',
  },
  week: (count: string) => `+${count} this week`,
  oldest: (age: string) => `Oldest opened ${age}`,
  noCases: 'Nothing waiting',
  days: 'The last 30 days',
  series: {
    jobs: 'New jobs',
    employers: 'New employers',
    seekers: 'New job seekers',
    reports: 'Reports',
  },
  waiting: 'Waiting longest',
  opened: (age: string) => `Opened ${age}`,
  noneWaiting: 'No open cases.',
  failed: 'The overview can’t be shown right now',
} as const;
