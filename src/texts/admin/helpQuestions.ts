/** Questions from the help page, for administrators. */
export const helpQuestionTexts = {
  title: 'Questions',
  text: 'What people asked on the help page. Each was also emailed to the site’s contact address: reply there.',
  states: { open: 'Open', done: 'Done' },
  statesLabel: 'Show',
  noun: ['question', 'questions'],
  roles: { visitor: 'Visitor', jobseeker: 'Job seeker', employer: 'Employer' },
  reply: 'Reply by email',
  replyTo: (name: string) => `Reply to ${name} by email`,
  subject: 'Your question',
  done: 'Mark as done',
  doneOf: (name: string) => `Mark ${name}’s question as done`,
  reopen: 'Reopen',
  reopenOf: (name: string) => `Reopen ${name}’s question`,
  settled: (name: string, day: string) => [day && `Done ${day}`, name].filter(Boolean).join(' by '),
  failed: 'That wasn’t saved. Please try again.',
  empty: { open: 'No open questions', done: 'No questions done yet' },
} as const;
