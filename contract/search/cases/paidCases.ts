import type { CaseGroup, CaseJob, SearchCase } from './searchCase';

const plumbers: readonly CaseJob[] = [
  { key: 'dallas', place: 'Dallas, TX', payFrom: 6000, payTo: 7000, daysAgo: 0.2 },
  { key: 'tulsa', place: 'Tulsa, OK', payFrom: 4000, payTo: 5000, daysAgo: 3 },
  { key: 'brokenArrow', place: 'Broken Arrow, OK', daysAgo: 4 },
  { key: 'muskogee', place: 'Muskogee, Oklahoma', daysAgo: 5 },
].map((job) => ({ ...job, title: 'Plumber', company: job.key }));

const searches: readonly SearchCase[] = [
  [
    'of the jobs asked for the best paid first, then those that say nothing of their pay',
    { q: 'highest paid plumber jobs' },
    {
      finds: ['dallas', 'tulsa', 'brokenArrow', 'muskogee'],
      read: [{ kind: 'bestPaid', text: 'highest paid' }],
    },
  ],
  [
    'the best paid first, of all jobs',
    { q: 'highest paying jobs last 7 days' },
    {
      finds: ['dallas', 'tulsa', 'brokenArrow', 'muskogee'],
      read: [
        { kind: 'bestPaid', text: 'highest paying' },
        { kind: 'within', text: 'last 7 days', within: 7 },
      ],
    },
  ],
  [
    'where none pays that much, those that say nothing of it come before those that pay less',
    { q: 'plumber $60 an hour' },
    {
      total: 0,
      comeClose: ['brokenArrow', 'muskogee', 'dallas', 'tulsa'],
      leftOut: ['pay'],
    },
  ],
];

export const paidCases: CaseGroup = { name: 'pay that is asked for', jobs: plumbers, searches };
