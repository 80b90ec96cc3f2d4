import { countWithNoun, plural } from '../numbers';

/** The form of a job's questions and promises to applicants, on our own host. */
export const hiringTexts = {
  questions: 'Questions for applicants',
  questionsHint:
    'Optional. Applicants answer them when they apply; nobody is turned down automatically.',
  add: 'New question',
  full: (most: number) => `${most} questions is the most a job can ask.`,
  question: (place: number) => `Question ${place}`,
  text: { label: 'Question', missing: 'Write the question, or remove it' },
  kind: 'Kind of answer',
  kinds: {
    yesNo: 'Yes or no',
    choice: 'One of several',
    text: 'Short text',
    number: 'Number',
  },
  required: 'Answer required',
  choices: 'Answers to choose from',
  choice: {
    label: (place: number) => `Answer ${place}`,
    missing: 'Write the answer, or remove it',
    same: 'You’ve already added this answer',
  },
  addChoice: 'Another answer',
  addChoiceTo: (place: number) => `Another answer to question ${place}`,
  removeChoice: (answer: number, question: number) =>
    `Remove answer ${answer} of question ${question}`,
  up: (place: number) => `Move question ${place} up`,
  down: (place: number) => `Move question ${place} down`,
  remove: (place: number) => `Remove question ${place}`,
  moved: (place: number, all: number) => `Now question ${place} of ${all}`,
  removed: 'Question removed',
  promise: {
    label: 'Answer applicants within',
    hint: 'Shown on the job. A message, the next stage or “not selected” counts as an answer; we’ll remind you the day before.',
    none: 'No promise',
    days: (days: number) => countWithNoun(days, 'day'),
  },
  workplace: {
    label: 'Workplace',
    none: 'Not given',
    hint: 'Job seekers can filter for remote jobs.',
  },
  closesOn: {
    label: 'Last day to apply',
    hint: 'The job closes at the end of this day, Pacific time, or after 30 days.',
    outside: 'Choose a last day between today and a year from now',
  },
  longDescription: {
    label: 'Longer description (optional)',
    hint: 'Leave a blank line between paragraphs. # Heading, - list, 1. numbered list, **bold**, *italic*, [link](https://…).',
  },
  loading: 'The questions are loading',
  notLoaded: 'The questions can’t be shown right now. The rest of the job can be saved.',
  preview: (count: number) =>
    `Asks ${count === 1 ? 'a question' : `${count} ${plural(count, 'question')}`}`,
  /** Another window saved them while they were being edited here. */
  meanwhile: {
    questions: (questions: readonly string[]) =>
      questions.length === 0
        ? 'The questions were removed in another window.'
        : `The questions were changed to ${questions.map((text) => `“${text}”`).join(', ')} in another window.`,
    promise: (answer: string) => `The promise was changed to “${answer}” in another window.`,
    workplace: (workplace: string) =>
      `The workplace was changed to “${workplace}” in another window.`,
    closesOn: (when: string) =>
      when === ''
        ? 'The last day to apply was removed in another window.'
        : `The last day to apply was changed to ${when} in another window.`,
    longDescription: (text: string) =>
      text === ''
        ? 'The longer description was removed in another window.'
        : 'The longer description was changed in another window.',
    again: 'Save again to use yours.',
  },
  /** The parts saved separately from the job's own texts, after "its". */
  parts: {
    questions: 'questions',
    answersWithin: 'promise to answer',
    workplace: 'workplace',
    closesOn: 'last day to apply',
    longDescription: 'longer description',
  },
  /** The job is stored, but these parts aren't. */
  stored: {
    job: (parts: string) => `Your job is posted, but we couldn’t save its ${parts} yet.`,
    draft: (parts: string) => `Your draft is saved, but we couldn’t save its ${parts} yet.`,
    changed: (parts: string) => `Your changes to the job were saved, but not its ${parts}.`,
    kept: 'What’s missing is kept on this device. Change it below if you like, then try again.',
    without: 'Go to your jobs without the rest',
    leave: 'The job is saved, but not all of it. The rest stays on this device.',
  },
} as const;
