import { limits } from '@contract/limits';
import { helpTitle } from '@contract/titles/reading';

type Question = {
  question: string;
  answer: string;
  /** Whether it is about something that only our own host has. */
  isOwn?: true;
};
export type HelpRole = 'visitor' | 'jobseeker' | 'employer';

const questions: Record<HelpRole, readonly Question[]> = {
  visitor: [
    {
      question: 'Do I need an account?',
      answer:
        'Not to look around: you can search, read and save jobs without one. You need an account to apply or to post a job.',
    },
    {
      question: 'Is it for job seekers or for employers?',
      answer:
        'Both. Each has its own account and its own login, so choose the one you need when you register.',
    },
    {
      question: 'A job or a company looks wrong. What can I do?',
      answer:
        'Press “Report this job” on the job’s page, or “Report this company” on the company’s. An administrator reads every report.',
      isOwn: true,
    },
  ],
  jobseeker: [
    {
      question: 'How do I apply?',
      answer:
        'Open a job and press “Apply to Job”. You’ll log in as a job seeker first, then see your application before it goes out.',
    },
    {
      question: 'Where are the jobs I saved?',
      answer:
        'Press the bookmark on a job to save it. You’ll find your list under Saved jobs, with the jobs you viewed last.',
    },
    {
      question: 'How do I hide jobs I don’t want to see?',
      answer:
        'Open the job and press “Hide this job”, or hide all jobs from that company. Undo it anytime under Saved jobs.',
    },
    {
      question: 'Can I get new jobs by email?',
      answer: 'Yes. Search for what you want, then press “Save this search”.',
      isOwn: true,
    },
    {
      question: 'How do I correct my name or other details?',
      answer:
        'Open your profile and press the pencil beside what you want to change: your name, gender, nationality and country are under Personal Information.',
      isOwn: true,
    },
    {
      question: 'How do I delete my account?',
      answer: 'Go to Account. You can download all your data there first.',
      isOwn: true,
    },
  ],
  employer: [
    {
      question: 'How do I post a job?',
      answer:
        'Press “Post a job”, log in as an employer and fill in the form. You’ll see what job seekers will see while you write.',
    },
    {
      question: 'How is pay shown?',
      answer:
        'As a range in dollars a month. Leave both figures at 0 to show “Pay not disclosed”. The job’s page adds what it comes to by the hour and by the year.',
    },
    {
      question: 'How long does a job stay open?',
      answer: `${limits.jobLifeDays} days. You can renew it, or close it sooner.`,
      isOwn: true,
    },
    {
      question: 'Where do I find my applicants?',
      answer: 'Under Applications, for all your jobs or for one of them.',
      isOwn: true,
    },
    {
      question: 'How do I correct my name or other details?',
      answer: 'Open your profile and press the pencil beside what you want to change.',
      isOwn: true,
    },
  ],
};

/** The help page: questions for each role, and a form to ask one. */
export const helpTexts = {
  title: helpTitle,
  intro: 'Answers to what people ask most. Didn’t find yours? Ask us.',
  roles: { visitor: 'For everyone', jobseeker: 'For job seekers', employer: 'For employers' },
  questions,
  contact: {
    title: 'Ask us',
    text: 'We’ll answer by email.',
    /** If there is no form. */
    write: 'Write to us or call:',
    role: {
      label: 'I’m asking as',
      choices: { visitor: 'A visitor', jobseeker: 'A job seeker', employer: 'An employer' },
    },
    name: { label: 'Your name', missing: 'Enter your name' },
    email: { label: 'Your email', missing: 'Enter your email address' },
    message: {
      label: 'Your question',
      missing: 'Write your question',
      hint: 'Please don’t include passwords.',
    },
    submit: 'Send question',
    failed: 'Your question wasn’t sent. Please try again.',
    sent: (email: string) => `Thank you. We’ll answer at ${email}.`,
    another: 'Ask another question',
  },
} as const;
