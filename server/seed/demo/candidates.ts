import type { Wire } from '../../wire';

type Shown = Pick<Wire<'OpenToWorkInput'>, 'headline' | 'skills' | 'place' | 'categories'> &
  Partial<Wire<'OpenToWorkInput'>>;
/** A demo job seeker who is open to work. */
export type DemoCandidate = { seeker: string; shown: Wire<'OpenToWorkInput'> };

const candidate = (seeker: string, shown: Shown): DemoCandidate => ({
  seeker,
  shown: {
    open: true,
    nameShown: 'short',
    types: ['full-time'],
    showCv: false,
    hideEmployer: true,
    ...shown,
  },
});

export const demoCandidates: readonly DemoCandidate[] = [
  candidate('demo.seeker', {
    headline: 'Frontend developer who cares about accessibility',
    skills: ['React', 'TypeScript', 'Accessibility', 'CSS'],
    place: 'Boulder, CO',
    categories: ['Web Dev Jobs'],
    payFrom: 7200,
    start: 'month',
    years: 4,
    education: 'bachelor',
    showCv: true,
  }),
  candidate('maya.lindqvist', {
    headline: 'Surgical nurse, day shifts',
    skills: ['Surgical care', 'Wound care', 'Swedish'],
    place: 'Portland, OR',
    categories: ['Nurse Jobs'],
    payFrom: 6800,
    start: 'threeMonths',
    years: 3,
    education: 'bachelor',
  }),
  candidate('andre.baptiste', {
    headline: 'Front desk shift lead, French and Haitian Creole',
    skills: ['Front desk', 'Scheduling', 'French'],
    place: 'North Charleston, SC',
    categories: ['Hotel Jobs'],
    start: 'now',
    years: 7,
    education: 'associate',
  }),
  candidate('nadia.saab', {
    headline: 'Full-stack developer, health data',
    skills: ['TypeScript', 'React', 'PostgreSQL', 'Node.js'],
    place: 'Denver, CO',
    categories: ['Web Dev Jobs', 'IT Jobs'],
    payFrom: 9000,
    start: 'month',
    years: 6,
    education: 'bachelor',
  }),
  candidate('sami.wolfe', {
    nameShown: 'hidden',
    headline: 'Lead developer of a booking system',
    skills: ['Java', 'PostgreSQL', 'Mentoring', 'React'],
    place: 'Lakewood, CO',
    categories: ['IT Jobs', 'Web Dev Jobs'],
    start: 'threeMonths',
    years: 11,
    education: 'master',
  }),
  candidate('lina.torres', {
    headline: 'Junior developer, once a bookkeeper',
    skills: ['JavaScript', 'React', 'Bookkeeping'],
    place: 'Fort Collins, CO',
    categories: ['Web Dev Jobs', 'Finance Jobs'],
    types: ['full-time', 'part-time'],
    start: 'now',
    years: 1,
    education: 'vocational',
  }),
];

type DemoInvitation = {
  seeker: string;
  job: string;
  message: string;
  /** The candidate's message on accepting, and their full name. */
  reply?: { name: string; text: string };
};

/** Invitations sent by the demo employer. */
export const demoInvitations: readonly DemoInvitation[] = [
  {
    seeker: 'demo.seeker',
    job: 'UX Designer',
    message:
      'Hello Jordan, your accessibility work caught our eye. We’re looking for somebody to shape our booking pages with us. Would you like to hear more?',
  },
  {
    seeker: 'lina.torres',
    job: 'Frontend Developer',
    message:
      'Hello Lina, we train on the job, and your bookkeeping would help our billing team. Shall we talk?',
    reply: {
      name: 'Lina Torres',
      text: 'Gladly. I’m free on Thursday and Friday afternoon. Shall I bring the budget planner I built?',
    },
  },
];
export const demoShortlist = [
  { seeker: 'sami.wolfe', note: 'Ask about on-call. Strong on databases.' },
  { seeker: 'demo.seeker', note: 'Great fit for the booking pages.' },
] as const;
