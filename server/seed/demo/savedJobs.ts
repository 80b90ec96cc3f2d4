import type { DemoPosting } from './shapes';

/** A job that a demo seeker has saved, with the seeker's note. */
export type DemoSavedJob = {
  seeker: string;
  employer: string;
  title: string;
  note: string;
  /** Days before the data is inserted. */
  daysAgo: number;
};

/** A filled job, so that the saved jobs include one that has ended. */
export const demoFilledPosting: DemoPosting & { category: string; filledDaysAgo: number } = {
  employer: 'fieldstone',
  title: 'Design Systems Developer',
  location: 'Columbus, OH',
  employmentType: 'Contract',
  pay: [7800, 9600],
  vacancies: 1,
  degree: 'No degree required',
  category: 'Web Dev Jobs',
  daysAgo: 20,
  filledDaysAgo: 4,
  overview:
    'Our shop, our catalog and our store screens each have a button of their own. You give all three one set of components that designers and developers like to use, in six months, with a colleague who knows every corner of the shop. What you build stays; so does the documentation.',
  responsibilities: [
    'Collect what the three products use today.',
    'Build one set of accessible components.',
    'Document each with its do and don’t.',
    'Move the shop’s checkout to the new set.',
    'Teach the two teams that take over.',
  ],
  qualifications: [
    'Has built a component library that others use.',
    'Strong CSS and TypeScript.',
    'Works well with designers.',
    'Writes clearly.',
  ],
};

const seeker = 'demo.seeker';
export const demoSavedJobs: DemoSavedJob[] = [
  {
    seeker,
    employer: 'larkspur',
    title: 'Web Accessibility Specialist',
    note: 'Strong fit. Mention the screen reader audit I did in June.',
    daysAgo: 0,
  },
  {
    seeker,
    employer: 'demo.employer',
    title: 'Frontend Developer',
    note: 'Only if the full-stack one falls through: same people, no commute.',
    daysAgo: 0,
  },
  { seeker, employer: 'fieldstone', title: 'E-Commerce Web Developer', note: '', daysAgo: 2 },
  {
    seeker,
    employer: demoFilledPosting.employer,
    title: demoFilledPosting.title,
    note: 'Six months, but the portfolio piece would be worth it.',
    daysAgo: 11,
  },
  {
    seeker,
    employer: 'tidewater',
    title: 'Junior Web Developer',
    note: 'For Lena. Send her the link before the weekend.',
    daysAgo: 14,
  },
  {
    seeker: 'maya.lindqvist',
    employer: 'brightwell',
    title: 'School Nurse',
    note: 'Ask whether summers are paid.',
    daysAgo: 3,
  },
];
