/** Jobs suggested to a job seeker. */
export const forYouTexts = {
  title: 'Jobs for you',
  reasons: {
    applied: (job: string) => `Because you applied to ${job}`,
    saved: (job: string) => `Because you saved ${job}`,
    opened: (job: string) => `Because you opened ${job}`,
  },
  suggest: 'Suggest jobs for me',
  lead: 'Jobs like those you apply for, save and open. Which ones you open stays on this device.',
  empty: 'Apply for a job, save or open a few, and jobs like them will show up here.',
  off: 'Turn this on to see jobs like those you apply for, save and open.',
  failed: 'Jobs for you couldn’t be loaded.',
  turnOff: 'Turn off',
  turnOffLabel: 'Turn off jobs for you',
  turnedOff: 'We won’t suggest jobs anymore. You can turn this on again in your profile.',
  turnedOn: 'We’ll suggest jobs for you.',
  notSaved: 'That wasn’t saved. Please try again.',
} as const;
