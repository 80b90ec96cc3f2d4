import type { DemoPosting } from '../shapes';

export const hrPostings: DemoPosting[] = [
  {
    employer: 'alder.creek', title: 'Nurse Recruiter', location: 'Portland, OR', employmentType: 'Full-time', pay: [5200, 6700], vacancies: 1, degree: "Bachelor's degree", daysAgo: 0,
    overview: 'Bring a hundred and sixty nurses a year to three hospitals, and make sure they are glad they came. You write honest postings, call applicants within two days, and walk them through the unit before they sign. Retention after a year counts more here than speed of hiring.',
    responsibilities: ['Manage forty open positions with unit managers.', 'Call every qualified applicant within two days.', 'Visit nursing schools each term.', 'Prepare offers within the pay scale.', 'Follow up with new nurses at three months.'],
    qualifications: ['Three years of recruiting, one of them in health care.', 'Knows nursing licenses and specialties.', 'Organized enough for forty searches at once.', 'Warm and direct with applicants.'],
  },
  {
    employer: 'fieldstone', title: 'HR Generalist', location: 'Columbus, OH', employmentType: 'Full-time', pay: [4600, 5800], vacancies: 1, degree: "Bachelor's degree", daysAgo: 6,
    overview: 'Support 320 people in a warehouse and twelve stores: pay questions, leave, hard conversations and good news. You are on the warehouse floor two mornings a week, because that is where questions are asked. You report to the head of people and have a budget for training of your own.',
    responsibilities: ['Advise managers on leave, pay and performance.', 'Run onboarding for stores and warehouse.', 'Keep personnel records complete and private.', 'Look into complaints fairly and in writing.', 'Organize first-aid and supervisor training.'],
    qualifications: ['Three years as a generalist in a multi-site company.', 'Knows federal and Ohio employment law.', 'Discreet, fair and hard to rush.', 'SHRM-CP or PHR certificate welcome.'],
  },
  {
    employer: 'tidewater', title: 'Training Coordinator', location: 'Charleston, SC', employmentType: 'Full-time', pay: [3900, 4800], vacancies: 1, degree: 'Associate degree', daysAgo: 11,
    overview: 'Every Tidewater inn greets guests in its own way, and every new colleague learns it in the first five days. You plan those days, teach half of them, and coach supervisors to teach the rest. You travel between six houses, and within a year you know everyone who works in them.',
    responsibilities: ['Plan and teach the five-day welcome course.', 'Coach supervisors to train on the job.', 'Keep food safety and first-aid certificates current.', 'Improve guides with the people who use them.', 'Measure what guests notice.'],
    qualifications: ['Two years in hotel operations or training.', 'Confident in front of small groups.', 'Able to travel between houses weekly.', 'Spanish or Portuguese is a plus.'],
  },
  {
    employer: 'demo.employer', title: 'Talent Partner, Engineering', location: 'Remote, United States', employmentType: 'Contract', pay: [7500, 9200], vacancies: 1, degree: 'No degree required', daysAgo: 3,
    overview: 'A nine-month contract while a colleague is on parental leave. You find and hire about twenty engineers, designers and analysts, with structured interviews and an answer for every applicant within a week. Hiring managers here prepare, show up, and decide the same day.',
    responsibilities: ['Source and interview engineers and designers.', 'Coach interviewers and keep interviews structured.', 'Give every applicant an answer within a week.', 'Prepare offers and explain our pay bands.', 'Report on pipeline and fairness monthly.'],
    qualifications: ['Four years of technical recruiting.', 'Has hired for at least two engineering specialties.', 'Experience with structured interviewing.', 'Available for nine months from next month.'],
  },
  {
    employer: 'ironwood', title: 'Payroll and Benefits Specialist', location: 'Pittsburgh, PA', employmentType: 'Full-time', pay: [4500, 5600], vacancies: 1, degree: 'Associate degree', daysAgo: 17,
    overview: 'Pay 410 people correctly every second Friday, including crews who worked in three states that week. You run payroll from timesheet to filing, answer questions the same day, and lead open enrollment each November. Your predecessor retires in spring and will work beside you until then.',
    responsibilities: ['Run biweekly payroll for three states.', 'File taxes and reports on time.', 'Lead open enrollment and answer benefit questions.', 'Reconcile payroll with the general ledger.', 'Prepare certified payroll for public projects.'],
    qualifications: ['Three years of payroll for 200 people or more.', 'Experience with multi-state taxes.', 'Strong spreadsheets and a careful eye.', 'FPC or CPP certificate is a plus.'],
  },
  {
    employer: 'brightwell', title: 'Human Resources Assistant', location: 'Minneapolis, MN', employmentType: 'Temporary', pay: [3300, 3900], vacancies: 1, degree: 'High school diploma', daysAgo: 20,
    overview: 'From now until the end of August, the busiest months of the school year’s hiring. You check licenses and references for about two hundred new teachers and aides, keep their files complete, and greet them on their first day. The office is small and friendly, and two colleagues show you the work in your first week.',
    responsibilities: ['Check licenses, references and background results.', 'Prepare contracts for signature.', 'Answer candidates’ calls and e-mails.', 'Schedule interviews for nine schools.', 'Welcome new colleagues on their first day.'],
    qualifications: ['One year of office experience.', 'Exact with names, dates and documents.', 'Good command of spreadsheets and mail merge.', 'Keeps confidential things confidential.'],
  },
];
