type DemoMessage = {
  from: 'employer' | 'jobseeker';
  text: string;
  /** Days since it was written, may be fractional. */
  daysAgo: number;
  /** The other side hasn't read it yet. */
  isUnread?: true;
};
/** A conversation about a demo application, oldest message first. */
type DemoThread = {
  seeker: string;
  employer: string;
  title: string;
  messages: readonly DemoMessage[];
};

export const demoThreads: readonly DemoThread[] = [
  {
    seeker: 'demo.seeker',
    employer: 'demo.employer',
    title: 'Full-Stack Developer',
    messages: [
      {
        from: 'employer',
        text: 'Thanks for applying, Jordan. Which of the two booking pages are you prouder of, and why?',
        daysAgo: 2.2,
      },
      {
        from: 'jobseeker',
        text: 'The second one: we took it from nine fields to four, and fewer people gave up. I can walk you through it whenever it suits you.',
        daysAgo: 2.1,
      },
    ],
  },
  {
    seeker: 'demo.seeker',
    employer: 'fieldstone',
    title: 'E-Commerce Web Developer',
    messages: [
      {
        from: 'employer',
        text: 'Thanks for applying. One question about your note: did you measure the pick-up page on a phone, and what did you find?',
        daysAgo: 0.3,
        isUnread: true,
      },
    ],
  },
  {
    seeker: 'nadia.saab',
    employer: 'demo.employer',
    title: 'Full-Stack Developer',
    messages: [
      {
        from: 'jobseeker',
        text: 'I forgot to say that I can start in the first week of next month.',
        daysAgo: 0.1,
        isUnread: true,
      },
    ],
  },
];

/** Notices of new jobs from the demo job seeker's first alert that found any. */
export const demoFinds = [
  { jobs: 3, daysAgo: 0.4, isUnread: true },
  { jobs: 1, daysAgo: 1.4, isUnread: false },
] as const;
