import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expect, type TestHost } from '../fixtures';
import { holdCalls } from './calls';
import { makeAccount, signIn } from './hosts';
import { field, type Account } from './people';

export const profilePath = ({ role, username }: Account): string =>
  role === 'employer' ? `/employerpp/${username}` : `/jobseekerpp/${username}`;

/**
 * Opens a profile whose record is still loading: expects only "Loading..." until the response
 * arrives, then the person's name and no "Loading...".
 */
export const expectLoadingFirst = async (
  page: Page,
  path: string,
  call: RegExp,
  name: string,
): Promise<void> => {
  const main = page.getByRole('main');
  const answer = await holdCalls(page, call);
  const asked = page.waitForRequest(call);
  await page.goto(path);
  await asked;
  await expect(main.getByText('Loading...', { exact: true })).toHaveCount(1);
  await expect(main.getByText(name)).toHaveCount(0);
  answer();
  await expect(main.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(main.getByText('Loading...', { exact: true })).toHaveCount(0);
  await page.unroute(call);
};

/** Finds a section of a profile by its heading. */
export const section = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('region', { name, exact: true });
/** Finds the value next to a label in a section. */
export const fact = (of: Locator, label: string): Locator =>
  of.locator(`dt:text-is("${label}") + dd`);
/** Returns the labels and values of a section, in order. */
export const factsOf = async (of: Locator): Promise<[string, string][]> => {
  const [labels, values] = await Promise.all([
    of.locator('dt').allInnerTexts(),
    of.locator('dd').allInnerTexts(),
  ]);
  return labels.map((label, index) => [label, values[index] ?? '']);
};

/**
 * Changes an account's record on the test's host without the app; on the app's own host, the page
 * gets logged in as the account.
 */
export const setFields = async (
  page: Page,
  { origin, specHost }: TestHost,
  { role, username }: Account,
  fields: Record<string, string>,
): Promise<void> => {
  if (specHost) {
    const { employers, seekers } = specHost.records();
    const record =
      role === 'employer'
        ? employers.find(({ usernameEmployer }) => usernameEmployer === username)
        : seekers.find(({ usernamejobseek }) => usernamejobseek === username);
    if (!record) throw new Error(`No record of ${username}`);
    Object.assign(record, fields);
    return;
  }
  const [read, write] =
    role === 'employer'
      ? ['employer/employers/username', 'employer/employers/update']
      : ['jobseeker/jobseekers/username', 'jobseeker/jobseekers'];
  // the contract's employer in `data`, or its job seeker
  const answer: { _id?: string; data?: { _id: string } } = await (
    await page.request.get(`${origin}/api/${read}/${username}`)
  ).json();
  const response = await page.request.put(
    `${origin}/api/${write}/${answer.data?._id ?? answer._id}`,
    { data: fields },
  );
  expect(response.status(), await response.text()).toBe(200);
};

/** Creates an account with these profile fields, logs in and opens the profile. */
export const openProfile = async (
  page: Page,
  app: TestHost,
  request: APIRequestContext,
  role: Account['role'],
  fields: Record<string, string> = {},
): Promise<Account> => {
  const account = await makeAccount(request, app, role);
  await signIn(page, app, account);
  if (Object.keys(fields).length > 0) await setFields(page, app, account, fields);
  await page.goto(profilePath(account));
  await expect(page.getByRole('heading', { level: 1, name: 'Ada Morrow' })).toBeVisible();
  return account;
};

/**
 * The heading of a new employer's public page: the person, or the company if a spec host's records
 * already have one.
 */
export const newEmployerHeading = /^(Ada Morrow|Larkfield Health)$/;

/** An editable section of a profile (spec §2.7, §2.8, §7). */
export type EditedSection = {
  role: Account['role'];
  title: string;
  /** The edit icon's name. */
  icon: string;
  /** The toast of spec §8. */
  toast: string;
  operation: 'updateEmployer' | 'updateJobSeeker';
  /** The fields of spec §7, with values to enter. */
  fields: Record<string, string>;
  /** The field that is checked, with the label and text it is shown with. */
  seen: { field: string; label: string; text: string };
};

const [saved, contactSaved] = [
  'data updated successfully',
  'Contact information updated successfully',
];
export const editedSections: readonly EditedSection[] = [
  {
    role: 'jobseeker',
    title: 'About you',
    icon: 'Edit Location, Education and Experience',
    toast: saved,
    operation: 'updateJobSeeker',
    fields: {
      locationjobseek: 'Boise, ID',
      educationjobseek: 'BSc Nursing',
      experiencejobseek: 'Six years on wards',
    },
    seen: { field: 'locationjobseek', label: 'Location', text: 'Boise, ID' },
  },
  {
    role: 'jobseeker',
    title: 'Contact Information',
    icon: 'Edit Contact Information',
    toast: contactSaved,
    operation: 'updateJobSeeker',
    fields: { emailjobseek: 'EMAIL', phonejobseek: '15550199' },
    seen: { field: 'phonejobseek', label: 'Mobile number', text: '15550199' },
  },
  {
    role: 'employer',
    title: 'About you',
    icon: 'Edit Location, Education, Experience and Company recruiting for',
    toast: saved,
    operation: 'updateEmployer',
    fields: {
      locationEmployer: 'Boise, ID',
      educationEmployer: 'MBA',
      experienceEmployer: 'Twelve years of hiring',
      companyrecruitingfor: 'Tallgrass Software',
    },
    seen: {
      field: 'companyrecruitingfor',
      label: 'Company recruiting for',
      text: 'Tallgrass Software',
    },
  },
  {
    role: 'employer',
    title: 'Company Information',
    icon: 'Edit Company Information',
    toast: saved,
    operation: 'updateEmployer',
    fields: {
      companyName: 'Meridian Bank',
      companyType: 'Bank',
      companyCountry: 'CA',
      companyPhone: '15550155',
      companyProfile: 'Branches in nine towns.',
      companyNumberofemployees: '320',
      companyWebsite: 'https://meridian.example',
    },
    seen: { field: 'companyName', label: 'Company name', text: 'Meridian Bank' },
  },
  {
    role: 'employer',
    title: 'Contact Information',
    icon: 'Edit Contact Information',
    toast: contactSaved,
    operation: 'updateEmployer',
    fields: { emailEmployer: 'EMAIL', phoneEmployer: '15550199' },
    seen: { field: 'phoneEmployer', label: 'Mobile number', text: '15550199' },
  },
];

/** Returns the values to enter in a section's fields; email addresses are unique per account. */
export const fieldsFor = (
  { fields }: EditedSection,
  { username }: Account,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, text]) => [
      name,
      text === 'EMAIL' ? `new.${username}@example.com` : text,
    ]),
  );

export const openSection = (page: Page, { title, icon }: EditedSection): Promise<void> =>
  section(page, title).getByRole('button', { name: icon, exact: true }).click();
/**
 * Fills in a section's fields; the app's own host asks for the password if the email address
 * changes.
 */
export const fillSection = async (
  page: Page,
  fields: Record<string, string>,
  { password }: Account,
): Promise<void> => {
  for (const [name, text] of Object.entries(fields)) {
    if (name === 'companyCountry') await field(page, name).selectOption(text);
    else await field(page, name).fill(text);
  }
  const asked = field(page, 'password');
  if ((await asked.count()) > 0) await asked.fill(password);
};
export const saveSection = (page: Page, { title }: EditedSection): Promise<void> =>
  section(page, title).getByRole('button', { name: 'Save', exact: true }).click();
