import type { DemoPosting } from '../shapes';

export const financePostings: DemoPosting[] = [
  {
    employer: 'larkspur', title: 'Credit Analyst', location: 'Charlotte, NC', employmentType: 'Full-time', pay: [5200, 6600], vacancies: 2, degree: "Bachelor's degree", daysAgo: 1,
    overview: 'Decide what a business can carry before it signs for it. You read three years of statements, visit the owner with a banker, and write a memo of four pages that a committee can decide on in ten minutes. New analysts sit next to a senior one for six months.',
    responsibilities: ['Spread and analyze borrowers’ statements.', 'Write credit memos with a clear recommendation.', 'Visit businesses with relationship managers.', 'Review existing loans once a year.', 'Keep covenants and collateral records current.'],
    qualifications: ['Degree in finance, accounting or economics.', 'One year in credit, audit or accounting.', 'Builds cash flow models without a template.', 'Writes briefly and takes a position.'],
  },
  {
    employer: 'larkspur', title: 'Mortgage Loan Officer', location: 'Raleigh, NC', employmentType: 'Full-time', pay: [4200, 9500], vacancies: 3, degree: 'No degree required', daysAgo: 5,
    overview: 'Most of our borrowers buy their first house. You explain rates and closing costs until they are really understood, gather papers once and completely, and stay reachable until the keys change hands. A fair salary with commission on top, so you can say no when no is right.',
    responsibilities: ['Advise buyers on loans and their true cost.', 'Take complete applications and verify them.', 'Work with agents, appraisers and underwriters.', 'Keep borrowers informed every week.', 'Hold two first-buyer evenings each quarter.'],
    qualifications: ['NMLS license, or ready to earn it within 90 days.', 'Two years in lending, real estate or financial sales.', 'Explains figures patiently.', 'Spoken Spanish is welcome.'],
  },
  {
    employer: 'larkspur', title: 'Internal Auditor', location: 'Remote, United States', employmentType: 'Full-time', pay: [6300, 8000], vacancies: 1, degree: "Bachelor's degree", daysAgo: 13,
    overview: 'Look where others have stopped looking. You plan and carry out eight audits a year, from branch cash to model risk, and write findings that people can act on. You report to the audit committee, travel to Charlotte once a month, and have the standing to ask anyone anything.',
    responsibilities: ['Plan and perform risk-based audits.', 'Interview process owners and test controls.', 'Write findings with cause and remedy.', 'Follow agreed actions to their end.', 'Help examiners find what they ask for.'],
    qualifications: ['Three years in audit, bank examination or compliance.', 'CIA or CPA, or well on the way.', 'Comfortable sampling data with SQL.', 'Independent, courteous and persistent.'],
  },
  {
    employer: 'ironwood', title: 'Project Accountant', location: 'Pittsburgh, PA', employmentType: 'Full-time', pay: [5000, 6200], vacancies: 1, degree: "Bachelor's degree", daysAgo: 8,
    overview: 'Each of our sixty projects is a small company with its own budget, grants and deadlines. You invoice them, watch their margins, and sit with project managers every month to see what the figures are saying. Month-end closes on the fourth working day, without heroics.',
    responsibilities: ['Prepare invoices under public contracts.', 'Review cost and margin with project managers.', 'Reconcile subcontractor payments and retainage.', 'Support grant reporting and audits.', 'Close projects in the ledger each month.'],
    qualifications: ['Degree in accounting or equal experience.', 'Two years of project or job-cost accounting.', 'Knows percentage-of-completion revenue.', 'Steady with deadlines and questions.'],
  },
  {
    employer: 'alder.creek', title: 'Patient Billing Representative', location: 'Salem, OR', employmentType: 'Part-time', pay: [2100, 2600], vacancies: 2, degree: 'High school diploma', daysAgo: 15,
    overview: 'Thirty hours a week helping patients understand a bill they did not want. You explain what insurance paid and why, correct what is wrong, and set up plans people can keep. Calls are not timed. After three months of training on site, you may work two days from home.',
    responsibilities: ['Explain statements by phone and at the counter.', 'Correct claims and resubmit them.', 'Set up payment plans and charity care.', 'Record each contact clearly.', 'Report errors that keep coming back.'],
    qualifications: ['One year in billing, insurance or customer service.', 'Patient and clear with worried people.', 'Types accurately while listening.', 'Spoken Spanish or Russian is welcome.'],
  },
  {
    employer: 'tidewater', title: 'Revenue Manager', location: 'Charleston, SC', employmentType: 'Full-time', pay: [6100, 7800], vacancies: 1, degree: "Bachelor's degree", daysAgo: 19,
    overview: 'Set the price of 412 rooms in six houses, every day, and explain it in a sentence. You watch demand, events and competitors, decide with sales which groups to take, and keep direct bookings the best offer there is. The houses trust you, because you know each of them.',
    responsibilities: ['Forecast demand for each house weekly.', 'Set rates and restrictions in all channels.', 'Evaluate group offers with the sales team.', 'Report results and lessons each month.', 'Keep channel costs under control.'],
    qualifications: ['Three years in hotel revenue management.', 'Skilled with a revenue system and spreadsheets.', 'Understands both guests and margins.', 'Clear speaker in a weekly meeting.'],
  },
];
