import { countWithNoun } from '../numbers';

/** What a job seeker lets employers see, and the results. */
export const openToWorkTexts = {
  title: 'Open to work',
  intro: 'Let employers find you. You decide what they see, and you can stop at any time.',
  failed: 'Your choices can’t be shown right now',
  /** On the job seeker's profile. */
  card: {
    on: 'Employers can find you.',
    off: 'Employers can’t find you. Let them, and they can invite you to jobs.',
    see: 'Choose what they see',
    invitations: 'See your invitations',
  },
  on: {
    title: 'Employers can find you',
    text: 'Stop, and you’re gone from every search and list at once. Invitations end, and employers you said yes to no longer see how to reach you.',
    stop: 'Stop being found',
    stopped: 'Done. Employers can’t find you anymore.',
    preview: 'See yourself as employers do',
  },
  off: {
    title: 'Employers can’t find you',
    text: 'Fill this in, and choose “Let employers find me”.',
  },
  shown: 'What employers see',
  never:
    'They never see your email, phone, address, gender or nationality. Your name, email and phone go to an employer only when you say yes to their invitation.',
  fields: {
    headline: {
      label: 'Headline',
      hint: 'What you do, in a few words: “Med-surg nurse, bilingual”',
      missing: 'Write a headline',
    },
    nameShown: {
      label: 'Your name',
      missing: '',
      shortOnly: 'First name and initial',
      short: (name: string) => `First name and initial: ${name}`,
      hidden: 'Hidden',
    },
    skills: { label: 'Skills', hint: 'Separate them with commas', missing: '' },
    place: {
      label: 'Place',
      hint: 'A city, ZIP code or state. Employers see the city or region only. Leave it empty to hide it.',
      missing: '',
    },
    categories: 'Categories',
    types: 'You’d like to work',
    payFrom: {
      label: 'Pay you want, in dollars a month',
      hint: 'Leave it empty to hide it',
      missing: '',
    },
    start: { label: 'You can start', missing: '', none: 'Not given' },
    years: { label: 'Years of experience', missing: '' },
    education: { label: 'Education', missing: '', none: 'Not given' },
    showCv:
      'Show the positions and training from my CV, and share my CV file with employers I say yes to',
    hideEmployer: 'Hide where I work now',
  },
  save: 'Save',
  saved: 'Saved',
  open: 'Let employers find me',
  opened: 'Done. Employers can find you now.',
  changedMeanwhile:
    'You changed this in another window, so we haven’t saved yet. Both sets of changes are shown here. Check them, then save again.',
  saveFailed: 'Your choices weren’t saved. Try again in a moment.',
  blocked: {
    title: 'Blocked employers',
    text: 'They can’t find, invite or write to you, whichever account they use. A name blocks every employer whose name contains these words.',
    label: 'Employer’s name',
    missing: 'Enter the employer’s name',
    add: 'Block',
    added: (name: string) => `${name} can’t find you anymore`,
    none: 'You haven’t blocked anyone.',
    gone: 'Someone who has left',
    remove: (name: string) => `Unblock ${name}`,
    removed: (name: string) => `${name} isn’t blocked anymore`,
    failed: 'That didn’t work. Try again in a moment.',
  },
  views: {
    title: 'Who looked at your profile',
    none: 'Nobody has opened your profile yet.',
    failed: 'Who looked can’t be shown right now',
    times: (count: number) => countWithNoun(count, 'time'),
    block: (name: string) => `Block ${name}`,
    last: (day: string) => `Last looked ${day}`,
  },
  preview: {
    title: 'This is how employers see you',
    close: 'Close',
    failed: 'Your profile can’t be shown right now',
  },
} as const;

/** The jobs to which employers have invited a job seeker. */
export const invitationTexts = {
  title: 'Invitations',
  intro:
    'Jobs that employers have invited you to. They learn your name, email and phone only if you say yes.',
  empty: 'No invitations yet',
  emptyHint: 'Employers can invite you once you’re open to work.',
  failed: 'Your invitations can’t be shown right now',
  from: (company: string, day: string) => `${company}, ${day}`,
  closed: 'This job has ended',
  /** What the employer sees before and after a yes. */
  sees: {
    title: (company: string) => `What ${company || 'the employer'} sees`,
    now: 'Now',
    after: 'After you say yes',
    positions: 'Your positions and training',
    noContact: 'No email, no phone, no CV file',
    cvFile: 'Your CV file',
  },
  yes: 'Yes, share my contact details',
  no: 'No, thanks',
  write: 'Write a message',
  messages: 'See the messages',
  takeBack: 'Take back my contact details',
  block: (company: string) => `Block ${company}`,
  blocked: (company: string) => `${company} can’t find you anymore`,
  states: {
    sent: 'Waiting for your answer',
    accepted: 'You said yes',
    declined: 'You said no',
    withdrawn: 'Withdrawn by the employer',
    ended: 'Ended',
  },
  accepted: (company: string) => `${company} can see your name, email and phone now`,
  declined: (company: string) => `${company} will hear that you’re not interested`,
  answerFailed: 'Your answer wasn’t sent. Try again in a moment.',
} as const;
