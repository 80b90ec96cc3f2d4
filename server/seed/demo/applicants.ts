import type { DemoApplication, DemoPerson } from './shapes';

type Applicant = Omit<DemoPerson, 'email' | 'nationality' | 'address' | 'gender'> & {
  gender?: DemoPerson['gender'];
};
/** An invented person, like everybody in the demo data; `.example` addresses belong to nobody. */
const person = ({ gender = 'Female', ...rest }: Applicant): DemoPerson => ({
  ...rest,
  gender,
  email: `${rest.username}@mail.example`,
  nationality: 'US',
  address: 'US',
});

/** People who applied to the demo employer, so that its list of applicants isn't empty. */
export const demoApplicants: DemoPerson[] = [
  person({
    username: 'nadia.saab',
    firstName: 'Nadia',
    lastName: 'Saab',
    phone: '+1 303 555 0150',
    location: 'Denver, CO',
    education: 'B.S. in Computer Science, University of Denver',
    experience: 'Full-stack developer at a clinic network, 6 years',
  }),
  person({
    username: 'omar.aziz',
    firstName: 'Omar',
    lastName: 'Aziz',
    gender: 'Male',
    phone: '+1 720 555 0151',
    location: 'Aurora, CO',
    education: 'B.S. in Software Engineering, CU Boulder',
    experience: 'Web developer for a ticket shop, 4 years',
  }),
  person({
    username: 'lina.torres',
    firstName: 'Lina',
    lastName: 'Torres',
    phone: '+1 970 555 0152',
    location: 'Fort Collins, CO',
    education: 'Coding bootcamp, Denver',
    experience: 'Junior developer, 1 year; before that a bookkeeper',
  }),
  person({
    username: 'sami.wolfe',
    firstName: 'Sami',
    lastName: 'Wolfe',
    gender: 'Male',
    phone: '+1 303 555 0153',
    location: 'Lakewood, CO',
    education: 'M.S. in Computer Science, Colorado School of Mines',
    experience: 'Lead developer of a booking system, 11 years',
  }),
  person({
    username: 'hana.brandt',
    firstName: 'Hana',
    lastName: 'Brandt',
    phone: '+1 719 555 0154',
    location: 'Colorado Springs, CO',
    education: 'B.A. in Design, UCCS',
    experience: 'Designer who codes, 2 years',
  }),
  person({
    username: 'karim.doyle',
    firstName: 'Karim',
    lastName: 'Doyle',
    gender: 'Male',
    phone: '+1 303 555 0155',
    location: 'Denver, CO',
    education: 'B.S. in Information Systems, Metro State',
    experience: 'Business analyst in health care, 7 years',
  }),
  person({
    username: 'ruth.calder',
    firstName: 'Ruth',
    lastName: 'Calder',
    phone: '+1 720 555 0156',
    location: 'Boulder, CO',
    education: 'B.A. in Mathematics, Colorado College',
    experience: 'Reporting analyst, 3 years',
  }),
  person({
    username: 'elif.demir',
    firstName: 'Elif',
    lastName: 'Demir',
    phone: '+1 303 555 0157',
    location: 'Golden, CO',
    education: 'B.S. in Computer Engineering, CSU',
    experience: 'React developer, 5 years, two of them part-time',
  }),
];

const fullStack = { employer: 'demo.employer', title: 'Full-Stack Developer' };
const analyst = { employer: 'demo.employer', title: 'Business Analyst, Onboarding' };
const message = 'I’d like to apply for this job. My CV has the details.';

const newestApplications: DemoApplication[] = [
  {
    ...fullStack,
    seeker: 'nadia.saab',
    daysAgo: 0.2,
    message,
    note: 'Six years of scheduling software, the last two as the one who answers when it breaks. I know your clinics from the other side and would be glad to work on what they use.',
    cv: true,
  },
  {
    ...fullStack,
    seeker: 'omar.aziz',
    daysAgo: 0.6,
    message,
    note: 'I built seat maps that stay fast with 60,000 seats. I can start in two weeks.',
    cv: true,
  },
  { ...fullStack, seeker: 'lina.torres', daysAgo: 3.6, message, state: 'opened', cv: true },
  {
    ...fullStack,
    seeker: 'sami.wolfe',
    daysAgo: 1.4,
    message,
    note: 'I’ve led a booking team through two rewrites and would rather do it well once.',
    state: 'shortlisted',
    rating: 5,
    tags: ['Lead', 'Booking'],
    cv: true,
  },
  {
    ...fullStack,
    seeker: 'elif.demir',
    daysAgo: 1.8,
    message,
    state: 'interview',
    interviewInDays: 3,
    rating: 4,
    tags: ['React'],
    cv: true,
  },
  {
    ...fullStack,
    seeker: 'hana.brandt',
    daysAgo: 2.3,
    message,
    state: 'notSelected',
    rating: 2,
    cv: true,
  },
  {
    ...analyst,
    seeker: 'karim.doyle',
    daysAgo: 0.8,
    message,
    state: 'offer',
    rating: 5,
    tags: ['Health care'],
    cv: true,
  },
  { ...analyst, seeker: 'ruth.calder', daysAgo: 0.4, message },
];

