import type { CategoryName } from '@contract/constants/categories';

/** The content of a category's jobs: titles, usual pay in dollars a month, tasks and skills. */
type Trade = {
  titles: readonly string[];
  pay: readonly [number, number];
  tasks: readonly string[];
  skills: readonly string[];
};

export const trades: Record<CategoryName, Trade> = {
  'IT Jobs': {
    titles: [
      'Systems Administrator',
      'Help Desk Technician',
      'Network Engineer',
      'Cloud Engineer',
      'Database Administrator',
      'Security Analyst',
      'IT Support Specialist',
    ],
    pay: [3800, 9200],
    tasks: [
      'Keep servers patched and watched',
      'Answer tickets within a working day',
      'Plan and test backups',
      'Write down how things are set up',
    ],
    skills: ['Linux and Windows servers', 'Networks and firewalls', 'Scripts in one language'],
  },
  Engineering: {
    titles: [
      'Civil Engineer',
      'Mechanical Engineer',
      'Electrical Engineer',
      'Process Engineer',
      'Structural Designer',
      'Quality Engineer',
      'Project Engineer',
    ],
    pay: [4800, 9800],
    tasks: [
      'Draw and check designs',
      'Visit sites every week',
      'Estimate time and cost',
      'Write reports for clients',
    ],
    skills: [
      'CAD and the common standards',
      'Careful calculations',
      'A clear way with contractors',
    ],
  },
  'Sales Jobs': {
    titles: [
      'Account Manager',
      'Sales Representative',
      'Store Manager',
      'Retail Associate',
      'Business Development Manager',
      'Inside Sales Specialist',
    ],
    pay: [2600, 7600],
    tasks: [
      'Look after existing customers',
      'Win new ones in your region',
      'Write offers that are kept',
      'Report numbers each Friday',
    ],
    skills: ['A good listener', 'At home in a CRM', 'Calm under a quota'],
  },
  'Marketing Jobs': {
    titles: [
      'Content Editor',
      'Marketing Manager',
      'Brand Designer',
      'Campaign Specialist',
      'Social Media Manager',
      'Market Researcher',
    ],
    pay: [3200, 7800],
    tasks: [
      'Plan campaigns with sales',
      'Write and edit texts',
      'Measure what worked',
      'Keep the calendar',
    ],
    skills: ['Clear writing', 'Numbers as well as words', 'An eye for pictures'],
  },
  'HR Jobs': {
    titles: [
      'Recruiter',
      'HR Generalist',
      'Payroll Specialist',
      'Training Coordinator',
      'People Partner',
      'Benefits Administrator',
    ],
    pay: [3200, 7200],
    tasks: [
      'Lead interviews',
      'Answer questions of colleagues',
      'Keep records right',
      'Plan training',
    ],
    skills: ['Labor law basics', 'Discretion', 'Patience with forms'],
  },
  'Finance Jobs': {
    titles: [
      'Accountant',
      'Financial Analyst',
      'Bookkeeper',
      'Controller',
      'Internal Auditor',
      'Tax Specialist',
    ],
    pay: [3600, 9600],
    tasks: [
      'Close the month in five days',
      'Check invoices',
      'Prepare forecasts',
      'Explain figures to others',
    ],
    skills: ['Accounting standards', 'Spreadsheets', 'An eye for what is odd'],
  },
  'Hotel Jobs': {
    titles: [
      'Front Desk Agent',
      'Housekeeping Supervisor',
      'Night Auditor',
      'Concierge',
      'Hotel Manager',
      'Event Coordinator',
    ],
    pay: [2300, 5800],
    tasks: [
      'Welcome guests by name',
      'Keep rooms as promised',
      'Settle complaints kindly',
      'Hand over shifts in writing',
    ],
    skills: ['A second language', 'Evenings and weekends', 'Steady in busy hours'],
  },
  'Business Analyst': {
    titles: [
      'Business Analyst',
      'Product Analyst',
      'Process Analyst',
      'Requirements Engineer',
      'Data Analyst',
    ],
    pay: [4600, 9200],
    tasks: [
      'Ask what is needed and why',
      'Draw processes',
      'Write requirements',
      'Test with users',
    ],
    skills: ['SQL and spreadsheets', 'Workshops with many people', 'Plain words'],
  },
  'Restaurant Jobs': {
    titles: [
      'Line Cook',
      'Sous Chef',
      'Server',
      'Barista',
      'Pastry Chef',
      'Restaurant Manager',
      'Dishwasher',
    ],
    pay: [2200, 5400],
    tasks: [
      'Prepare your station',
      'Keep the kitchen clean',
      'Watch cost and waste',
      'Train new colleagues',
    ],
    skills: ['Food safety card', 'Fast hands', 'Good humor at eight in the evening'],
  },
  'Nurse Jobs': {
    titles: [
      'Registered Nurse',
      'Licensed Practical Nurse',
      'ICU Nurse',
      'School Nurse',
      'Nurse Practitioner',
      'Surgical Nurse',
    ],
    pay: [4800, 9800],
    tasks: [
      'Care for patients on your ward',
      'Give medication',
      'Talk with families',
      'Hand over in writing',
    ],
    skills: ['State license', 'Basic life support', 'Calm in emergencies'],
  },
  'Teacher Jobs': {
    titles: [
      'Math Teacher',
      'Elementary Teacher',
      'Science Teacher',
      'Special Education Teacher',
      'English Teacher',
      'Teaching Assistant',
    ],
    pay: [3200, 6800],
    tasks: [
      'Plan and give lessons',
      'Talk with parents',
      'Mark work fairly',
      'Take part in school life',
    ],
    skills: ['Teaching license', 'Patience', 'Lessons that keep a class awake'],
  },
  'Web Dev Jobs': {
    titles: [
      'Frontend Developer',
      'Backend Developer',
      'Full Stack Developer',
      'Web Designer',
      'QA Engineer',
      'DevOps Engineer',
    ],
    pay: [4600, 11_000],
    tasks: [
      'Build features end to end',
      'Review code every day',
      'Measure and mend slow pages',
      'Look after what you shipped',
    ],
    skills: ['TypeScript or a language like it', 'Tests as a habit', 'Accessible pages'],
  },
};
export const levels = ['', '', '', 'Junior ', 'Senior ', 'Lead '] as const;
export const kinds = [
  'Full-time',
  'Full-time',
  'Full-time',
  'Part-time',
  'Contract',
  'Temporary',
  'Internship',
] as const;
