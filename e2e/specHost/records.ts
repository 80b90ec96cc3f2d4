import { categories } from '../../contract/constants/categories';

/** A stored record, untyped and unvalidated, as in the original host. */
export type WildRecord = Record<string, unknown> & { _id: string };

/** Returns an id like a document database's. */
export const wildId = (kind: number, n: number) =>
  `65f0${kind.toString(16).padStart(4, '0')}${n.toString(16).padStart(16, '0')}`;

const titles: Record<(typeof categories)[number], readonly string[]> = {
  'IT Jobs': ['Help Desk Technician', 'Network Administrator', 'Systems Analyst'],
  Engineering: ['Mechanical Engineer', 'Civil Engineer', 'Process Engineer'],
  'Sales Jobs': ['Account Executive', 'Retail Sales Associate', 'Sales Manager'],
  'Marketing Jobs': ['Marketing Coordinator', 'Content Editor', 'Brand Manager'],
  'HR Jobs': ['HR Generalist', 'Recruiter', 'Payroll Specialist'],
  'Finance Jobs': ['Staff Accountant', 'Credit Analyst', 'Bookkeeper'],
  'Hotel Jobs': ['Front Desk Agent', 'Housekeeping Supervisor', 'Concierge'],
  'Business Analyst': ['Business Analyst', 'Reporting Analyst', 'Operations Analyst'],
  'Restaurant Jobs': ['Line Cook', 'Restaurant Manager', 'Pastry Chef'],
  'Nurse Jobs': ['Registered Nurse', 'Nurse Practitioner', 'Licensed Practical Nurse'],
  'Teacher Jobs': ['Math Teacher', 'Preschool Teacher', 'Substitute Teacher'],
  'Web Dev Jobs': ['Front End Developer', 'Full Stack Developer', 'Web Designer'],
};
const places = [
  'Austin, TX',
  'Columbus, OH',
  'Portland, OR',
  'Raleigh, NC',
  'Tucson, AZ',
  'Madison, WI',
  'Boise, ID',
  'Remote',
];
const companies = [
  'Larkfield Health',
  'Cedar & Stone',
  'Northgate Schools',
  'Bright Harbor Hotels',
  'Tallgrass Software',
  'Union Street Kitchen',
  'Meridian Bank',
];
const types = ['Full-time', 'Part-time', 'Contract', 'full time', 'Internship'];
const degrees = ["Bachelor's degree", 'High school diploma', 'None', "Associate's degree"];

const pick = <Item>(list: readonly Item[], n: number): Item => {
  const item = list[n % list.length];
  if (item === undefined) throw new Error('An empty list to pick from');
  return item;
};

/**
 * Returns a job of about 850 bytes, the same for the same number; without the fields of the app's
 * own host.
 */
export const wildJob = (n: number): WildRecord => {
  const categoryName = pick(categories, n);
  const jobtitle = pick(titles[categoryName], Math.floor(n / categories.length));
  const pay = 1500 + ((n * 37) % 60) * 100;
  return {
    _id: wildId(1, n),
    usernameEmployer: pick(['larkfield', 'cedar.stone'], n),
    jobtitle: `${jobtitle} ${n + 1}`,
    companyname: pick(companies, n),
    location: pick(places, n * 5 + Math.floor(n / 8)),
    joboverview: `We look for a ${jobtitle.toLowerCase()} who likes careful work.`,
    responsibilities1: 'Plan the week with the team and keep to it',
    responsibilities2: 'Answer people the day they ask',
    responsibilities3: 'Write notes for the next shift',
    responsibilities4: 'Keep rooms in order',
    responsibilities5: 'Report what went wrong',
    qualification1: 'Two years in a similar place of work',
    qualification2: 'Clear written and spoken English',
    qualification3: 'A steady hand with records',
    qualification4: 'Ready to work one weekend a month',
    employementtype: pick(types, n),
    monthlysalary1: pay,
    monthlysalary2: pay + 600,
    numberofvacancies: 1 + (n % 4),
    degreerequired: pick(degrees, n),
    categoryName,
    __v: 0,
  };
};

const person = (n: number) => ({
  firstname: pick(['Amara', 'Victor', 'Lena', 'Tomas'], n),
  lastname: pick(['Okafor', 'Lindqvist', 'Brandt', 'Reyes'], n),
  email: `person${n}@example.com`,
  phone: 15550100 + n,
});

export const wildEmployer = (n: number): WildRecord => {
  const { firstname, lastname, email, phone } = person(n);
  return {
    _id: wildId(2, n),
    usernameEmployer: pick(['larkfield', 'cedar.stone'], n),
    passwordnameEmployer: 'spec-host-password',
    firstnameEmployer: firstname,
    lastnameEmployer: lastname,
    emailEmployer: email,
    phoneEmployer: phone,
    genderEmployer: n % 2 ? 'Male' : 'Female',
    nationalityEmployer: 'US',
    addressEmployer: '12 Mill Lane',
    locationEmployer: 'Austin, TX',
    role: 'employer',
    companyName: pick(companies, n),
    companyType: 'Health care',
    companyCountry: 'US',
    companyPhone: '15550110',
    companyProfile: 'Clinics in four towns.',
    companyNumberofemployees: 240,
    companyWebsite: 'https://larkfield.example',
    __v: 0,
  };
};

export const wildSeeker = (n: number): WildRecord => {
  const { firstname, lastname, email, phone } = person(n + 2);
  return {
    _id: wildId(3, n),
    usernamejobseek: pick(['lena.brandt', 'treyes'], n),
    passwordnamejobseek: 'spec-host-password',
    firstnamejobseek: firstname,
    lastnamejobseek: lastname,
    emailjobseek: email,
    phonejobseek: phone,
    locationjobseek: 'Columbus, OH',
    genderjobseek: 'Female',
    Nationalityjobseek: 'DE',
    addressjobseek: 'US',
    role: 'jobseeker',
    __v: 0,
  };
};

/** A picture small enough to be embedded in a response. */
const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><rect width="64" height="64" fill="#0E3B43"/></svg>')}`;

/** Returns the featured employers; some have a picture. */
export const wildFeatured = (): WildRecord[] =>
  companies.slice(0, 5).map((employerName, n) => ({
    _id: wildId(4, n),
    employerName,
    ...(n % 2 === 0 && { employerImage: picture }),
    __v: 0,
  }));

export const wildCategories = (): WildRecord[] =>
  categories.map((categoryName, n) => ({ _id: wildId(5, n), categoryName, image: '', __v: 0 }));

export const wildTerms = (): WildRecord[] => [
  {
    _id: wildId(6, 0),
    termsofuse1: 'Use this board to offer work or to look for it.',
    termsofuse2: 'Post only jobs that exist.',
    termsofuse3: 'We may remove what breaks these terms.',
    privacypolicy: 'What you enter is shown to the people it is meant for.',
    cookies: 'We keep no cookie of yours.',
    changestostatement: 'Changes are announced on this page.',
    __v: 0,
  },
];
