import { plural } from '../../numbers';

/** The job post form (spec §2.12, §5) and its preview. */
export const jobPostTexts = {
  page: { title: 'Post a job' },
  allRequired: 'All fields are required. See',
  example: 'a good example',
  notice: { text: 'What you type is kept on this device.', link: 'Log in as an employer to post' },
  fields: {
    jobtitle: { label: 'Job title', missing: 'Enter the job title' },
    companyname: { label: 'Company name', missing: 'Enter the company’s name' },
    location: {
      label: 'Location',
      missing: 'Enter where the work is done',
      hint: 'City and state, or “Remote”',
    },
    categoryName: { label: 'Category', missing: 'Select a category' },
    joboverview: {
      label: 'Job overview',
      missing: 'Describe the job in a few sentences',
      hint: 'What will a good week look like?',
    },
    responsibilities1: { label: 'Responsibility 1', missing: 'Enter responsibility 1' },
    responsibilities2: { label: 'Responsibility 2', missing: 'Enter responsibility 2' },
    responsibilities3: { label: 'Responsibility 3', missing: 'Enter responsibility 3' },
    responsibilities4: { label: 'Responsibility 4', missing: 'Enter responsibility 4' },
    responsibilities5: { label: 'Responsibility 5', missing: 'Enter responsibility 5' },
    qualification1: { label: 'Qualification 1', missing: 'Enter qualification 1' },
    qualification2: { label: 'Qualification 2', missing: 'Enter qualification 2' },
    qualification3: { label: 'Qualification 3', missing: 'Enter qualification 3' },
    qualification4: { label: 'Qualification 4', missing: 'Enter qualification 4' },
    employementtype: {
      label: 'Employment type',
      missing: 'Enter the employment type',
      use: (type: string) => `Use “${type}”`,
    },
    monthlysalary1: { label: 'Monthly pay from, in dollars', missing: 'Enter the pay, or 0' },
    monthlysalary2: { label: 'Monthly pay to, in dollars', missing: 'Enter the pay, or 0' },
    numberofvacancies: {
      label: 'Number of vacancies',
      missing: 'Enter how many people you’re looking for',
    },
    degreerequired: { label: 'Degree required', missing: 'Enter the degree, or “None”' },
  },
  responsibilities: 'Responsibilities',
  qualifications: 'Qualifications',
  /** The category's disabled placeholder (spec §5). */
  selectCategory: 'Select a category',
  /** Below the category of a job being edited. */
  categoryFixed: 'The category can’t be changed after posting.',
  payHint: 'Leave both at 0 to show “Pay not disclosed”.',
  payBelow: 'The upper figure can’t be lower than the first',
  remaining: (words: number) => `${words} ${plural(words, 'word')} remaining`,
  submit: 'Post job',
  /** The confirmation before the form is left. */
  leaveDetail: 'The job isn’t posted yet. What you typed stays on this device as a draft.',
  draft: {
    kept: (when: string) => `Draft saved, ${when}`,
    discard: 'Discard draft',
    confirm: 'Discard what you typed?',
    detail: 'The form will be cleared and the draft on this device deleted.',
  },
  /** Filling the form from one of the employer's own jobs. */
  start: {
    label: 'Start from one of your jobs',
    confirm: 'Replace what you typed?',
    detail: 'The form will be filled from that job.',
    replace: 'Replace',
    filled: (name: string) => `Filled in from ${name}`,
  },
  preview: {
    title: 'How job seekers will see it',
    jobtitle: 'Job title',
    companyname: 'Company name',
    location: 'Location',
    overview: 'The first 30 words of your overview go here.',
    age: 'today',
    page: 'See the job page',
    close: 'Back to the form',
    questions: 'Applicants are asked',
  },
} as const;
