import type { CategoryName } from '@contract/constants/categories';

/**
 * A posting's title, its functions in the source, and the category judged to be right, '' for none.
 */
export type Judged = readonly [title: string, functions: string, category: CategoryName | ''];

/**
 * The half of 300 judged titles that the rules may be tuned on; the other half is in
 * heldOutTitles.ts. They are real titles, drawn at random (15 of each category that the rules first
 * assigned, the rest from all postings) and read one by one, with company and text if the title was
 * unclear.
 *
 * What people expect to find in each category:
 * - Nurse Jobs: nurses of every kind, nursing and medical assistants, caregivers. No therapists,
 *   physicians, technologists, hospital offices.
 * - Teacher Jobs: teachers at schools, universities and preschools, tutors, instructors, and their
 *   assistants. No sports coaches, counselors or school offices.
 * - Restaurant Jobs: kitchens and serving food and drink, in hospitals and hotels too.
 * - Hotel Jobs: hotels, resorts, guest services, rooms. No janitors or medical front desks.
 * - HR Jobs: recruiting, personnel, payroll, benefits, staff training. No lawyers, no offices.
 * - Business Analyst: business, systems, data and reporting analysts. No project or product managers.
 * - Web Dev Jobs: front end, full stack, the languages of browsers, UI and UX.
 * - IT Jobs: other software, data, networks, systems, security, support.
 * - Finance Jobs: accounting, audit, tax, banking, lending, underwriting, claims, billing.
 * - Marketing Jobs: marketing, communication, publicity, content, graphic design.
 * - Sales Jobs: selling, accounts, business development, the staff of shops. No customer service.
 * - Engineering: engineers other than software engineers, drafters, test technicians, and planners
 * and
 *   managers of construction. No trades, drivers, factories or laboratories.
 */
