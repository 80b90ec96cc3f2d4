import type { CaseGroup } from './searchCase';

/** Partial matches if few jobs match. */
export const partCases: readonly CaseGroup[] = [
  {
    name: 'few jobs match, and texts say the words',
    jobs: [
      {
        key: 'officerInTexts',
        title: 'Finance Manager',
        description: 'Takes correctional measures, and reports to an officer of the bank.',
        daysAgo: 1,
      },
      { key: 'sergeant', title: 'Correctional Sergeant', daysAgo: 2 },
      { key: 'officer', title: 'Correctional Officer', daysAgo: 3 },
      { key: 'professor', title: 'Professor, Computer Science', daysAgo: 4 },
      { key: 'intern', title: 'Data Science Intern', daysAgo: 5 },
      { key: 'otherIntern', title: 'Theater Intern', daysAgo: 6 },
      { key: 'trainee', title: 'Performance Trainee', company: 'ENGIE', daysAgo: 7 },
      { key: 'technician', title: 'Performance Engine Technician', daysAgo: 8 },
    ],
    searches: [
      [
        'a title that says one word of a role comes before texts that say both anywhere',
        { q: 'correctional officer', each: false },
        { total: 2, shown: ['officer', 'sergeant', 'officerInTexts'] },
      ],
      [
        'who asks for an internship is shown no other job',
        { q: 'computer science internship ', each: false },
        { shown: ['intern', 'otherIntern'] },
      ],
      [
        'a company is named by its name, not by a word that begins alike',
        { q: 'performance engineer ', each: false },
        { shown: ['technician', 'trainee'] },
      ],
    ],
  },
  {
    name: 'few jobs nearby',
    jobs: [
      { key: 'here', title: 'Cashier', place: 'Pittsburgh, PA', daysAgo: 4 },
      { key: 'farthest', title: 'Cashier', place: 'Reno, NV', daysAgo: 1 },
      { key: 'far', title: 'Cashier', place: 'Columbus, OH', daysAgo: 2 },
      { key: 'occupational', title: 'Occupational Therapist', place: 'Tulsa, OK', daysAgo: 5 },
      { key: 'physical', title: 'Physical Therapist', place: 'Wichita, KS', daysAgo: 6 },
      { key: 'accountant', title: 'Accountant', place: 'Chicago, IL', daysAgo: 7 },
      { key: 'account', title: 'Account Manager', place: 'Cincinnati, OH', daysAgo: 8 },
      { key: 'accounts', title: 'Accounts Coordinator', place: 'Dayton, OH', daysAgo: 9 },
      { key: 'teller', title: 'Teller', place: 'Boise, ID', daysAgo: 11 },
      {
        key: 'banker',
        title: 'Universal Banker',
        place: 'Boise, ID',
        description: 'Travels to Houston.',
        daysAgo: 10,
      },
    ],
    searches: [
      [
        'those anywhere follow, the nearest first',
        { q: 'cashier pittsburgh pa', each: false },
        { total: 1, shown: ['here', 'far', 'farthest'], leftOut: ['place'] },
      ],
      [
        'the profession elsewhere comes before another one here',
        { q: 'physical therapist tulsa ok', each: false },
        { total: 0, shown: ['physical', 'occupational'] },
      ],
      [
        'the profession elsewhere comes before what only its stem finds, here or nearby',
        { q: 'accountant cincinnati', each: false },
        { total: 1, shown: ['accountant', 'account'] },
      ],
      [
        'the role elsewhere comes before another one whose text names the place',
        { q: 'teller houston', each: false },
        { total: 0, shown: ['teller', 'banker'], leftOut: ['place'] },
      ],
    ],
  },
];
