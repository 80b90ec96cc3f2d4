/** The administrator's screens (spec §2.16). */
export const adminTexts = {
  title: 'Administration',
  navigation: 'Administration',
  toSite: 'Go to the site',
  links: { employers: 'View Employers', jobs: 'Remove Job', seekers: 'View Seekers', featured: 'Update Featured', terms: 'Update terms' },
  logOut: 'Logout',
  columns: { username: 'Username', firstName: 'First Name', lastName: 'Last Name', email: 'Email', company: 'Company', action: 'Action' },
  employers: { title: 'Employers', search: 'Search username, name, e-mail or company', empty: 'No employers are registered', askDelete: 'Delete this employer?' },
  seekers: { title: 'Job seekers', search: 'Search username, name or e-mail', empty: 'No job seekers are registered', askDelete: 'Delete this job seeker?' },
  /** What goes with a person: named in the question before. */
  deletes: { employer: (person: string) => `${person}, with all job posts, can no longer log in.`, seeker: (person: string) => `${person} can no longer log in.` },
  deleteNamed: (name: string) => `Delete ${name}`,
  jobs: { title: 'Job listings', search: 'Search title, company, location or words' },
  featured: {
    title: 'Featured employers',
    empty: 'No employers are featured',
    update: 'Update',
    updateNamed: (name: string) => `Update ${name}`,
    remove: 'Remove',
    removeNamed: (name: string) => `Remove ${name}`,
    cannotRemove: 'Removing needs a host that offers it; this one can only update.',
    name: { label: 'Employer name', missing: 'Enter the employer’s name' },
    image: { label: 'Image', hint: 'PNG, JPEG, WebP or GIF, at most 5 MB. Without a file the present image stays.', pick: 'Choose an image', picked: (name: string) => `Chosen: ${name}`, notAnImage: 'Choose a PNG, JPEG, WebP or GIF image', tooLarge: 'Choose an image of at most 5 MB' },
    save: 'Save',
  },
  terms: {
    title: 'Terms and privacy',
    edit: 'Edit the terms',
    record: (number: number) => `Record ${number}`,
    save: 'Save',
    fields: {
      termsofuse1: 'Terms of use, part 1', termsofuse2: 'Terms of use, part 2', termsofuse3: 'Terms of use, part 3',
      privacypolicy: 'Privacy policy', cookies: 'Cookies', changestostatement: 'Changes to this statement',
    },
  },
} as const;
