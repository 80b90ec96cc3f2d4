/** The claims in home's "About Us". They must be true on every host. */
export const aboutPointTexts = [
  {
    title: 'Pay in plain sight',
    text: 'Every job shows what it pays a month, or says that it isn’t disclosed.',
  },
  {
    title: 'No account needed to look',
    text: 'Jobs, company profiles and terms are open to everyone. You only log in to apply or to post.',
  },
  {
    title: 'Easy to compare',
    text: 'Pay, type, degree and vacancies are in the same place on every job, so you can compare them at a glance.',
  },
] as const;