export const judgedTitles: readonly Judged[] = [
  ['Patient Account Registrar PD - Admitting', 'Health Care Provider', ''],
  ['Teller - Green Bay', 'Finance; Sales', 'Finance Jobs'],
  ['Account Manager, Urology/Oncology', '', 'Sales Jobs'],
  ['Marketing Manager, Product Support', 'Marketing; Sales', 'Marketing Jobs'],
  ['Recruiting Intern', 'Human Resources', 'HR Jobs'],
  ['Peer Recovery Coach II - Care Court ACT 624', 'Health Care Provider', ''],
  ['Operations Supervisor - 1st Shift', 'Management; Manufacturing', ''],
  ['Account Executive (Atlanta)', 'Sales', 'Sales Jobs'],
  ['Regional Technology Enabled Lead', 'Information Technology', ''],
  [
    'Registered Nurse Medical Surgical Telemetry FT Night 07:00 PM - 07:30 AM',
    'Health Care Provider',
    'Nurse Jobs',
  ],
  [
    'Sr. Full Stack Software Engineer - Biometrics',
    'Engineering; Information Technology',
    'Web Dev Jobs',
  ],
  ['HR Sr Business Systems Analyst', 'Business Development; Sales', 'Business Analyst'],
  ['Registered Nurse (RN) B4 Surgical/GYN Unit (Days)', 'Health Care Provider', 'Nurse Jobs'],
  ['Marketing Account Manager', 'Marketing; Sales', 'Marketing Jobs'],
  ['Traffic Operations Manager', 'Management; Manufacturing', ''],
  ['Digital Marketing Specialist - Omnichannel', 'Marketing; Sales', 'Marketing Jobs'],
  [
    'E-Commerce Team Leader (In-Store Shopper Department Manager)-Full Time',
    'Sales; Business Development',
    'Sales Jobs',
  ],
  [
    'Front End UI Angular Developer (Locals to IA will be preferred)',
    'Health Care Provider; Customer Service',
    'Web Dev Jobs',
  ],
  ['Retail Service Rep', 'Other', 'Sales Jobs'],
  ['Volunteer: Pet Compassion Transport Volunteer', 'Other', ''],
  [
    'Retail Receiving Support Associate, Fresno Fashion Fair - Full Time',
    'Sales; Business Development',
    'Sales Jobs',
  ],
  ['Community Engagement and Equity Fellow', '', ''],
  ['Business Systems Analyst Senior', 'Information Technology', 'Business Analyst'],
  ['Senior Project Controls - Scheduler', 'Management; Manufacturing', ''],
  ['Field Safety Manager', 'Management; Manufacturing', ''],
  ['Application Developer', 'Engineering; Information Technology', 'IT Jobs'],
  ['Training Manager', 'Human Resources', 'HR Jobs'],
  ['Electrical Design Engineer SME-Nuclear', 'Engineering; Information Technology', 'Engineering'],
  ['Boutique Fitness Studio Manager | Riverton, UT', 'Management; Sales; Marketing', ''],
  ['English Teacher ([phone])', 'Education; Training', 'Teacher Jobs'],
  ['Commercial Property Manager/Senior Property Manager', 'Sales; Management', ''],
  ['EWP Drafter Truss Design', 'Design; Art/Creative; Information Technology', 'Engineering'],
  [
    'Director of Operational Accounting - FSG Exclusive! Dream Job for Public Accounting Audit Mgr/Sr Mgr!',
    'Accounting/Auditing',
    'Finance Jobs',
  ],
  ['R&D Testing and Lab Specialist', 'Research; Analyst; Information Technology', ''],
  ['Travel - LTAC - Nurse Job - $1917/wk - $2128/wk', 'Health Care Provider', 'Nurse Jobs'],
  ['Outside Sales', 'Sales; Business Development; General Business', 'Sales Jobs'],
  ['Surgical Tech IV OR FT Rotating', 'Health Care Provider', ''],
  ['Health Services Administrator (RN)', 'Health Care Provider', 'Nurse Jobs'],
  ['Safety Consultant lll', 'Other; Consulting; Management', ''],
  ['Control Equipment Electrician Technician - 1st shift', 'Management; Manufacturing', ''],
  ['Sr. UI Developer', 'Information Technology', 'Web Dev Jobs'],
  ['Software Engineer for Embedded Development', '', 'IT Jobs'],
  ['Plant Maintenance Engineer', 'Management; Manufacturing', 'Engineering'],
  ['RV F&I (Finance & Insurance) Manager', '', 'Finance Jobs'],
  ['Team Lead, Petsense', 'Information Technology', 'Sales Jobs'],
  ['Data Coordinator', 'Information Technology', ''],
  ['Operations Technician Bromine - South Plant', 'Management; Manufacturing', ''],
  ['Gas Station Attendant Part Time', 'Management; Manufacturing', ''],
  ['Billing Supervisor', 'Accounting/Auditing; Finance', 'Finance Jobs'],
  ['System and Process Support Specialist', 'Finance; Sales', ''],
  ['Senior Financial Auditor (Internal)', 'Accounting/Auditing; Finance', 'Finance Jobs'],
  [
    'Event Marketing Coordinator (Spanish Fluency)',
    'Marketing; Public Relations; Project Management',
    'Marketing Jobs',
  ],
  ['Avionics/Elec Tech Sr', 'Engineering; Information Technology', ''],
  ['Maintenance Support Technician 1 (Crew B) Caldwell, ID', 'Information Technology', ''],
  ['Seasonal PT Supervisor Local Sort-1', 'Engineering; Information Technology', ''],
  ['Program Manger', 'Project Management; Information Technology', ''],
  ['HazMat Field Driver/Technician - CDL (A)', 'Management; Manufacturing', ''],
  ['Android Mobile Software Engineer - REMOTE', 'Engineering; Information Technology', 'IT Jobs'],
  ['Care Promoter', 'Administrative; Customer Service', ''],
  ['Relationship Banker- Carrboro', 'Finance; Sales', 'Finance Jobs'],
  ['UI/UX Developer II', 'Engineering; Information Technology', 'Web Dev Jobs'],
  ['Volunteer: RLC Web Application Support Internship', 'Other', 'IT Jobs'],
  ['Selling Associate-Cielo Vista', 'Sales; Customer Service', 'Sales Jobs'],
  ['Craft Instructor', 'Education; Training', 'Teacher Jobs'],
  [
    'Legal Counsel, M&A and Government/Commercial Contracting (Healthcare Consulting) - Remote or Hybrid',
    'Legal',
    '',
  ],
  ['Technical Product Support Specialist (Remote)', 'Other', 'IT Jobs'],
  ['Local Operations Manager of Vacation Rentals', 'Management; Manufacturing', 'Hotel Jobs'],
  ['Cashier - Service Associate PT', 'Other', 'Sales Jobs'],
  ['Hotel Manager', 'Management; Manufacturing', 'Hotel Jobs'],
  ['Information Technology Help Desk Technician', 'Information Technology', 'IT Jobs'],
  ['Medical Front Desk', 'Administrative', ''],
  [
    'Account Executive, Large Enterprise GBS',
    'Sales; Business Development; Information Technology',
    'Sales Jobs',
  ],
  ['Kenosha Kindergarten Readiness Tutor', 'Education; Training', 'Teacher Jobs'],
  ['Regional Learning Manager-Houston, TX', 'Human Resources', 'HR Jobs'],
  [
    'New Graduate RN Residency Medical-Surgical (Start Date: October 10th)',
    'Health Care Provider',
    'Nurse Jobs',
  ],
  ['Sr. Database Application Engineer (REMOTE)', 'Administrative', 'IT Jobs'],
  ['Seasonal Chef Instructor, Pastry (Sur La Table)', 'Management; Manufacturing', 'Teacher Jobs'],
  ['Product Support Advisor - Grocery - USBL - US', 'Marketing', ''],
  ['Line Cook (Fine Dining)', 'Management; Manufacturing', 'Restaurant Jobs'],
  ['Senior Growth Manager', 'Marketing; Sales', 'Marketing Jobs'],
  ['Senior Manager – Construction Dispute Resolution', 'Engineering', ''],
  ['Receiving Supervisor', 'Product Management', ''],
  ['Intern Co-op', 'Education; Training', ''],
  ['Chief Estimator Concrete', 'Management; Administrative; General Business', 'Engineering'],
  ['Scientist II', 'Research; Analyst; Information Technology', ''],
  ['Bioinformatics Product Owner', 'Product Management; Marketing', ''],
  ['Marketing & Event Planning Specialist - 23426', 'Marketing; Sales', 'Marketing Jobs'],
  ['Senior Manager, Reinsurance Internal Control', 'Finance; Sales', 'Finance Jobs'],
  ['MRI Technologist- FT', 'Health Care Provider', ''],
  ['Environmental Health and Safety Specialist, 2nd Shift', '', ''],
  ['Digital Producer', 'Project Management; Production', ''],
  ['Document Specialist - Remote', 'Administrative', ''],
  ['Cleaner Full Time', 'Management; Manufacturing', ''],
  ['Gary Spanish 1 Tutor', 'Information Technology', 'Teacher Jobs'],
  ['Full Stack with Angular', '', 'Web Dev Jobs'],
  ['Sr. Technical Business Analyst', '', 'Business Analyst'],
  ['Senior NodeJS Developer', 'Engineering; Information Technology', 'Web Dev Jobs'],
  ['Volunteer: CRITICAL NEED-Help Your Community, Join the Red Cross!- Malone, NY', 'Other', ''],
  ['Project Executive-Trenchless', 'Engineering', 'Engineering'],
  ['Tanzu Developer', 'Management', 'IT Jobs'],
  ['Surgery Scheduler', 'Health Care Provider', ''],
  ['Full-Stack Software Engineer', 'Engineering; Information Technology', 'Web Dev Jobs'],
  ['Senior Node.JS Developer', 'Information Technology', 'Web Dev Jobs'],
  [
    'Princeton University- Cook (Starting Hourly Wage $22.06)',
    'Management; Manufacturing',
    'Restaurant Jobs',
  ],
  ['Business Office Coordinator', 'Administrative', ''],
  ['Onsite OT - SPANAWAY, WA - School - 23/24', 'Education; Training', ''],
  ['Corporate HIM Manager', 'Health Care Provider; Information Technology', ''],
  ['Seasonal Retail Stocking Associate', 'Management; Manufacturing', 'Sales Jobs'],
  [
    'Travel Registered Nurse - ICU/Critical Care job available in Apple Valley, CA - Make $1,961wk',
    'Health Care Provider',
    'Nurse Jobs',
  ],
  [
    'Full Stack Developer - API Integrations',
    'Engineering; Information Technology',
    'Web Dev Jobs',
  ],
  [
    'Sr. Software Engineer - IaaS (Cluster Management) (REMOTE)',
    'Engineering; Information Technology',
    'IT Jobs',
  ],
  ['AI District 04 - Store Hourly', 'Other', ''],
  ['Restaurant Crewmember', 'Management; Manufacturing', 'Restaurant Jobs'],
  ['Environmental Planner/National Environmental Policy Act Specialist - Oahu, HI', '', ''],
  ['Shop Welder', 'Management; Manufacturing', ''],
  ['Node.js Developer', 'Information Technology', 'Web Dev Jobs'],
  ['(USA) Staff Pharmacist- $50,000 Sign On Bonus', 'Health Care Provider; Customer Service', ''],
  ['Lead Psychiatric Nurse Practitioner', 'Health Care Provider', 'Nurse Jobs'],
  ['Prior Authorisation Specialist', '', ''],
  [
    'Restaurant Crewmember - Late Night/Closing Shift, Starting at $16',
    'Management; Manufacturing',
    'Restaurant Jobs',
  ],
  ['Sr Full Stack Engineer', 'Engineering; Information Technology', 'Web Dev Jobs'],
  ['Jr. Business Analyst - 114101', '', 'Business Analyst'],
  ['Associate Chief, Nuclear Medicine Technology', 'Management', ''],
  ['CSEC ATTORNEY', 'Legal', ''],
  ['EA/Office Manager - $32/hr-$38/hr - Bethesda, MD', 'Administrative', ''],
  ['FAA System Life Cycle Logistics and Planning Coordinator', 'Management; Manufacturing', ''],
  ['Sales Representative - Payments', 'Sales; Business Development; Consulting', 'Sales Jobs'],
  [
    'Academic Hourly – Bilingual (Spanish) Instructor/Lecturer',
    'Education; Training',
    'Teacher Jobs',
  ],
  ['Design Selling Leader', 'Design; Art/Creative; Information Technology', 'Sales Jobs'],
  ['Aesthetic Nurse Practitioner', 'Health Care Provider', 'Nurse Jobs'],
  [
    'Organizational Transformation and Change Consultant, Junior',
    'Business Development; Sales',
    '',
  ],
  [
    'Shift Supervisor - Residential Group Program -  St. Albans - Astoria - Jamaica Estates',
    'Other',
    '',
  ],
  [
    'Nursing Care Tech/On-Call/ 3 Main (Internal Medicine)/UK Good Samaritan Hospital',
    'Health Care Provider',
    'Nurse Jobs',
  ],
  ['SUPERVISOR - SURVEILLANCE', 'Other', ''],
  ['Field Technician', 'Engineering; Information Technology', ''],
  ['Community Behavioral Health Resource Specialist', 'Other', ''],
  ['Strategic Sourcing Lead', 'Purchasing; Supply Chain', ''],
  ['Cashier - Philadelphia Zoo', 'Other', 'Sales Jobs'],
  [
    'React developer (C3#.net experience) on W2',
    'Engineering; Information Technology',
    'Web Dev Jobs',
  ],
  ['Program Operations Manager', 'Management; Manufacturing', ''],
  ['UI/UX Developer (Senior) (Hybrid)', 'Engineering; Information Technology', 'Web Dev Jobs'],
  [
    'Travel Registered Nurse - Medsurg/Tele job available in Irvine, CA - Make $2,254wk',
    'Health Care Provider',
    'Nurse Jobs',
  ],
  ['Auto Parts Coordinator', 'Management; Manufacturing', ''],
  ['Dental Assistant 1 - 2', 'Health Care Provider', ''],
  ['Marketing Intern (2024 Summer Internship)', 'Marketing; Sales', 'Marketing Jobs'],
  ['Technical Site Manager', 'Training; Information Technology', ''],
  ['Manager - Communications, MSNBC', 'Other', 'Marketing Jobs'],
  ['Driver Local Area Route (Box Truck)', 'Management; Manufacturing', ''],
  ['Security Site Supervisor - Unarmed', 'Other; Information Technology; Management', ''],
  ['HR Assistant', '', 'HR Jobs'],
];
