/** The CV template (spec §2.1, /cv): placeholder text in words of our own. */
export const cvTexts = {
  title: 'CV template',
  lead: 'One page that recruiters can read in a minute. Take over its order, write your own words, and print it or save it as a PDF.',
  print: 'Print',
  sheet: 'The template',
  name: 'Your Name',
  role: 'The work you do, in three words',
  contact: ['name@example.com', '+1 555 0100', 'Town, State', 'A link to your work'],
  sections: {
    profile: 'Profile',
    experience: 'Experience',
    education: 'Education',
    skills: 'Skills',
    languages: 'Languages',
    certificates: 'Certificates',
  },
  profile:
    'Two or three sentences: what you do, for how long, and what you look for next. Name the one thing you are proud of, with a number in it.',
  experience: [
    {
      title: 'Latest position',
      place: 'Company, Town',
      years: '2022 – today',
      points: [
        'What you are answerable for, and for how many people or how much money.',
        'Something that got better because of you: from what, to what, in how long.',
        'A tool or method that the job you want asks for, and what you did with it.',
      ],
    },
    {
      title: 'Position before',
      place: 'Company, Town',
      years: '2019 – 2022',
      points: [
        'The result that you would tell in an interview first.',
        'Whom you worked with, trained or looked after.',
      ],
    },
    {
      title: 'First position',
      place: 'Company, Town',
      years: '2017 – 2019',
      points: ['What you learnt there that still helps you today.'],
    },
  ],
  education: [
    {
      title: 'Degree or training, subject',
      place: 'School or university, Town',
      years: '2014 – 2017',
    },
    { title: 'School leaving certificate', place: 'School, Town', years: '2014' },
  ],
  skills: [
    'A skill from the posting',
    'Another one',
    'Software you know well',
    'A method you use',
    'Driving licence',
  ],
  languages: ['First language', 'Second language, fluent', 'Third language, basics'],
  certificates: ['Certificate, issuer, year', 'Course, issuer, year'],
} as const;
