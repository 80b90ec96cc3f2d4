import type { DemoPerson } from './shapes';

/** A demo employer's job. */
type DemoJobName = { employer: string; title: string };

/**
 * A job seeker who sent the same text to many employers and is suspended for it. Their address is
 * unconfirmed, so no mail is sent to them on the first start.
 */
export const demoSuspended: DemoPerson & {
  sent: { count: number; example: string; lastTo: DemoJobName };
  reason: string;
} = {
  username: 'lou.prentiss',
  firstName: 'Lou',
  lastName: 'Prentiss',
  email: 'lou.prentiss@mail.example',
  phone: '+1 313 555 0195',
  gender: 'Male',
  nationality: 'US',
  address: 'US',
  location: 'Detroit, MI',
  education: '',
  experience: '',
  sent: {
    count: 16,
    example:
      'Hello! You are hiring, so you need leads. Our list has 40,000 of them, sorted by city. See the prices at www.leads-by-lou.example and write to me today for ten percent off.',
    lastTo: { employer: 'larkspur', title: 'Web Accessibility Specialist' },
  },
  reason: 'You sent the same advertisement to 16 employers. Messages here are for applications.',
};

/** An employer who invites so many candidates that it opens a case; undecided. */
export const demoInviter = {
  employer: 'fieldstone',
  title: 'Store Manager',
  count: 41,
  example:
    'We’re opening three stores before the holidays. Your profile looks like a fit for one of them. Would you like to hear more?',
};

/** A job that was reported. */
export const demoReport = {
  by: 'andre.baptiste',
  employer: 'tidewater',
  title: 'Group Sales Manager',
  reason: 'misleading',
  note: 'The posting says full time, but on the phone they offered me commission only.',
} as const;
