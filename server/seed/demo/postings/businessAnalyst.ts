import type { DemoPosting } from '../shapes';

export const businessAnalystPostings: DemoPosting[] = [
  {
    employer: 'demo.employer', title: 'Business Analyst, Onboarding', location: 'Denver, CO', employmentType: 'Full-time', pay: [6800, 8500], vacancies: 1, degree: "Bachelor's degree", daysAgo: 2,
    overview: 'New customers arrive with spreadsheets, habits and hopes. You map how they work today, agree what should change, and describe it so precisely that an engineer can build it without a meeting. You will visit about ten companies a year, and see all of them go live.',
    responsibilities: ['Map customers’ processes on site and remotely.', 'Write requirements with examples and limits.', 'Plan data migration with engineers.', 'Test what was built with real cases.', 'Measure results after ninety days.'],
    qualifications: ['Three years of business analysis in software projects.', 'Writes requirements people thank you for.', 'Good SQL for checking data.', 'Travels up to five days a month.'],
  },
  {
    employer: 'larkspur', title: 'Senior Business Analyst, Lending', location: 'Charlotte, NC', employmentType: 'Full-time', pay: [7900, 9900], vacancies: 1, degree: "Bachelor's degree", daysAgo: 6,
    overview: 'Lending at Larkspur takes eleven days from request to answer; it could take four. You lead the analysis that gets us there: where files wait, which checks matter, and what the new system must do. Operations, risk and IT sit on one floor and have agreed to be asked.',
    responsibilities: ['Analyze lending processes from request to payout.', 'Lead workshops with operations, risk and IT.', 'Write requirements and acceptance tests.', 'Guide two junior analysts.', 'Report progress in days saved.'],
    qualifications: ['Five years as an analyst, two in financial services.', 'Skilled in process modeling and workshops.', 'Understands credit and its regulation.', 'CBAP certificate is welcome.'],
  },
  {
    employer: 'larkspur', title: 'Reporting Analyst', location: 'Remote, United States', employmentType: 'Full-time', pay: [5400, 6900], vacancies: 1, degree: "Bachelor's degree", daysAgo: 14,
    overview: 'Turn four hundred reports into forty that are read. You talk with those who use them, rebuild the good ones on a tested data model, and retire the rest with a clear note. Most of the work is SQL; all of it is asking what the number is for.',
    responsibilities: ['Interview report users and rank their needs.', 'Build tested data models and dashboards.', 'Define measures once and document them.', 'Retire old reports with their owners.', 'Answer questions about figures within a day.'],
    qualifications: ['Three years in reporting or analytics.', 'Excellent SQL and one dashboard tool.', 'Knows why two numbers may differ.', 'Friendly persistence in cleaning up.'],
  },
  {
    employer: 'alder.creek', title: 'Operations Analyst, Patient Flow', location: 'Portland, OR', employmentType: 'Full-time', pay: [6000, 7400], vacancies: 1, degree: "Bachelor's degree", daysAgo: 9,
    overview: 'Why does a bed stay empty for three hours while someone waits downstairs? You find out with data and with your own eyes, test one change at a time with ward teams, and keep what works. The role reports to the chief nurse, and is welcome on every unit.',
    responsibilities: ['Measure admissions, transfers and discharges.', 'Observe wards and interview staff.', 'Design and evaluate small trials.', 'Build a daily forecast of beds.', 'Present findings to nurses and executives alike.'],
    qualifications: ['Degree in operations, statistics or public health.', 'Two years of analysis in a service setting.', 'Strong R, Python or SQL.', 'At ease on a ward at six in the morning.'],
  },
  {
    employer: 'fieldstone', title: 'Supply Planning Analyst', location: 'Columbus, OH', employmentType: 'Full-time', pay: [5300, 6600], vacancies: 1, degree: "Bachelor's degree", daysAgo: 17,
    overview: 'A tent that arrives in October is a tent sold at half price. You forecast 2,400 products by store and season, agree orders with buyers, and watch forty suppliers from purchase order to dock. We plan on paper you can defend, not on a feeling.',
    responsibilities: ['Forecast demand by product, store and week.', 'Propose orders and defend them to buyers.', 'Follow shipments and warn about delays.', 'Balance stock between stores.', 'Review forecast errors each month.'],
    qualifications: ['Two years in planning, purchasing or analytics.', 'Strong spreadsheets; Python or SQL is a plus.', 'Understands seasons, lead times and safety stock.', 'Speaks up early about bad news.'],
  },
  {
    employer: 'ironwood', title: 'Business Systems Analyst', location: 'Pittsburgh, PA', employmentType: 'Contract', pay: [7000, 8800], vacancies: 1, degree: "Bachelor's degree", daysAgo: 21,
    overview: 'Ironwood replaces its project accounting system next year, and you write down what the new one must do. Eighteen months on contract, first with engineers and accountants, then with the vendor, and at last beside users in their first weeks. A plain, well-run project with a fixed budget.',
    responsibilities: ['Gather requirements in six departments.', 'Compare vendors and score their offers.', 'Plan migration of fifteen years of projects.', 'Prepare and lead user testing.', 'Support users through the first two closings.'],
    qualifications: ['Four years analyzing business systems.', 'Took part in an accounting or ERP rollout.', 'Knows project accounting basics.', 'Available on site three days a week.'],
  },
];
