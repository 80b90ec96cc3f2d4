import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { categories } from '@contract/constants/categories';
import { limits } from '@contract/limits';
import { caseFold } from '@contract/text/caseFold';
import { day, hour } from '@contract/time/durations';
import type { Database, Queryable } from '../database/database';
import { setEmailVerified } from '../repositories/accounts/mailAccounts';
import { bookInterview, upsertInterview } from '../repositories/applications/interviews';
import { insertJobs, type NewJob } from '../repositories/jobs/jobs';
import { addFile } from '../repositories/media/files';
import { addMedia } from '../repositories/media/media';
import { changeEmployer, employers } from '../repositories/people/employers';
import { addPerson } from '../repositories/people/people';
import { changeSeeker, seekers } from '../repositories/people/seekers';
import {
  demoKeyPrefix,
  seedApplication,
  seedFeaturedEmployer,
  seedFilled,
  setEmployerExtras,
} from '../repositories/seed/seeds';
import { recordFact } from '../repositories/site/facts';
import { generatePassword, hashPassword } from '../services/accounts/passwords';
import { demoApplicants, demoDeskApplications } from './demo/applicants';
import { cvPdf } from './demo/cvPdf';
import { demoEmployers } from './demo/employers';
import { demoPostings } from './demo/postings/all';
import { demoFilledPosting } from './demo/savedJobs';
import { demoApplications, demoSeekers } from './demo/seekers';
import type { DemoApplication, DemoEmployer, DemoPerson, DemoPosting } from './demo/shapes';
import { insertDemoColleagues } from './insertDemoColleagues';
import { insertDemoExtras } from './insertDemoExtras';
import { insertDemoHelp } from './insertDemoHelp';
import { insertDemoHiring } from './insertDemoHiring';
import { insertDemoSavedJobs } from './insertDemoSavedJobs';

/** Public demo accounts, and their password (product §6). */
export const demoLogins = ['demo.employer', 'demo.seeker'] as const;
export const demoPassword = 'try-it-out-now';

const logoSize = 256;

/**
 * Inserts the demo data, dated back from `now`, in one transaction; returns false if it was
 * inserted before.
 */
export const insertDemoData = async (db: Database, now: Date): Promise<boolean> => {
  // slow work first, to keep the transaction short; nobody knows the other people's password
  const [open, closed] = await Promise.all([
    hashPassword(demoPassword),
    hashPassword(generatePassword()),
  ]);
  const hashOf = ({ username }: DemoPerson) =>
    demoLogins.some((login) => login === username) ? open : closed;
  const pictures = new Map(
    await Promise.all(
      demoEmployers.map(async ({ username, logo }) => [username, await pictureOf(logo)] as const),
    ),
  );
  return db.transaction(async (tx) => {
    if (!(await recordFact(tx, 'demo-data'))) return false;
    const employerIds = new Map<string, string>();
    for (const [index, employer] of demoEmployers.entries()) {
      const createdAt = new Date(now.getTime() - (40 + index) * day);
      employerIds.set(
        employer.username,
        await insertEmployer(tx, employer, {
          passwordHash: hashOf(employer),
          picture: pictures.get(employer.username),
          createdAt,
        }),
      );
    }
    const seekerIds = new Map<string, string>();
    for (const seeker of [...demoSeekers, ...demoApplicants])
      seekerIds.set(seeker.username, await insertSeeker(tx, seeker, hashOf(seeker)));
    const place = { category: demoFilledPosting.category, index: 0 };
    const filled = { ...demoJob(demoFilledPosting, place, employerIds, now), id: randomUUID() };
    const jobs = [...demoJobs(employerIds, now), filled];
    await insertJobs(tx, jobs);
    const { filledDaysAgo } = demoFilledPosting;
    await seedFilled(tx, filled.id, new Date(now.getTime() - filledDaysAgo * day));
    await insertDemoHiring(tx, jobs, employerIds, now);
    await insertDemoExtras(tx, jobs, employerIds, now);
    const founderId = employerIds.get('demo.employer');
    if (founderId !== undefined)
      await insertDemoColleagues(tx, jobs, { founderId, passwordHash: closed }, now);
    await insertDemoSavedJobs(tx, jobs, { employerIds, seekerIds }, now);
    await insertDemoHelp(tx, seekerIds);
    for (const application of [...demoApplications, ...demoDeskApplications]) {
      const jobId = jobs.find(
        ({ title, employerId }) =>
          title === application.title && employerId === employerIds.get(application.employer),
      )?.id;
      const seekerId = seekerIds.get(application.seeker);
      if (jobId === undefined || seekerId === undefined)
        throw new Error(`The demo data have no ${application.seeker} or no ${application.title}.`);
      await insertApplication(tx, application, { jobId, seekerId, now });
    }
    return true;
  });
};

const pictureOf = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: 300 })
    .resize(logoSize, logoSize)
    .webp({ lossless: true })
    .toBuffer();

type EmployerExtras = { passwordHash: string; picture: Buffer | undefined; createdAt: Date };

