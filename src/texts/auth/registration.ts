import { registrationTitles } from '@contract/titles/registration';

/** The two registration pages (spec §2.5, §5). */
export const registrationTexts = {
  allRequired: 'All fields are required.',
  accountType: 'Account type',
  jobseeker: {
    title: registrationTitles.jobseeker,
    tab: 'Job seeker',
    address: {
      label: 'Address (country of residence)',
      missing: 'Choose your country of residence',
      choose: 'Select a country',
    },
  },
  employer: {
    title: registrationTitles.employer,
    tab: 'Employer',
    address: { label: 'Address', missing: 'Enter your address' },
  },
  /** For users who chose Register Now at the employer login, which leads here (spec §2.4). */
  fromEmployer: {
    text: 'This form is for job seekers. Hiring?',
    link: 'Register as an employer',
  },
  haveAccount: { text: 'Already registered?', link: 'Log in' },
  /** The form's sections and their purpose. */
  groups: {
    name: { title: 'Your name', text: 'People see it on your profile.' },
    login: { title: 'Your login', text: 'What you log in with, and where email reaches you.' },
    person: { title: 'About you', text: 'For your profile: who you are and how to reach you.' },
  },
  fields: {
    firstName: { label: 'First name', missing: 'Enter your first name' },
    lastName: { label: 'Last name', missing: 'Enter your last name' },
    username: { label: 'Username', missing: 'Choose a username' },
    email: { label: 'Email', missing: 'Enter your email address' },
    password: { label: 'Password', missing: 'Choose a password' },
    confirm: { label: 'Confirm password', missing: 'Enter the password again' },
    location: { label: 'Location', missing: 'Enter where you live or work' },
    nationality: {
      label: 'Nationality',
      missing: 'Choose your nationality',
      choose: 'Select a nationality',
    },
    phone: { label: 'Phone', missing: 'Enter your phone number' },
    gender: { label: 'Gender', missing: 'Choose Male or Female', male: 'Male', female: 'Female' },
  },
  /** On our own host, whose rule it is; the app itself has none (spec §5). */
  passwordHint: 'At least 8 characters',
  /** On a spec host: some store phones as numbers. */
  phoneHint: 'Digits only, with country code',
  locationHint: 'City and state',
  terms: {
    before: 'I accept the',
    link: 'license agreement',
    newTab: 'opens in a new tab',
    missing: 'Check the box to continue',
  },
  submit: 'Register',
} as const;
