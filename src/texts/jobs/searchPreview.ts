import { site } from '@contract/constants/site';

/** How search engines will list a job, next to its form. */
export const searchPreviewTexts = {
  title: 'What Google will show',
  via: `via ${site.name}`,
  complete: 'Nothing is missing. Search engines get everything they ask for.',
  missing: 'More people will find it if you add what’s missing:',
  gaps: {
    place: 'Give the city and the state, such as “Tulsa, OK”, or say “Remote”.',
    pay: 'Say what it pays. Jobs without pay are shown lower.',
    type: 'Use a usual employment type, such as “Full-time” or “Contract”.',
    title: 'Keep the title to the job itself, without pay, exclamation marks or all capitals.',
    overview: 'Say more in the overview: 20 words or more.',
  },
} as const;