const insertEmployer = async (
  tx: Queryable,
  e: DemoEmployer,
  { passwordHash, picture, createdAt }: EmployerExtras,
): Promise<string> => {
  const id = randomUUID();
  const { company } = e;
  await addPerson(tx, employers, { ...e, id, passwordHash });
  await changeEmployer(tx, id, {
    educationEmployer: e.education,
    experienceEmployer: e.experience,
    companyrecruitingfor: e.recruitingFor,
    companyName: company.name,
    companyType: company.type,
    companyCountry: company.country,
    companyPhone: company.phone,
    companyProfile: company.profile,
    companyNumberofemployees: company.size,
    companyWebsite: company.website,
  });
  if (picture === undefined) throw new Error(`${e.username} has no logo.`);
  const logoId = await insertPicture(tx, picture);
  await setEmployerExtras(tx, id, {
    birthDate: e.birthDate,
    residenceCountry: e.residenceCountry,
    companyAddress: company.address,
    logoId,
    createdAt,
  });
  await setEmailVerified(tx, 'employer', id, caseFold(e.email));
  // a copy of the picture, so that replacing it as an administrator doesn't affect the company's
  // logo
  if (e.featured !== undefined)
    await seedFeaturedEmployer(tx, {
      name: company.name,
      mediaId: await insertPicture(tx, picture),
      position: e.featured,
    });
  return id;
};

const insertPicture = async (tx: Queryable, bytes: Buffer): Promise<string> => {
  const id = randomUUID();
  await addMedia(tx, id, { contentType: 'image/webp', bytes });
  return id;
};

const insertSeeker = async (
  tx: Queryable,
  s: DemoPerson,
  passwordHash: string,
): Promise<string> => {
  const id = randomUUID();
  await addPerson(tx, seekers, { ...s, id, passwordHash });
  await setEmailVerified(tx, 'jobseeker', id, caseFold(s.email));
  await changeSeeker(tx, id, { educationjobseek: s.education, experiencejobseek: s.experience });
  return id;
};

const insertApplication = async (
  tx: Queryable,
  a: DemoApplication,
  { jobId, seekerId, now }: { jobId: string; seekerId: string; now: Date },
): Promise<void> => {
  const person = demoApplicants.find(({ username }) => username === a.seeker);
  const fileId = randomUUID();
  const cv = a.cv && person && { fileId, name: `${a.seeker.replace('.', '-')}-cv.pdf` };
  if (cv)
    await addFile(tx, fileId, { contentType: 'application/pdf', bytes: cvPdf(person), pages: 2 });
  const { state = 'sent' } = a;
  const createdAt = new Date(now.getTime() - a.daysAgo * day);
  const decidedAt = new Date(now.getTime() - a.daysAgo * 0.6 * day);
  const id = await seedApplication(tx, {
    jobId,
    seekerId,
    message: a.message,
    note: a.note ?? '',
    state,
    rating: a.rating ?? null,
    tags: a.tags ?? [],
    cv: cv ?? null,
    createdAt,
    movedAt: state === 'sent' ? createdAt : decidedAt,
  });
  if (a.interviewInDays !== undefined)
    await insertInterview(tx, id, startOfDay(now) + (a.interviewInDays * 24 + 16) * hour);
};

const startOfDay = (now: Date): number => Math.floor(now.getTime() / day) * day;

/** Inserts an interview booked for `at`, in milliseconds. */
const insertInterview = async (tx: Queryable, id: string, at: number): Promise<void> => {
  const time = new Date(at);
  const times = [time, new Date(at + 4 * hour), new Date(at + day)];
  const about = { minutes: 45, place: 'https://meet.example/booking-team', message: '' };
  await upsertInterview(tx, id, { kind: 'video', times, ...about }, 'America/Denver');
  await bookInterview(tx, id, time);
};

type JobPlace = { category: string; index: number };
const demoJob = (
  posting: DemoPosting | undefined,
  { category, index }: JobPlace,
  employerIds: ReadonlyMap<string, string>,
  now: Date,
): NewJob => {
  const employerId = posting && employerIds.get(posting.employer);
  const employer = demoEmployers.find(({ username }) => username === posting?.employer);
  if (posting === undefined || employerId === undefined || employer === undefined)
    throw new Error(`The demo posting ${index} of ${category} has no employer.`);
  return {
    ...textsOf(posting),
    company: employer.company.name,
    id: randomUUID(),
    employerId,
    category,
    description: null,
    importKey: `${demoKeyPrefix}${posting.employer}/${posting.title}`,
    ...datesOf(posting, index, now),
  };
};

const demoJobs = (employerIds: ReadonlyMap<string, string>, now: Date): NewJob[] => {
  // alternating between categories, so that neighbors in a list are as mixed as on a real board
  const rows = [0, 1, 2, 3, 4, 5].flatMap((turn) =>
    categories.map((category) => ({ category, posting: demoPostings[category][turn] })),
  );
  return rows.map(({ category, posting }, index) =>
    demoJob(posting, { category, index }, employerIds, now),
  );
};

const textsOf = (p: DemoPosting) => ({
  title: p.title,
  location: p.location,
  overview: p.overview,
  responsibilities: p.responsibilities,
  qualifications: p.qualifications,
  employmentType: p.employmentType,
  payFrom: p.pay[0],
  payTo: p.pay[1],
  vacancies: p.vacancies,
  degree: p.degree,
});

/**
 * Returns a job's dates: some hours apart, today's within the last three, so that no job is dated
 * in the future.
 */
const datesOf = (posting: DemoPosting, index: number, now: Date) => {
  const createdAt = new Date(
    now.getTime() -
      posting.daysAgo * day -
      (posting.daysAgo === 0 ? ((index % 12) + 1) * 0.25 : index % 9) * hour,
  );
  return { createdAt, expiresAt: new Date(createdAt.getTime() + limits.jobLifeDays * day) };
};
