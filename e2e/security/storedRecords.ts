import type { APIRequestContext } from '@playwright/test';
import { expect } from '../fixtures';
import { unique } from '../steps/people';
import type { IsolatedHost } from './isolatedHost';
import { makeWrite, type Write } from './makeWrite';
import { payloads, spread } from './payloads';
import { storeHiring } from './storedHiring';

export const password = 'right horse battery';
/** What identifies one round of records. */
export type Stored = {
  employer: string;
  seeker: string;
  jobId: string;
  jobtitle: string;
  applicationId: string;
};

const jobFields = [
  'jobtitle',
  'companyname',
  'location',
  'joboverview',
  'responsibilities1',
  'responsibilities2',
  'responsibilities3',
  'responsibilities4',
  'responsibilities5',
  'qualification1',
  'qualification2',
  'qualification3',
  'qualification4',
  'employementtype',
  'degreerequired',
];
const companyFields = [
  'locationEmployer',
  'educationEmployer',
  'experienceEmployer',
  'companyrecruitingfor',
  'companyName',
  'companyType',
  'companyCountry',
  'companyPhone',
  'companyProfile',
  'companyNumberofemployees',
  'phoneEmployer',
];
const termsFields = [
  'termsofuse1',
  'termsofuse2',
  'termsofuse3',
  'privacypolicy',
  'cookies',
  'changestostatement',
];

/** Truncates the fields whose names match to the length that the host accepts. */
const cutFields = (fields: Record<string, string>, name: RegExp, length: number) =>
  Object.fromEntries(
    Object.entries(fields).map(([key, text]) => [
      key,
      name.test(key) ? text.slice(0, length) : text,
    ]),
  );

const personFields = (kind: 'Employer' | 'jobseek', username: string, shift: number) => {
  const names = ['firstname', 'lastname', 'phone', 'address', 'location', 'nationality'];
  const texts = spread(
    names.map((name) => `${name}${kind}`),
    shift,
  );
  return {
    ...cutFields(texts, /^(phone|nationality)/, 20),
    [`gender${kind}`]: 'Female',
    [`username${kind}`]: username,
    [`passwordname${kind}`]: password,
    [`email${kind}`]: `u${unique()}@mail.example`,
  };
};

/** Registers an employer with a company profile and logs in; returns the session headers. */
const storeEmployer = async (write: Write, username: string, shift: number) => {
  const registered = await write(
    'post',
    '/employer/employers',
    personFields('Employer', username, shift),
  );
  const { _id } = (await registered.json()) as { _id: string }; // the contract's employer
  await write('post', '/employer/login', {
    usernameEmployer: username,
    passwordnameEmployer: password,
  });
  const session = { 'x-session': `employer:${encodeURIComponent(username)}` };
  const company = cutFields(spread(companyFields, shift), /phone/i, 40);
  await write('put', `/employer/employers/update/${_id}`, company, session);
  await write(
    'put',
    `/employers/${_id}/details`,
    spread(['residenceCountryEmployer', 'companyAddress'], shift),
    session,
  );
  return session;
};

/** Registers a job seeker with a profile and logs in; returns the session headers. */
const storeSeeker = async (write: Write, username: string, shift: number) => {
  const registered = await write(
    'post',
    '/jobseeker/jobseekers',
    personFields('jobseek', username, shift),
  );
  const { _id } = (await registered.json()) as { _id: string }; // the contract's job seeker
  await write('post', '/jobseeker/jobseekers/login', {
    usernamejobseek: username,
    passwordnamejobseek: password,
  });
  const session = { 'x-session': `jobseeker:${encodeURIComponent(username)}` };
  await write(
    'put',
    `/jobseeker/jobseekers/${_id}`,
    spread(['educationjobseek', 'experiencejobseek'], shift),
    session,
  );
  return session;
};

/**
 * Returns a username with a payload, without the invisible characters that the host refuses in
 * usernames.
 */
const usernameWith = (start: string, shift: number): string =>
  `${start}${payloads[shift % payloads.length]?.replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '')}`
    .slice(0, 60)
    .trim();

