import type { CategoryName } from '@contract/constants/categories';
import { categoryOf } from './category';

test.each<[title: string, functions: string, category: CategoryName]>([
  ['Travel Nurse RN - CVOR - $3,157 per week - 551194', 'Management; Manufacturing', 'Nurse Jobs'],
  ['Licensed Practical Nurse (LPN)', 'Health Care Provider', 'Nurse Jobs'],
  ['Nurse Recruiter', '', 'HR Jobs'],
  ['Middle School Math Teacher Fall 2023', '', 'Teacher Jobs'],
  ['Preschool Teacher', 'Education; Training', 'Teacher Jobs'],
  ['Child & Youth Program Cook', 'Management; Manufacturing', 'Restaurant Jobs'],
  ['Line Cook', '', 'Restaurant Jobs'],
  [
    'Server, Bartender, Busser, Runner, Guest Services',
    'Management; Manufacturing',
    'Restaurant Jobs',
  ],
  ['SQL Server Administrator', '', 'IT Jobs'],
  ['Front Desk Agent', 'Management; Manufacturing', 'Hotel Jobs'],
  ['Housekeeper', '', 'Hotel Jobs'],
  ['Front-End Application Developer III', '', 'Web Dev Jobs'],
  ['Retail Front End Supervisor', 'Sales; Business Development', 'Sales Jobs'],
  ['React Developer', '', 'Web Dev Jobs'],
  ['Full Stack Engineer - International', '', 'Web Dev Jobs'],
  ['Java Developer with Openshift', '', 'IT Jobs'],
  ['Java financial application developer', '', 'IT Jobs'],
  ['Embedded Software Engineer', '', 'IT Jobs'],
  ['Senior Network Engineer - Only US Citizen', 'Information Technology', 'IT Jobs'],
  ['Structural Engineer', '', 'Engineering'],
  ['Senior Engineer - Water Infrastructure', 'Engineering', 'Engineering'],
  ['Construction Project Manager', '', 'Engineering'],
  ['Automotive Finance Manager – Heritage Hyundai Towson', '', 'Finance Jobs'],
  ['Personal Banker/Teller', '', 'Finance Jobs'],
  ['Senior Tax Accountant', 'Accounting/Auditing; Finance', 'Finance Jobs'],
  ['Human Resources Business Partner (HRBP)', '', 'HR Jobs'],
  ['Payroll Specialist', '', 'HR Jobs'],
  ['Senior Business Analyst', '', 'Business Analyst'],
  ['Business Intelligence Analyst', '', 'Business Analyst'],
  ['Digital Marketing Manager', 'Marketing; Art/Creative; Sales', 'Marketing Jobs'],
  ['Graphic Designer', '', 'Marketing Jobs'],
  ['Account Executive', 'Sales; Business Development', 'Sales Jobs'],
  ['Retail Sales Associate', 'Other', 'Sales Jobs'],
  ['Salesforce Developer', '', 'IT Jobs'],
  ['.NET Core / .NET APIs', '', 'IT Jobs'],
  ['Engineer, C++', '', 'IT Jobs'],
  ['Business Analyst, Investment Banking', '', 'Business Analyst'],
  ['Manager of Sales, Cardiothoracic', 'Sales; Management', 'Sales Jobs'],
  ['Data Center Civil Engineer', 'Art/Creative; Design', 'Engineering'],
])('%j (%j) belongs to %s', (title, functions, category) => {
  expect(categoryOf(title, functions)).toBe(category);
});

test.each<[title: string, category: CategoryName]>([
  ['Investment Banking Associate, Healthcare', 'Finance Jobs'],
  ['Project Manager - Healthcare Construction', 'Engineering'],
  ['Cook - Embassy Suites', 'Restaurant Jobs'],
  ['Nursing Instructor', 'Teacher Jobs'],
  ['Registered Nurse Recruiter', 'HR Jobs'],
  ['Hotel Sales Manager', 'Sales Jobs'],
  ['Marketing Data Engineer', 'IT Jobs'],
  ['Retail Store Accountant', 'Finance Jobs'],
  ['Delivery Lead, $16.50 hr, Restaurant', 'Restaurant Jobs'],
])('%j: what else it says doesn’t make it anything but %s', (title, category) => {
  expect(categoryOf(title)).toBe(category);
});

test.each<[title: string, functions: string]>([
  ['Physical Therapist', 'Health Care Provider'],
  ['Medical Front Desk', 'Administrative'],
  ['Sonographer, Hospital', 'Health Care Provider'],
  ['Warehouse Associate', 'Management; Manufacturing'],
  ['Locomotive Engineer', 'Engineering; Information Technology'],
  ['Real Estate Attorney', 'Legal'],
  ['Project Manager', 'Project Management; Information Technology'],
  ['Security Officer', 'Other; Information Technology; Management'],
  ['Mental Health Specialist', ''],
  ['Driver, Kitchen Equipment', ''],
  ['Specialist II', 'Health Care Provider'],
  ['', ''],
  ['💼💼💼', '???'],
])('%j (%j) belongs to none of the 12', (title, functions) => {
  expect(categoryOf(title, functions)).toBeUndefined();
});

test('the function decides where the title says nothing, if it is that one alone', () => {
  expect(categoryOf('Specialist II', 'Human Resources')).toBe('HR Jobs');
  expect(categoryOf('Specialist II', 'Engineering')).toBe('Engineering');
  expect(categoryOf('Specialist II', 'Engineering; Information Technology')).toBeUndefined();
  expect(categoryOf('Nurse Manager', 'Human Resources')).toBe('Nurse Jobs');
});

test('letter case and apostrophes don’t count', () => {
  expect(categoryOf('REGISTERED NURSE')).toBe('Nurse Jobs');
  expect(categoryOf('Wendy’s crew member')).toBe('Restaurant Jobs');
});
