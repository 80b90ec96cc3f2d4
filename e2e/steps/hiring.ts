import type { Page } from '@playwright/test';
import type { TestHost } from '../fixtures';
import { applyFor, pdfWith } from './cvs';
import { makeAccount, makeJob, signIn } from './hosts';
import { newPosting } from './jobs';
import { confirmEmail } from './mails';
import { unique } from './people';

/**
 * Creates an employer with an applicant, both with confirmed addresses and each in a separate
 * browser.
 */
export const meet = async (desk: Page, phone: Page, app: TestHost) => {
  const employer = await makeAccount(desk.request, app, 'employer');
  const seeker = await makeAccount(phone.request, app, 'jobseeker', { firstname: 'Nadia' });
  const title = `Ward Nurse ${unique()}`;
  const jobId = await makeJob(desk.request, app, employer, newPosting(title));
  await confirmEmail(desk, employer);
  await confirmEmail(phone, seeker);
  const cv = { name: 'nadia.pdf', bytes: pdfWith('Six years on acute wards') };
  await applyFor(phone.request, app, seeker, { jobId, note: 'Six years on wards.', cv });
  await signIn(desk, app, employer);
  await signIn(phone, app, seeker);
  return { employer, seeker, title };
};
