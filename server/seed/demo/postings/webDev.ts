import type { DemoPosting } from '../shapes';

export const webDevPostings: DemoPosting[] = [
  {
    employer: 'demo.employer', title: 'Frontend Developer', location: 'Remote, United States', employmentType: 'Full-time', pay: [8400, 11200], vacancies: 2, degree: 'No degree required', daysAgo: 0,
    overview: 'Build the calendar that receptionists look at all day. It has to be fast on an old tablet, usable by keyboard, and obvious to someone in their first hour at work. You work in React and TypeScript with one designer and two other developers, and watch five real users every month.',
    responsibilities: ['Build features from sketch to release.', 'Keep pages fast on slow devices.', 'Make everything work by keyboard and screen reader.', 'Write tests that describe behavior.', 'Watch users and improve what they stumble over.'],
    qualifications: ['Three years of React and TypeScript.', 'Deep knowledge of HTML, CSS and accessibility.', 'Can show something you made well.', 'Four hours of overlap with Denver time.'],
  },
  {
    employer: 'demo.employer', title: 'Full-Stack Developer', location: 'Denver, CO', employmentType: 'Full-time', pay: [8900, 11800], vacancies: 1, degree: "Bachelor's degree", daysAgo: 5,
    overview: 'Join the team of four that builds booking pages for 9,000 small businesses. You write the screen, the service behind it and the migration under it, and you are there when it goes live on Tuesday. Small steps, real tests, and no meeting before ten.',
    responsibilities: ['Deliver features across browser and server.', 'Design tables and interfaces that last.', 'Review changes and be reviewed.', 'Measure what was released and learn.', 'Take support duty one day in two weeks.'],
    qualifications: ['Four years of web development, front and back.', 'TypeScript, Node and PostgreSQL in production.', 'Habit of writing tests first or soon.', 'Lives near Denver or will move.'],
  },
  {
    employer: 'demo.employer', title: 'UX Designer', location: 'Denver, CO', employmentType: 'Contract', pay: [7800, 9600], vacancies: 1, degree: 'No degree required', daysAgo: 9,
    overview: 'Six months to redesign how a business opens its account with us, from first visit to first booking. You research with owners, prototype in code or close to it, test every second week, and leave behind a flow that half as many people abandon. Extension is possible.',
    responsibilities: ['Interview and observe small-business owners.', 'Prototype and test every second week.', 'Design states, errors and empty screens too.', 'Work daily with two developers.', 'Record decisions and their reasons.'],
    qualifications: ['Five years designing web applications.', 'A portfolio that shows the thinking.', 'Knows accessibility guidelines in practice.', 'Able to be in Denver two days a week.'],
  },
  {
    employer: 'fieldstone', title: 'E-Commerce Web Developer', location: 'Columbus, OH', employmentType: 'Full-time', pay: [6600, 8400], vacancies: 1, degree: 'Associate degree', daysAgo: 2,
    overview: 'Our shop takes most of its orders on phones, half of them from people standing in a store. You make it faster and calmer: product pages, search, checkout and the pick-up flow. Three developers, one photographer and the customer service team share an office with good light.',
    responsibilities: ['Develop the shop’s templates and services.', 'Improve speed and conversion with tests.', 'Connect stock, payment and shipping systems.', 'Fix what customer service reports.', 'Prepare for November early.'],
    qualifications: ['Three years of e-commerce development.', 'Strong JavaScript, HTML and CSS.', 'Experience with a headless or hosted shop platform.', 'Understands what makes people abandon a cart.'],
  },
  {
    employer: 'larkspur', title: 'Web Accessibility Specialist', location: 'Remote, United States', employmentType: 'Full-time', pay: [7200, 9100], vacancies: 1, degree: 'No degree required', daysAgo: 12,
    overview: 'Banking should work for everyone, whatever they see, hear or hold. You test our sites and apps with assistive technology, teach six teams to find problems before you do, and have the right to stop a release. Users with disabilities test with us every month, and are paid.',
    responsibilities: ['Test releases with screen readers and keyboards.', 'Teach designers and developers.', 'Maintain accessible components and examples.', 'Run monthly sessions with disabled users.', 'Publish our conformance reports.'],
    qualifications: ['Three years in accessibility or frontend work.', 'Detailed knowledge of WCAG 2.2.', 'Fluent with at least two screen readers.', 'CPACC or WAS certificate is welcome.'],
  },
  {
    employer: 'tidewater', title: 'Junior Web Developer', location: 'Charleston, SC', employmentType: 'Internship', pay: [3000, 3400], vacancies: 1, degree: 'Some college', daysAgo: 18,
    overview: 'A six-month paid internship with the two people who run six hotel websites. You build pages, improve forms, and by the third month own a small project that guests will see. We review your code kindly and every day, and hired two of our last three interns.',
    responsibilities: ['Build and update pages from designs.', 'Make booking forms easier to finish.', 'Check pages on phones and by keyboard.', 'Fix small bugs and write tests.', 'Present a project of your own.'],
    qualifications: ['Learning web development, in school or alone.', 'Good HTML and CSS, some JavaScript.', 'One finished thing to show.', 'On site in Charleston three days a week.'],
  },
];
