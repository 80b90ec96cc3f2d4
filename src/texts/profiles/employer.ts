/** The read-only employer profile (spec §2.14). */
export const employerTexts = {
  title: 'Employer',
  /** The spec's constant, for hosts whose employers carry no birth date (spec §2.8). */
  constantBirthDate: '22-03-2000',
  notProvided: 'Not provided',
  sections: {
    person: 'Employer Information',
    company: 'Company Information',
    contact: 'Contact Information',
    jobs: 'Open jobs',
  },
  labels: {
    name: 'Name',
    location: 'Location',
    education: 'Education',
    experience: 'Experience',
    recruitingFor: 'Company recruiting for',
    birthDate: 'Birth date',
    gender: 'Gender',
    nationality: 'Nationality',
    residence: 'Residence country',
    email: 'Email',
    mobile: 'Mobile number',
    companyName: 'Company name',
    companyType: 'Company type',
    companyCountry: 'Country',
    companyAddress: 'Address',
    companyPhone: 'Phone',
    companyProfile: 'Profile',
    companyEmployees: 'Number of employees',
    companyWebsite: 'Website',
  },
  gone: {
    title: 'Employer not found',
    text: 'This address belongs to no employer here.',
    link: 'All jobs',
  },
} as const;
