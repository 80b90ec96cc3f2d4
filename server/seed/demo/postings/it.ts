import type { DemoPosting } from '../shapes';

export const itPostings: DemoPosting[] = [
  {
    employer: 'demo.employer', title: 'Site Reliability Engineer', location: 'Denver, CO', employmentType: 'Full-time', pay: [10800, 13900], vacancies: 2, degree: "Bachelor's degree", daysAgo: 0,
    overview: 'Keep the scheduling platform of 1,400 clinics and workshops up through Monday mornings. You join a team of five that owns its services from design to pager, deploys forty times a week and writes blameless reviews people actually read. On call one week in six, paid extra, with the following Monday off.',
    responsibilities: ['Run and improve Kubernetes clusters in two regions.', 'Set service levels with product teams and report on them monthly.', 'Lead incident calls and write reviews within three working days.', 'Automate what was done by hand twice.', 'Plan capacity before each season’s peak.'],
    qualifications: ['Four years running production Linux systems at scale.', 'Fluent in Go or Python, and in reading other people’s code.', 'Hands-on Terraform, Kubernetes and Prometheus experience.', 'Calm, plain-spoken communication during incidents.'],
  },
  {
    employer: 'demo.employer', title: 'Backend Developer, Payments', location: 'Remote, United States', employmentType: 'Full-time', pay: [9200, 12400], vacancies: 1, degree: 'No degree required', daysAgo: 4,
    overview: 'Build the part of Northfold that moves money: invoices, deposits and refunds for small service businesses. The code is TypeScript on PostgreSQL, tested against a real database, and every change ships the day it is merged. You will talk with customers twice a month and see what your work does for them.',
    responsibilities: ['Design and build payment and refund services.', 'Reconcile our ledger with two payment providers daily.', 'Review colleagues’ changes within one working day.', 'Answer the hard support questions about money.', 'Keep our card data assessment short and clean.'],
    qualifications: ['Three years building backend services in TypeScript, Java or Go.', 'Strong SQL, including transactions, locking and query plans.', 'Has worked with payments, billing or accounting data.', 'Able to overlap with Denver office hours for five hours a day.'],
  },
  {
    employer: 'alder.creek', title: 'Clinical Systems Administrator', location: 'Portland, OR', employmentType: 'Full-time', pay: [6900, 8600], vacancies: 1, degree: "Bachelor's degree", daysAgo: 9,
    overview: 'Nurses and physicians in three hospitals rely on our health record every minute. You look after it: users, interfaces, upgrades and the small frustrations that cost a ward an hour a day. A week of shadowing on the floor comes first, so you know whom you work for.',
    responsibilities: ['Administer the electronic health record and its interfaces.', 'Test and roll out vendor upgrades each quarter.', 'Resolve clinicians’ tickets within the agreed times.', 'Train super users on every ward.', 'Document changes for our auditors.'],
    qualifications: ['Two years administering an electronic health record or a similar clinical system.', 'Working knowledge of HL7 or FHIR interfaces.', 'Experience with SQL reporting.', 'Patience with colleagues who work under pressure.'],
  },
  {
    employer: 'larkspur', title: 'Information Security Analyst', location: 'Charlotte, NC', employmentType: 'Full-time', pay: [7800, 10200], vacancies: 1, degree: "Bachelor's degree", daysAgo: 2,
    overview: 'Help a regional lender notice trouble early. You watch alerts, follow the odd ones to their end, and turn what you learn into better rules. The team of four covers business hours; a partner covers nights. We pay for one certification and one conference a year.',
    responsibilities: ['Triage alerts from endpoints, mail and cloud accounts.', 'Investigate suspected incidents and record the evidence.', 'Run the quarterly phishing exercise and its follow-up.', 'Review vendors before contracts are signed.', 'Tune detection rules and retire noisy ones.'],
    qualifications: ['Two years in a security operations or systems role.', 'Comfortable with a SIEM and with writing queries in it.', 'Knows Windows, Linux and Microsoft 365 security settings.', 'Security+, CySA+ or an equivalent certificate is welcome.'],
  },
  {
    employer: 'fieldstone', title: 'IT Service Desk Technician', location: 'Columbus, OH', employmentType: 'Full-time', pay: [3900, 4700], vacancies: 2, degree: 'High school diploma', daysAgo: 13,
    overview: 'Be the person 38 stores and one warehouse call when a register, scanner or laptop stops. Most days you fix things by phone; twice a month you drive to a store opening and set it up yourself. We promote from this desk: three of our engineers started here.',
    responsibilities: ['Answer calls and tickets from stores and offices.', 'Set up laptops, phones and point-of-sale registers.', 'Keep the inventory of equipment correct.', 'Write short guides for recurring problems.', 'Travel to new stores for their opening week.'],
    qualifications: ['One year in technical support, or a trade-school IT program.', 'Good knowledge of Windows and of basic networking.', 'A valid driver’s license and a clean record.', 'Friendly and clear on the telephone.'],
  },
  {
    employer: 'brightwell', title: 'Network Administrator', location: 'Minneapolis, MN', employmentType: 'Full-time', pay: [5600, 6900], vacancies: 1, degree: 'Associate degree', daysAgo: 18,
    overview: 'Nine school buildings, 6,200 students and a device for each of them: the network is our largest classroom. You run it with one colleague, replace the wireless of three buildings next summer, and keep filters and logs in order. School holidays are yours, apart from four project weeks.',
    responsibilities: ['Operate switches, wireless and firewalls in nine buildings.', 'Plan and carry out the summer replacement projects.', 'Watch performance before and during online testing.', 'Manage student device enrollment with the media centers.', 'Keep network diagrams and address plans current.'],
    qualifications: ['Three years of network administration in a multi-site organization.', 'Experience with enterprise wireless and network access control.', 'Knows the privacy rules that protect children online.', 'Able to lift 40 pounds and to work on a ladder.'],
  },
];
