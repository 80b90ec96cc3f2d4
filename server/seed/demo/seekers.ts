import type { DemoApplication, DemoPerson } from './shapes';

// invented like the employers; an address is a country's code, as the registration form sends it
// (spec §2.7)
export const demoSeekers: DemoPerson[] = [
  {
    username: 'demo.seeker',
    firstName: 'Jordan',
    lastName: 'Ellis',
    email: 'jordan.ellis@mail.example',
    phone: '+1 720 555 0191',
    gender: 'Male',
    nationality: 'US',
    address: 'US',
    location: 'Boulder, CO',
    education: 'B.S. in Computer Science, Colorado State University',
    experience: 'Four years as a frontend developer at a travel company',
  },
  {
    username: 'maya.lindqvist',
    firstName: 'Maya',
    lastName: 'Lindqvist',
    email: 'maya.lindqvist@mail.example',
    phone: '+1 971 555 0192',
    gender: 'Female',
    nationality: 'SE',
    address: 'US',
    location: 'Portland, OR',
    education: 'B.S. in Nursing, Linfield University',
    experience: 'Three years as a registered nurse on a surgical unit',
  },
  {
    username: 'andre.baptiste',
    firstName: 'André',
    lastName: 'Baptiste',
    email: 'andre.baptiste@mail.example',
    phone: '+1 843 555 0193',
    gender: 'Male',
    nationality: 'HT',
    address: 'US',
    location: 'North Charleston, SC',
    education: 'Associate degree in Hospitality Management, Trident Technical College',
    experience: 'Five years at hotel front desks, two as shift lead',
  },
  {
    username: 'hannah.cho',
    firstName: 'Hannah',
    lastName: 'Cho',
    email: 'hannah.cho@mail.example',
    phone: '+1 704 555 0194',
    gender: 'Female',
    nationality: 'KR',
    address: 'US',
    location: 'Charlotte, NC',
    education: 'B.A. in Economics, Davidson College',
    experience: 'Two years as a junior auditor, one as a reporting analyst',
  },
];

const message = (text: string, signature: string): string => `${text}\n\n${signature}`;

export const demoApplications: DemoApplication[] = [
  {
    seeker: 'demo.seeker',
    employer: 'demo.employer',
    title: 'Full-Stack Developer',
    daysAgo: 3,
    message: message(
      'I have built booking pages for four years, most of them in React with a Node service behind. I live half an hour from your office and would like to show you two of them.',
      'Jordan Ellis',
    ),
  },
  {
    seeker: 'demo.seeker',
    employer: 'fieldstone',
    title: 'E-Commerce Web Developer',
    daysAgo: 1,
    message: message(
      'Your shop is where I buy my boots, so I know its pick-up flow well. I would enjoy making it faster on a phone with one bar of signal.',
      'Jordan Ellis',
    ),
  },
  {
    seeker: 'hannah.cho',
    employer: 'demo.employer',
    title: 'Business Analyst, Onboarding',
    daysAgo: 1,
    message: message(
      'In my present role I took forty reports to nine by asking each reader what they decide with them. I would like to do the same work closer to customers, and I can move to Denver in two months.',
      'Hannah Cho',
    ),
  },
  {
    seeker: 'maya.lindqvist',
    employer: 'alder.creek',
    title: 'Emergency Department Nurse',
    daysAgo: 2,
    message: message(
      'After three years on a surgical unit I am ready for the emergency department. I hold ACLS and PALS, and I can work nights from the first of next month.',
      'Maya Lindqvist',
    ),
  },
  {
    seeker: 'andre.baptiste',
    employer: 'tidewater',
    title: 'Hotel General Manager',
    daysAgo: 1,
    message: message(
      'I have led front desk shifts for two years and know that this is a large step. I would value a conversation, also about an assistant role on the way there.',
      'André Baptiste',
    ),
  },
  {
    seeker: 'hannah.cho',
    employer: 'larkspur',
    title: 'Internal Auditor',
    daysAgo: 6,
    message: message(
      'Two audit seasons taught me to write findings people act on. Remote work with regular days in Charlotte would suit me very well, as I live there.',
      'Hannah Cho',
    ),
  },
];
