/**
 * The messages of spec §8, word for word, keyed by operationId and by use. confirm: asked before
 * the call; success, failure: a toast or, in a form, an alert beside it; empty: a list without
 * rows; log: written to the console and never shown. Texts that spec §8 doesn't define are in
 * src/texts/.
 */
const invalidLogin = 'Invalid username or password';
const registration = {
  success: 'Registration successful. You can now log in!',
  failure: 'Error occurred while registering',
} as const;
const profileSaved = {
  success: 'data updated successfully',
  contactSuccess: 'Contact information updated successfully',
} as const;

export const messages = {
  loginEmployer: { failure: invalidLogin },
  loginJobSeeker: { failure: invalidLogin },
  loginAdmin: { failure: invalidLogin },
  registerEmployer: registration,
  registerJobSeeker: registration,
  /** The validation messages of both registration forms (spec §5, in its order). */
  registration: {
    passwordsDiffer: 'Passwords do not match',
    emailOrPasswordEmpty: 'Email and password are required',
    licenseNotAccepted: 'Please accept the license agreement',
  },
  updateEmployer: { ...profileSaved, log: 'Error updating employer:' },
  updateJobSeeker: { ...profileSaved, log: 'Error updating job seeker:' },
  getEmployer: { loading: 'Loading...', log: 'Error fetching profile:' },
  getJobSeeker: { loading: 'Loading...', log: 'Error fetching profile:' },
  deleteJob: {
    confirm: 'Are you sure you want to delete this job listing?',
    success: 'Job application deleted successfully',
    log: 'Error deleting job:',
  },
  updateJob: { success: 'Job details updated successfully!', log: 'Error updating job:' },
  addJob: {
    success: 'Job post added successfully!',
    failure: 'Error adding job post. Please try again.',
  },
  deleteEmployer: {
    success: 'Employer deleted successfully',
    failure: 'Error deleting employer',
    invalidId: 'Invalid ID',
  },
  deleteJobSeeker: {
    success: 'jobseeker deleted successfully',
    failure: 'Error deleting jobseeker',
    invalidId: 'Invalid ID',
  },
  updateFeaturedEmployer: {
    /** The employer's name followed by the spec's words. */
    success: (employerName: string) => `${employerName} was updated successfully`,
    failure: 'Error updating featured employer',
  },
  updateTerms: { success: 'Term updated successfully!', failure: 'Error updating term' },
  getJob: {
    failure: 'Error: Error fetching job description',
    empty: 'No job description found',
  },
  /** Home and the listing (spec §2.3, §8). */
  getJobs: {
    empty: 'No job descriptions found',
    adminEmpty: 'No job applications found',
    loading: 'Loading...',
    log: 'Error fetching data:',
  },
  /** Our own host's call for the same jobs. */
  searchJobs: { log: 'Error fetching data:' },
  getJobsByEmployer: {
    empty: 'No job applications found',
    inlineEmpty: 'No job descriptions found',
    log: 'Error fetching jobs:',
  },
  getJobsByCategory: { empty: 'No job descriptions found', log: 'Error fetching jobs:' },
  getFeaturedEmployers: { log: 'Error fetching featured employers:' },
  getCategories: { empty: 'No job descriptions found', log: 'Error fetching categories:' },
  getTerms: { loading: 'Loading...', log: 'Error fetching terms:' },
  getEmployers: { loading: 'Loading...', log: 'Error fetching employers:' },
  getJobSeekers: { loading: 'Loading...', log: 'Error fetching job seekers:' },
  getApplications: { empty: 'No job application found', log: 'Error fetching applications:' },
  /**
   * Logged when My Profile is clicked without a role or username (spec §2.2), and by the apply
   * screen's button on a spec host (spec §2.13).
   */
  session: { profileLog: 'No role or username in the session' },
  sendEmail: { log: 'Send Email:' },
} as const;
