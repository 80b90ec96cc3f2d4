import type { ApplicationState } from '@contract/jobs/applicationLife';

/** A job of the demo data; texts obey the word limits of spec §9, pay is in dollars a month. */
export type DemoPosting = {
  /** The username of the employer who posted it. */
  employer: string;
  title: string;
  location: string;
  employmentType: string;
  pay: [from: number, to: number];
  vacancies: number;
  degree: string;
  /** Days before the data is inserted. */
  daysAgo: number;
  overview: string;
  responsibilities: [string, string, string, string, string];
  qualifications: [string, string, string, string];
};

export type DemoPerson = {
  username: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  gender: 'Male' | 'Female';
  /** A two-letter code, as the registration forms send it. */
  nationality: string;
  /** An employer's street; a job seeker's country code (spec §2.7). */
  address: string;
  location: string;
  education: string;
  experience: string;
};

export type DemoEmployer = DemoPerson & {
  recruitingFor: string;
  birthDate: string;
  residenceCountry: string;
  company: {
    name: string;
    type: string;
    country: string;
    phone: string;
    profile: string;
    size: string;
    website: string;
    address: string;
  };
  /** The logo as SVG. */
  logo: string;
  /** Its position among the featured employers, from 1; absent if it isn't featured. */
  featured?: number;
};

export type DemoApplication = {
  seeker: string;
  employer: string;
  title: string;
  /** Days before the data is inserted. */
  daysAgo: number;
  message: string;
  note?: string;
  /** The employer's decision; none by default. */
  state?: ApplicationState;
  rating?: number;
  tags?: string[];
  /** Whether a CV came with it. */
  cv?: true;
  /** In how many days the booked interview takes place. */
  interviewInDays?: number;
};
