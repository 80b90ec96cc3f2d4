import type { CaseGroup, CaseJob } from './searchCase';

const jobs: readonly CaseJob[] = [
  { key: 'generalist', title: 'HR Generalist' },
  { key: 'level', title: 'Level 4 HR Specialist' },
  { key: 'paid', title: 'HR Assistant - $22/hr' },
  { key: 'spelled', title: 'Human Resources Clerk ($19/hr)' },
  { key: 'intern', title: 'Summer 2024 HR Intern' },
  { key: 'millwright', title: 'Millwright - $32/hr' },
  { key: 'housekeeper', title: 'Housekeeper - Starting at $17.50 / HR + Benefits' },
  { key: 'nurse', title: 'Staff Nurse 12 Hr - Emergency' },
].map((job, at) => ({ ...job, company: 'Fenwick', place: 'Tulsa, OK', daysAgo: at }));

/** The meanings of "hr". */
export const hourCases: CaseGroup = {
  name: 'hours and human resources',
  jobs,
  searches: [
    [
      'behind a figure it is an hour, and no human resources',
      { q: 'hr ' },
      { findsInAnyOrder: ['generalist', 'intern', 'level', 'paid', 'spelled'], total: 5 },
    ],
    [
      'whichever way human resources are asked for',
      { q: 'human resources ' },
      { findsInAnyOrder: ['generalist', 'intern', 'level', 'paid', 'spelled'] },
    ],
    ['and so is it in a query', { q: '12 hr nurse' }, { finds: ['nurse'] }],
    ['a trade is found whatever its pay', { q: 'millwright ' }, { finds: ['millwright'] }],
  ],
};