/**
 * Stores an employer with a job, and a job seeker who applied to it and reported it, with a payload
 * in every text, including their usernames.
 */
export const storeRecords = async (
  request: APIRequestContext,
  host: IsolatedHost,
  shift: number,
): Promise<Stored> => {
  const write = makeWrite(request, host.api);
  const [employer, seeker] = [
    usernameWith(`e${unique()}`, shift),
    usernameWith(`s${unique()}`, shift + 5),
  ];
  const asEmployer = await storeEmployer(write, employer, shift);
  const texts = spread(jobFields, shift);
  const job = {
    ...texts,
    usernameEmployer: employer,
    categoryName: 'Nurse Jobs',
    monthlysalary1: 1,
    monthlysalary2: 2,
    numberofvacancies: 1,
  };
  const posted = await write('post', '/jobdescriptions/add', job, asEmployer);
  const { _id: jobId } = (await posted.json()) as { _id: string }; // the contract's job

  const asSeeker = await storeSeeker(write, seeker, shift);
  const all = payloads.join('\n');
  const sides = { jobId, asEmployer, asSeeker };
  const applicationId = await storeHiring(request, write, host, sides);
  await write('post', `/jobs/${jobId}/reports`, { reason: 'scam', note: all }, asSeeker);
  return { employer, seeker, jobId, jobtitle: texts['jobtitle'] ?? '', applicationId };
};

/** Logs the administrator in; returns the headers of later calls. */
export const loginAdmin = async (write: Write, { adminPassword }: IsolatedHost) => {
  const login = await write('post', '/admin/admins/login', {
    adminname: 'admin',
    adminpassword: adminPassword,
  });
  // the response as in the contract
  return { authorization: `Bearer ${((await login.json()) as { data: string }).data}` };
};

/** Stores payloads in the administrator's texts: terms, featured employers, invitations. */
export const storeAdminTexts = async (
  request: APIRequestContext,
  { api }: IsolatedHost,
  asAdmin: Record<string, string>,
): Promise<void> => {
  const write = makeWrite(request, api);
  // the list as in the contract
  const [terms] = (await (await request.get(`${api}/terms/terms`)).json()) as { _id: string }[];
  await write('put', `/terms/terms/update/${terms?._id}`, spread(termsFields, 3), asAdmin);
  for (const text of payloads.slice(0, 4)) {
    const added = await request.post(`${api}/featured`, {
      multipart: { employerName: text },
      headers: asAdmin,
    });
    expect(added.status(), await added.text()).toBe(201);
  }
  for (const text of payloads.slice(0, 6))
    await write('post', '/admins/invitations', { adminname: text.slice(0, 60) }, asAdmin);
};

/**
 * Takes a job down with payloads as the reason and as the employer's answer. Returns all open
 * cases.
 */
export const storeModeration = async (
  request: APIRequestContext,
  { api }: IsolatedHost,
  asAdmin: Record<string, string>,
  takenDown: Stored,
): Promise<{ caseIds: string[]; takenDownCaseId: string | undefined }> => {
  const write = makeWrite(request, api);
  const all = payloads.join('\n');
  const { items } = (await (
    await request.get(`${api}/admin/cases?limit=50`, { headers: asAdmin })
  ).json()) as { items: { _id: string; job: { _id: string } }[] }; // the contract's page
  const takenDownCaseId = items.find(({ job }) => job._id === takenDown.jobId)?._id;
  await write(
    'post',
    '/admin/cases/decisions',
    { ids: [takenDownCaseId], decision: 'takeDown', reason: all.slice(0, 1000) },
    asAdmin,
  );
  await write('post', '/employer/login', {
    usernameEmployer: takenDown.employer,
    passwordnameEmployer: password,
  });
  await write(
    'post',
    `/jobs/${takenDown.jobId}/answer`,
    { answer: all },
    { 'x-session': `employer:${encodeURIComponent(takenDown.employer)}` },
  );
  return { caseIds: items.map(({ _id }) => _id), takenDownCaseId };
};
