/**
 * The kinds of email that an employer sends to applicants on our own host, each with a template.
 * The app's preview and the host fill in templates with the same code.
 */
export const letterKinds = ['message', 'shortlist', 'interview', 'offer', 'reject'] as const;
export type LetterKind = (typeof letterKinds)[number];

/** The placeholders of a template, written as `{firstName}`. */
export const placeholders = ['firstName', 'lastName', 'jobtitle', 'company', 'sender'] as const;
export type Placeholder = (typeof placeholders)[number];
export type LetterFacts = Record<Placeholder, string>;

export type LetterText = { subject: string; body: string };

export const letterLimits = { subject: 150, body: 4000 } as const;

const closing = '\n\nBest regards,\n{sender}\n{company}';

/** The text of each template until the employer changes it. */
export const defaultLetters: Readonly<Record<LetterKind, LetterText>> = {
  message: {
    subject: 'Your application for {jobtitle}',
    body: `Hello {firstName},\n\n${closing}`,
  },
  shortlist: {
    subject: 'You’re on our shortlist for {jobtitle}',
    body: `Hello {firstName},\n\nThank you for applying for {jobtitle}. We’ve read your application and would like to know more about you. We’ll be in touch with the next step soon.${closing}`,
  },
  interview: {
    subject: 'Interview for {jobtitle}',
    body: `Hello {firstName},\n\nThank you for applying for {jobtitle}. We’d like to meet you. Please choose a time that works for you.${closing}`,
  },
  offer: {
    subject: 'We’d like to offer you the job: {jobtitle}',
    body: `Hello {firstName},\n\nWe enjoyed getting to know you and would like you to join us as {jobtitle}. We’ll call you to go through the details.${closing}`,
  },
  reject: {
    subject: 'Your application for {jobtitle}',
    body: `Hello {firstName},\n\nThank you for applying for {jobtitle} and for the time you put into it. We’ve decided to go ahead with other applicants this time. We wish you all the best in your search.${closing}`,
  },
};

const named = /\{(\w+)\}/g;

/** Returns the placeholders in a text that don't exist, as typed (`{name}`) and deduplicated. */
export const unknownPlaceholders = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(named)]
      .filter(([, name]) => !placeholders.some((known) => known === name))
      .map(([typed]) => typed),
  ),
];

const isPlaceholder = (name: string): name is Placeholder =>
  placeholders.some((known) => known === name);

/** Fills in a template's placeholders; unknown ones stay as typed. */
export const fillLetter = (text: string, facts: LetterFacts): string =>
  text.replaceAll(named, (typed, name: string) => (isPlaceholder(name) ? facts[name] : typed));
