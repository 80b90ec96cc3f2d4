import { categories, type CategoryName } from '@contract/constants/categories';
import { categoryOf } from './category';

test.each<[title: string, functions: string, category: CategoryName]>([
  ['Travel Nurse RN - CVOR - $3,157 per week - 551194', 'Management; Manufacturing', 'Nurse Jobs'],
  ['Licensed Practical Nurse (LPN)', 'Health Care Provider', 'Nurse Jobs'],
  ['Nurse Recruiter', '', 'HR Jobs'],
  ['Physical Therapist', 'Health Care Provider', 'Nurse Jobs'],
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
  ['Warehouse Associate', 'Management; Manufacturing', 'Engineering'],
  ['Automotive Finance Manager – Heritage Hyundai Towson', '', 'Finance Jobs'],
  ['Personal Banker/Teller', '', 'Finance Jobs'],
  ['Senior Tax Accountant', 'Accounting/Auditing; Finance', 'Finance Jobs'],
  ['Human Resources Business Partner (HRBP)', '', 'HR Jobs'],
  ['Payroll Specialist', '', 'HR Jobs'],
  ['Contract Attorney', 'Legal', 'HR Jobs'],
  ['Senior Business Analyst', '', 'Business Analyst'],
  ['Business Intelligence Analyst', '', 'Business Analyst'],
  ['Project Manager', 'Project Management', 'Business Analyst'],
  ['Digital Marketing Manager', 'Marketing; Art/Creative; Sales', 'Marketing Jobs'],
  ['Graphic Designer', '', 'Marketing Jobs'],
  ['Account Executive', 'Sales; Business Development', 'Sales Jobs'],
  ['Retail Sales Associate', 'Other', 'Sales Jobs'],
  ['Salesforce Developer', '', 'IT Jobs'],
  ['.NET Core / .NET APIs', '', 'IT Jobs'],
  ['Engineer, C++', '', 'IT Jobs'],
  ['Business Analyst, Investment Banking', '', 'Business Analyst'],
  ['Real Estate Attorney', 'Legal', 'HR Jobs'],
  ['Manager of Sales, Cardiothoracic', 'Sales; Management', 'Sales Jobs'],
  ['Data Center Civil Engineer', 'Art/Creative; Design', 'Engineering'],
])('%j (%j) belongs to %s', (title, functions, category) => {
  expect(categoryOf(title, functions)).toBe(category);
});

test('the function decides where the title says nothing', () => {
  expect(categoryOf('Specialist II', 'Health Care Provider')).toBe('Nurse Jobs');
  expect(categoryOf('Specialist II', 'Accounting/Auditing; Finance')).toBe('Finance Jobs');
  expect(categoryOf('Specialist II', 'Information Technology')).toBe('IT Jobs');
});

test('any title has a category, letter case or not', () => {
  expect(categories).toContain(categoryOf('', ''));
  expect(categories).toContain(categoryOf('💼💼💼', '???'));
  expect(categoryOf('REGISTERED NURSE')).toBe('Nurse Jobs');
  expect(categoryOf('Wendy’s crew member')).toBe('Restaurant Jobs');
});
