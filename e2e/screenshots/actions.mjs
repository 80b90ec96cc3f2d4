// Actions on a page before its screenshot.
import { adminPassword } from '../ourHost.mjs';

export const demoPassword = 'try-it-out-now';

export const fillFields = async (page, fields) => {
  for (const [name, text] of Object.entries(fields))
    await page.locator(`[name="${name}"]`).fill(text);
};
export const submit = (page) => page.locator('main form button[type="submit"]').click();

/**
 * Clicks the first button with this name and, if a role is given, waits for the dialog it opens.
 */
export const click = (name, dialogRole) => async (page) => {
  await page.getByRole('button', { name }).first().click();
  if (dialogRole) await page.getByRole(dialogRole).waitFor();
};

const asSeeker = (username) => ({
  route: '/login',
  fields: { usernamejobseek: username, passwordnamejobseek: demoPassword },
});
const logins = {
  employer: () => ({
    route: '/loginemp',
    fields: { usernameEmployer: 'demo.employer', passwordnameEmployer: demoPassword },
  }),
  seeker: () => asSeeker('demo.seeker'),
  newcomer: asSeeker,
  admin: () => ({
    route: '/adminlogin',
    fields: { adminname: 'admin', adminpassword: adminPassword },
  }),
};

/**
 * Logs in with a demo account: `employer`, `seeker` or `admin`, or as `newcomer` with the account
 * of that name.
 */
export const logIn = async (page, role, username) => {
  const { route, fields } = logins[role](username);
  await page.goto(route);
  await fillFields(page, fields);
  await submit(page);
  await page.waitForURL(/\/(employerpp|jobseekerpp)\/|\/jobseekdash/);
};
