// The request bodies of the process tests.
export const password = 'outlives a kill -9';

const bullets = Object.fromEntries(
  [
    ...[1, 2, 3, 4, 5].map((n) => `responsibilities${n}`),
    ...[1, 2, 3, 4].map((n) => `qualification${n}`),
  ].map((field) => [field, 'As needed']),
);
/** Returns a valid body for updateJob. @param {string} jobtitle */
export const jobChange = (jobtitle) => ({
  jobtitle,
  companyname: 'Northern Mill',
  location: 'Denver, CO',
  joboverview: 'Keep the books.',
  ...bullets,
  employementtype: 'Full-time',
  monthlysalary1: 1,
  monthlysalary2: 2,
  numberofvacancies: 1,
  degreerequired: 'None',
});
/** Returns a valid body for addJob. @param {string} usernameEmployer @param {string} jobtitle */
export const jobForm = (usernameEmployer, jobtitle) => ({
  ...jobChange(jobtitle),
  usernameEmployer,
  categoryName: 'Finance Jobs',
});

/** @param {string} username */
export const employerForm = (username) => ({
  firstnameEmployer: 'Mara',
  lastnameEmployer: 'Lind',
  usernameEmployer: username,
  passwordnameEmployer: password,
  nationalityEmployer: 'US',
  phoneEmployer: '1',
  addressEmployer: '1 Mill Road',
  emailEmployer: `${username}@firm.example`,
  genderEmployer: 'Female',
  locationEmployer: 'Boston',
});
/** @param {string} username */
export const employerLogin = (username) => ({
  usernameEmployer: username,
  passwordnameEmployer: password,
});

/** @param {string} username */
export const seekerForm = (username) => ({
  firstnamejobseek: 'Ivo',
  lastnamejobseek: 'Kern',
  usernamejobseek: username,
  passwordnamejobseek: password,
  nationalityjobseek: 'CA',
  phonejobseek: '1',
  addressjobseek: '1 Mill Road',
  emailjobseek: `${username}@mail.example`,
  genderjobseek: 'Male',
  locationjobseek: 'Toronto',
});
/** @param {string} username */
export const seekerLogin = (username) => ({
  usernamejobseek: username,
  passwordnamejobseek: password,
});
