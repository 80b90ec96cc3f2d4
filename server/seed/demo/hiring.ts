import type { JobQuestion } from '../../repositories/applications/applications';

/** Questions and promises of some demo jobs, and how often they were viewed. */
export type DemoHiring = {
  employer: string;
  title: string;
  answerDays: number;
  questions: JobQuestion[];
  /** Days before the data is inserted. */
  confirmedDaysAgo?: number;
  /** On a normal day; the first days have more. */
  viewsADay: number;
};

export const demoHiring: DemoHiring[] = [
  {
    employer: 'demo.employer',
    title: 'Full-Stack Developer',
    answerDays: 5,
    questions: [
      {
        id: 'office',
        kind: 'yesNo',
        text: 'Can you be in the Denver office two days a week?',
        required: true,
      },
      {
        id: 'release',
        kind: 'text',
        text: 'What did you release most recently, and what was your part in it?',
        required: true,
      },
    ],
    viewsADay: 24,
  },
  {
    employer: 'demo.employer',
    title: 'Frontend Developer',
    answerDays: 5,
    questions: [],
    viewsADay: 16,
  },
  {
    employer: 'demo.employer',
    title: 'UX Designer',
    answerDays: 7,
    questions: [
      {
        id: 'years',
        kind: 'number',
        text: 'For how many years have you designed for the web?',
        required: false,
      },
    ],
    viewsADay: 11,
  },
  {
    employer: 'fieldstone',
    title: 'E-Commerce Web Developer',
    answerDays: 7,
    questions: [],
    viewsADay: 9,
  },
  {
    employer: 'alder.creek',
    title: 'Emergency Department Nurse',
    answerDays: 3,
    questions: [
      {
        id: 'shifts',
        kind: 'choice',
        text: 'Which shifts suit you best?',
        required: true,
        choices: ['Days', 'Nights', 'Either'],
      },
    ],
    viewsADay: 13,
  },
  {
    employer: 'brightwell',
    title: 'School Nurse',
    answerDays: 10,
    questions: [],
    confirmedDaysAgo: 2,
    viewsADay: 6,
  },
];
