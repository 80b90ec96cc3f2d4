/** The board's name, contact data and country: the one place to rebrand it. */
export const site = {
  name: 'Jobline',
  blurb:
    'A national job market that respects both sides’ time: employers post in minutes, job seekers see pay and place before the first click.',
  /** The copyright line of spec §1. */
  copyrightYear: 2024,
  contact: {
    email: 'hello@jobline.example',
    phone: '+1 555 0100',
    address: '200 Market Street, Springfield',
  },
  /** The recruitment-skills certification platform that the footer mentions (spec §1). */
  certification: {
    name: 'SkillMark',
    text: 'Recruiters on Jobline can certify their skills with SkillMark, our partner platform.',
  },
  /** The home country's two-letter code and name; also the fixed residence country of spec §2.8. */
  country: { code: 'US', name: 'United States' },
  locale: 'en-US',
} as const;
