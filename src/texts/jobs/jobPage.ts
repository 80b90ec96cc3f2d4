/** Texts on a job's own page besides the job (spec §2.11). */
export const jobPageTexts = {
  posted: (day: string) => `Posted ${day}`,
  openUntil: (day: string) => `open until ${day}`,
  share: {
    label: (job: string) => `Share ${job}`,
    copied: 'Link copied',
    notCopied: 'The link wasn’t copied. Copy it from the address bar.',
  },
  about: {
    title: (company: string) => `About ${company}`,
    jobs: 'Other jobs here',
    more: (company: string) => `More about ${company}`,
  },
  print: 'Print',
  allJobs: 'All jobs',
  categories: 'Job categories',
  similar: 'Similar jobs',
  allIn: (category: string) => `All ${category}`,
  side: 'Job at a glance',
  gone: 'It may have been filled or taken down, or the address is incomplete.',
  failed: 'This job can’t be shown right now',
} as const;
