import { cvTitle } from '@contract/titles/reading';

/** The CV template (spec §2.1, /cv): placeholder text. */
export const cvTexts = {
  title: cvTitle,
  lead: 'One page that recruiters can read in a minute. Keep its order, put it in your own words, and print it or save it as a PDF.',
  print: 'Print',
  sheet: 'The template',
  name: 'Your Name',
  role: 'The work you do, in three words',
  contact: ['name@example.com', '+1 555 0100', 'City, State', 'A link to your work'],
  sections: {
    profile: 'Profile',
    experience: 'Experience',
    education: 'Education',
    skills: 'Skills',
    languages: 'Languages',
    certificates: 'Certificates',
  },
  profile:
    'Two or three sentences: what you do, for how long, and what you’re looking for next. Name the one thing you’re proud of, with a number in it.',
  experience: [
    {
      title: 'Latest position',
      place: 'Company, City',
      years: '2022 – Present',
      points: [
        'What you’re responsible for, and for how many people or how much money.',
        'Something that got better because of you: from what, to what, in how long.',
        'A tool or method that the job you want asks for, and what you did with it.',
      ],
    },
    {
      title: 'Previous position',
      place: 'Company, City',
      years: '2019 – 2022',
      points: [
        'The result that you would tell in an interview first.',
        'Whom you worked with, trained or looked after.',
      ],
    },
    {
      title: 'First position',
      place: 'Company, City',
      years: '2017 – 2019',
      points: ['What you learned there that still helps you today.'],
    },
  ],
  education: [
    {
      title: 'Degree or training, subject',
      place: 'School or university, City',
      years: '2014 – 2017',
    },
    { title: 'High school diploma', place: 'School, City', years: '2014' },
  ],
  skills: [
    'A skill from the job post',
    'Another one',
    'Software you know well',
    'A method you use',
    'Driver’s license',
  ],
  languages: ['First language', 'Second language, fluent', 'Third language, basics'],
  certificates: ['Certificate, issuer, year', 'Course, issuer, year'],
} as const;

/** The CV of a logged-in job seeker on our own host, filled from the profile. */
export const ownCvTexts = {
  title: 'Your CV',
  lead: 'Filled from your profile. Add what belongs on it, then print it or save it as a PDF.',
  sheet: 'Your CV as it prints',
  edit: 'Edit',
  print: 'Print',
  failed: 'Your CV can’t be shown right now',
  sections: {
    summary: 'Profile',
    experience: 'Experience',
    education: 'Education',
    skills: 'Skills',
    languages: 'Languages',
    links: 'Links',
  },
  present: 'Present',
  form: {
    title: 'Edit your CV',
    lead: 'Your name and contact details come from your profile.',
    summaryHint:
      'Two or three sentences: what you do, for how long, and what you’re looking for next.',
    onePerLine: 'One per line',
    fields: {
      title: { experience: 'Position', education: 'Degree or training' },
      place: { experience: 'Company and city', education: 'School and city' },
      from: 'From',
      to: 'To',
      text: { experience: 'What you did', education: 'Details' },
      textHint: 'One point per line',
      label: 'What it is',
      url: 'Address',
    },
    dateHint: 'As 2019-04, or just the year',
    toHint: 'Leave empty if it’s current',
    add: { experience: 'Add a position', education: 'Add a degree or course', links: 'Add a link' },
    remove: (what: string) => `Remove ${what}`,
    unnamed: {
      experience: 'this position',
      education: 'this degree or course',
      links: 'this link',
    },
    save: 'Save',
    cancel: 'Cancel',
    saved: 'Your CV is saved',
    saveFailed: 'Your CV couldn’t be saved. What you typed is still here: try again.',
    changedElsewhere:
      'Since you started, your CV was saved in another window or on another device. Save again to replace it with this one, or cancel to keep it.',
    unsaved: 'What you changed in your CV isn’t saved.',
    errors: {
      title: 'Give it a name',
      date: 'Write the date as 2019-04, or just the year',
      order: 'This ends before it begins',
      url: 'Start the address with https://',
      check: 'Check the marked fields',
    },
  },
} as const;
