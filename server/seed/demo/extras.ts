import type { Workplace } from '../../repositories/jobs/workplace';

/** What some demo jobs have beyond the specification's fields. */
export type DemoExtras = {
  employer: string;
  title: string;
  workplace?: Workplace;
  /** In how many days the last day to apply is. */
  closesInDays?: number;
  /** Markdown, as an employer would type it. */
  longDescription?: string;
};

const fullStack = `## How we work

You join two developers, a designer and a product manager. We plan on Wednesdays, release on Tuesdays, and **nobody is on call at night**.

- Tuesdays and Wednesdays in the Denver office, other days where you like
- Two reviews a change, within four working hours
- A Friday every month for what *you* think needs fixing

## Your first three months

1. Release something small in the first week, with a colleague beside you.
2. Own the calendar by the end of the second month.
3. Plan the next quarter with us.

## How we hire

One call of 30 minutes, one afternoon of pairing on a real ticket, and an answer within five days. We pay for the afternoon.`;

const frontend = `A front desk is loud, and nobody reads a manual there. That decides most of what we build: **little to load, large to touch, clear at arm’s length**.

### What we offer

- Remote within the United States, with two trips to Denver a year
- A budget of $1,500 a year for learning
- 25 days of vacation, and we mean it`;

const emergencyNurse = `On a usual shift there are fourteen nurses, three of them in triage. You start on days and choose your shifts after the first season.

## What you can count on

- A rota that is set six weeks ahead
- *Breaks that happen*: a float nurse covers them
- Certification and recertification paid, with the days off for it

## After you apply

1. A call with the charge nurse, within three days
2. Four paid hours on the floor, to see whether we suit you
3. An offer within a week`;

const accessibility = `You decide what **done** means here. A screen that fails [WCAG 2.2](https://www.w3.org/TR/WCAG22/) at level AA isn’t released, and it’s you who says so.

### Where we are

- Audited twice, with 31 findings open
- Screen readers in every test plan since January
- A design system whose contrast is right, and whose focus order often isn’t`;

const thirdGrade = `Our school has two third grades, across the hall from each other, and a library between them.

**What comes with the job**

- A room with windows on two sides, and a sink
- Materials are ordered for you; you buy nothing yourself
- Five paid days of training a year, of your choice`;

const sousChef = `We cook dinner six nights a week; you have four of them.

1. Prep starts at 1 p.m.
2. Family meal at 4:30
3. Last orders at 9:30, and out by 11

Tips are shared with the kitchen. *Everybody* eats.`;

export const demoExtras: DemoExtras[] = [
  {
    employer: 'demo.employer',
    title: 'Full-Stack Developer',
    workplace: 'hybrid',
    closesInDays: 16,
    longDescription: fullStack,
  },
  {
    employer: 'demo.employer',
    title: 'Frontend Developer',
    workplace: 'remote',
    longDescription: frontend,
  },
  { employer: 'demo.employer', title: 'UX Designer', workplace: 'hybrid', closesInDays: 12 },
  { employer: 'demo.employer', title: 'Site Reliability Engineer', workplace: 'hybrid' },
  { employer: 'demo.employer', title: 'Backend Developer, Payments', workplace: 'remote' },
  {
    employer: 'demo.employer',
    title: 'Account Executive, Mid-Market',
    workplace: 'onSite',
    closesInDays: 20,
  },
  { employer: 'demo.employer', title: 'Business Analyst, Onboarding', workplace: 'hybrid' },
  { employer: 'fieldstone', title: 'E-Commerce Web Developer', workplace: 'hybrid' },
  { employer: 'fieldstone', title: 'Content Editor, Trail Guides', workplace: 'remote' },
  { employer: 'fieldstone', title: 'Store Manager', workplace: 'onSite' },
  {
    employer: 'alder.creek',
    title: 'Emergency Department Nurse',
    workplace: 'onSite',
    longDescription: emergencyNurse,
  },
  {
    employer: 'alder.creek',
    title: 'Registered Nurse, Medical-Surgical',
    workplace: 'onSite',
    closesInDays: 9,
  },
  { employer: 'alder.creek', title: 'Nurse Recruiter', workplace: 'hybrid' },
  {
    employer: 'larkspur',
    title: 'Web Accessibility Specialist',
    workplace: 'remote',
    longDescription: accessibility,
  },
  { employer: 'larkspur', title: 'Credit Analyst', workplace: 'hybrid', closesInDays: 5 },
  { employer: 'larkspur', title: 'Information Security Analyst', workplace: 'hybrid' },
  {
    employer: 'brightwell',
    title: 'Third Grade Teacher',
    workplace: 'onSite',
    closesInDays: 18,
    longDescription: thirdGrade,
  },
  { employer: 'brightwell', title: 'Online Writing Tutor', workplace: 'remote' },
  { employer: 'brightwell', title: 'School Nurse', closesInDays: 6 },
  { employer: 'juniper', title: 'Sous Chef', workplace: 'onSite', longDescription: sousChef },
  { employer: 'juniper', title: 'Line Cook', closesInDays: 10 },
  { employer: 'tidewater', title: 'Front Desk Agent', workplace: 'onSite', closesInDays: 14 },
  { employer: 'tidewater', title: 'Hotel General Manager', workplace: 'onSite' },
  { employer: 'ironwood', title: 'Structural Engineer', workplace: 'hybrid', closesInDays: 21 },
  { employer: 'ironwood', title: 'Technical Sales Engineer', workplace: 'remote' },
];