/** Applications to the employer's other jobs, by job title. */
const byTitle: Record<string, Omit<DemoApplication, 'employer' | 'title' | 'message'>[]> = {
  'UX Designer': [
    {
      seeker: 'lina.torres',
      daysAgo: 8.1,
      note: 'My portfolio has the two clinics whose sign-in I redrew. I’d love to do that for bookings.',
      state: 'shortlisted',
      rating: 4,
      tags: ['Portfolio'],
      cv: true,
    },
    { seeker: 'hana.brandt', daysAgo: 7.6, state: 'notSelected', rating: 2, cv: true },
    { seeker: 'ruth.calder', daysAgo: 7.1, state: 'notSelected', cv: true },
    { seeker: 'elif.demir', daysAgo: 6.4, state: 'withdrawn' },
    {
      seeker: 'maya.lindqvist',
      daysAgo: 5.2,
      note: 'As a nurse I’ve used six booking systems, and I’ve drawn what I missed in each of them.',
      state: 'hired',
      rating: 5,
      tags: ['Health care'],
    },
    { seeker: 'karim.doyle', daysAgo: 3.3, state: 'opened', cv: true },
  ],
  'Product Marketing Manager': [
    { seeker: 'andre.baptiste', daysAgo: 4.6, state: 'notSelected', rating: 2 },
    {
      seeker: 'hannah.cho',
      daysAgo: 4.1,
      note: 'I can tell you which of your pages bring bookings and which bring questions.',
      state: 'interview',
      rating: 4,
      tags: ['Numbers'],
    },
    { seeker: 'ruth.calder', daysAgo: 3.2, state: 'opened', cv: true },
    { seeker: 'nadia.saab', daysAgo: 2.4, cv: true },
    {
      seeker: 'karim.doyle',
      daysAgo: 1.2,
      note: 'I’ve launched two products to doctors’ offices and would enjoy a third.',
      cv: true,
    },
  ],
  'Backend Developer, Payments': [
    {
      seeker: 'omar.aziz',
      daysAgo: 3.6,
      note: 'I’ve moved a ticket shop from one payment provider to two without a lost order.',
      state: 'interview',
      rating: 5,
      tags: ['Payments'],
      cv: true,
    },
    { seeker: 'sami.wolfe', daysAgo: 3.1, state: 'offer', rating: 5, tags: ['Lead'], cv: true },
    {
      seeker: 'elif.demir',
      daysAgo: 2.2,
      state: 'shortlisted',
      rating: 4,
      tags: ['React'],
      cv: true,
    },
    { seeker: 'hana.brandt', daysAgo: 1.6, state: 'opened', cv: true },
    { seeker: 'lina.torres', daysAgo: 0.7, cv: true },
  ],
  'Talent Partner, Engineering': [
    {
      seeker: 'ruth.calder',
      daysAgo: 2.5,
      note: 'I’ve hired engineers for three years, and the last twelve are all still there.',
      state: 'shortlisted',
      rating: 4,
      cv: true,
    },
    { seeker: 'maya.lindqvist', daysAgo: 1.9, state: 'withdrawn' },
    { seeker: 'andre.baptiste', daysAgo: 0.9 },
    { seeker: 'hannah.cho', daysAgo: 0.5 },
  ],
};

/** All applications to the demo employer, in all states. */
export const demoDeskApplications: DemoApplication[] = [
  ...newestApplications,
  ...Object.entries(byTitle).flatMap(([title, applications]) =>
    applications.map((each) => ({ ...each, employer: 'demo.employer', title, message })),
  ),
];
